import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { forEach } from './copy-files.ts'
import { hashFile } from './hash-file.ts'
import type { Manifest } from './manifest.ts'

/** Refuses a backup of which a file is missing or is not what it was when the backup was made. */
export async function verifyBackup(folder: string, { files }: Manifest): Promise<void> {
  await forEach(files, async ({ path, size, sha256 }) => {
    const found = await stat(join(folder, path)).catch(() => undefined)
    if (!found) throw new Error(`The backup ${folder} is not complete: ${path} is missing.`)
    const isWhole = found.size === size && (await hashFile(join(folder, path))).sha256 === sha256
    if (!isWhole) throw new Error(`The backup ${folder} is damaged: ${path} has changed since it was written.`)
  })
}
