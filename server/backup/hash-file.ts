import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupFile } from './manifest.ts'

type Measured = Pick<BackupFile, 'size' | 'sha256'>

/** Writes a stream to a new file, flushed to the disk, and returns its size and SHA-256. */
export async function writeFileHashed(bytes: Readable, path: string): Promise<Measured> {
  const hash = createHash('sha256')
  let size = 0
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(bytes, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { size, sha256: hash.digest('hex') }
}

/** The size and the SHA-256 of a file. */
export async function hashFile(path: string): Promise<Measured> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** Flushes the names in a folder to the disk. Windows does not offer this. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Every file below a folder, as paths in it with slashes, in the order of their names. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
