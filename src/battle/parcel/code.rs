//! QR codes.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// How fine the squares of a QR code are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fineness {
    /// Read by any camera: 65 squares per side.
    Coarse,
    /// Read by the camera of a recent phone: 137 squares per side.
    #[default]
    Usual,
    /// As much as a code can hold: 177 squares per side, for a good camera and a large
    /// screen.
    Fine,
}

impl Fineness {
    /// All, the coarsest first.
    pub const ALL: [Self; 3] = [Self::Coarse, Self::Usual, Self::Fine];

    /// The name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coarse => "coarse",
            Self::Usual => "usual",
            Self::Fine => "fine",
        }
    }

    /// The largest version of the standard that is used, and the bits it holds at the lowest
    /// level of error correction.
    const fn largest(self) -> (u8, usize) {
        match self {
            Self::Coarse => (12, 370 * 8),
            Self::Usual => (30, 1735 * 8),
            Self::Fine => (40, 2956 * 8),
        }
    }

    /// The number of digits a code holds after an address of `address` bytes.
    pub const fn digits(self, address: usize) -> usize {
        // Two segments, each with its mode and its length.
        let bits = self.largest().1.saturating_sub(20 + 18 + 8 * address);
        bits / 10 * 3
    }
}

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    size: usize,
    dark: Vec<bool>,
}

/// The quiet zone around a code, in modules, as the standard requires.
const QUIET: usize = 4;

impl Code {
    /// The code for an address that ends in digits; `None` if it is too long.
    pub fn new(address: &str, digits: &str, fineness: Fineness) -> Option<Self> {
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let mut segments = vec![QrSegment::make_bytes(address.as_bytes())];
        if !digits.is_empty() {
            // Three digits take ten bits; as letters they would take 24.
            segments.push(QrSegment::make_numeric(digits));
        }
        let code = QrCode::encode_segments_advanced(
            &segments,
            QrCodeEcc::Low,
            Version::MIN,
            Version::new(fineness.largest().0),
            None,
            true,
        );
        let code = code.ok()?;
        let size = code.size();
        let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        Some(Self {
            dark: squares.map(|(x, y)| code.get_module(x, y)).collect(),
            size: usize::try_from(size).ok()?,
        })
    }

    /// How many squares it has per side, with the white space around it.
    pub const fn side(&self) -> usize {
        self.size + 2 * QUIET
    }

    /// Whether a square is dark, counted from the top left corner of the code.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        x < self.size && self.dark.get(y * self.size + x) == Some(&true)
    }

    /// Its dark squares as the `d` of an SVG path, one unit per square.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size {
            let mut x = 0;
            while x < self.size {
                let run = (x..self.size).take_while(|x| self.is_dark(*x, y)).count();
                if run > 0 {
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                x += run + 1;
            }
        }
        path
    }
}
