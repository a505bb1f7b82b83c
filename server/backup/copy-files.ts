import type { FileStore } from '../files/file-store.ts'
import type { NamedFile } from '../records/shared/stored-contents.ts'
import type { BackupTarget } from './backup-target.ts'
import { filesFolder, type Manifest } from './manifest.ts'

/** How many files are copied at once, so that a store with slow replies does not slow everything down. */
const atOnce = 4

/**
 * Copies uploaded files from the file store into a backup. The files are those of a database that was copied before: a file is
 * stored before its row is written, and its content stays as long as the row, so that none of them is still on its way.
 */
export async function copyFiles(
  store: FileStore,
  named: NamedFile[],
  target: BackupTarget,
): Promise<Pick<Manifest, 'missing' | 'damaged'>> {
  await target.addFolder(filesFolder)
  const copied: Pick<Manifest, 'missing' | 'damaged'> = { missing: [], damaged: [] }
  await forEach(named, async ({ slug, size_bytes, sha256 }) => {
    const bytes = await store.get(slug)
    if (!bytes) return void copied.missing.push(slug)
    const measured = await target.addFile(`${filesFolder}/${slug}`, bytes)
    if (measured.size !== size_bytes || measured.sha256 !== (sha256 ?? measured.sha256)) copied.damaged.push(slug)
  })
  return copied
}

/** Calls a function for every item, for a few of them at once. */
export async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
