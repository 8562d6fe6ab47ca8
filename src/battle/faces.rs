//! Faces of dice as they are written in a save: one character a face (`1` to
//! `9`, then `a` for 10 and so on), so that a long history of throws stays
//! short.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Writes faces, one character each.
pub(super) fn serialize<S: Serializer>(faces: &[u8], to: S) -> Result<S::Ok, S::Error> {
    let text: String = faces
        .iter()
        .map(|face| char::from_digit(u32::from(*face).min(35), 36).unwrap_or('0'))
        .collect();
    to.serialize_str(&text)
}

/// Reads faces, one character each.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    String::deserialize(from)?
        .chars()
        .map(|face| face.to_digit(36).map(|face| face as u8))
        .collect::<Option<_>>()
        .ok_or_else(|| Error::custom("not the face of a die"))
}

/// The same for faces that may not be there.
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
