//! Faces of dice as they are written in a save: one character per face (`1` to
//! `9`, then `a` for 10 and so on), so that a long history of throws stays
//! short. A face over 35, as in bearings, is a dot and two characters (`.20`
//! for 72).

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// The number of values written as one character, including 0.
const SINGLE: u8 = 36;

/// Writes faces.
pub(super) fn serialize<S: Serializer>(faces: &[u8], to: S) -> Result<S::Ok, S::Error> {
    let digit = |number: u8| char::from_digit(number.into(), SINGLE.into()).unwrap_or('0');
    let mut text = String::new();
    for &face in faces {
        if face >= SINGLE {
            text.push('.');
            text.push(digit(face / SINGLE));
        }
        text.push(digit(face % SINGLE));
    }
    to.serialize_str(&text)
}

/// Reads faces.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    read(&String::deserialize(from)?).ok_or_else(|| Error::custom("not the face of a die"))
}

fn read(text: &str) -> Option<Vec<u8>> {
    let mut faces = Vec::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let digit = |letter: char| letter.to_digit(SINGLE.into());
        let face = match letter {
            '.' => digit(letters.next()?)? * u32::from(SINGLE) + digit(letters.next()?)?,
            one => digit(one)?,
        };
        faces.push(u8::try_from(face).ok()?);
    }
    Some(faces)
}

/// The same for optional faces.
pub(super) mod maybe {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Faces(#[serde(with = "super")] Vec<u8>);

    #[allow(clippy::ref_option)] // The signature is serde's.
    pub(in super::super) fn serialize<S: Serializer>(
        faces: &Option<Vec<u8>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        faces.clone().map(Faces).serialize(to)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Vec<u8>>, D::Error> {
        Ok(Option::<Faces>::deserialize(from)?.map(|faces| faces.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(faces: &[u8]) -> String {
        let text = serialize(faces, serde_json::value::Serializer).ok();
        let text = text.as_ref().and_then(serde_json::Value::as_str);
        text.unwrap_or_default().to_owned()
    }

    #[test]
    fn every_face_is_read_as_it_was_written() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(read(&written(&all)), Some(all.clone()));
        for &first in &all {
            for &second in &all {
                let faces = [first, second];
                assert_eq!(read(&written(&faces)).as_deref(), Some(&faces[..]));
            }
        }
        assert_eq!(written(&[1, 10, 35, 36, 72, 255, 2]), "1az.10.20.732");
    }

    #[test]
    fn what_was_written_before_bearings_is_read_as_it_was() {
        let old: Vec<u8> = (0..36).collect();
        assert_eq!(written(&old), "0123456789abcdefghijklmnopqrstuvwxyz");
        assert_eq!(read("0123456789abcdefghijklmnopqrstuvwxyz"), Some(old));
        for wrong in [".", ".1", ".zz", "1.", "?", "..1", "ą"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
