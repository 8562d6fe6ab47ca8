//! Restores newer records from the [mirror](crate::battle::mirror), and copies every write
//! to it. A separate chunk: most starts do not need it, and the first screen does not wait
//! for it.

use std::pin::Pin;

use wasm_bindgen_futures::spawn_local;

use super::local::with;
use super::mirror::Written;
use super::{alive, mirror};
use crate::battle::store::{Compared, Store};
use crate::chunk::{Chunk, chunk};

/// The code that updates the mirror, once loaded.
pub(super) static MIRRORING: Chunk<Mirroring> = chunk!(mirroring, Mirroring, ALL);

type Done<T> = Pin<Box<dyn Future<Output = T>>>;

/// The functions that the store calls.
pub(super) struct Mirroring {
    /// Takes over newer records from the mirror, which is of this generation; `None` if it
    /// could not be read.
    pub compare: fn(u64) -> Done<Option<Compared>>,
    /// Copies everything to the mirror, which was behind.
    pub catch_up: fn() -> Done<()>,
    /// Copies recent writes to the mirror.
    pub follow: fn(),
}

static ALL: Mirroring = Mirroring {
    compare: |newest| Box::pin(compare(newest)),
    catch_up: || Box::pin(catch_up()),
    follow,
};

async fn compare(newest: u64) -> Option<Compared> {
    let records = mirror::read().await?;
    with(|store| store.compare(newest, records))
}

async fn catch_up() {
    if let Some(records) = mirror::read().await {
        with(|store| store.mirror_all(&records));
        follow();
    }
}

fn follow() {
    if !alive::is_alive() {
        return;
    }
    let records = with(Store::to_mirror).unwrap_or_default();
    if records.is_empty() {
        return;
    }
    spawn_local(async move {
        let mut records = records;
        let mut written = mirror::write(&records, false).await;
        if written == Written::Anew {
            // The mirror was deleted under the open page, or does not exist yet.
            with(|store| store.mirror_all(&[]));
            let known = with(Store::to_mirror).unwrap_or_default();
            records.retain(|one| known.iter().all(|other| other.key != one.key));
            records.extend(known);
            written = mirror::write(&records, true).await;
        }
        if written != Written::Done {
            // The records still have to be mirrored: the write after the next tap may succeed.
            with(|store| store.not_mirrored(records));
        }
    });
}
