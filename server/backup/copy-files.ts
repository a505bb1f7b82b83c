import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../files/file-store.ts'
import type { NamedFile } from '../records/shared/stored-contents.ts'
import { flushFolder, writeFileHashed } from './hash-file.ts'
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
  folder: string,
): Promise<Pick<Manifest, 'files' | 'missing' | 'damaged'>> {
  await mkdir(join(folder, filesFolder), { mode: 0o700 })
  const copied: Pick<Manifest, 'files' | 'missing' | 'damaged'> = { files: [], missing: [], damaged: [] }
  await forEach(named, async ({ slug, size_bytes, sha256 }) => {
    const bytes = await store.get(slug)
    if (!bytes) return void copied.missing.push(slug)
    const path = `${filesFolder}/${slug}`
    const measured = await writeFileHashed(bytes, join(folder, path))
    copied.files.push({ path, ...measured })
    if (measured.size !== size_bytes || measured.sha256 !== (sha256 ?? measured.sha256)) copied.damaged.push(slug)
  })
  await flushFolder(join(folder, filesFolder))
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
