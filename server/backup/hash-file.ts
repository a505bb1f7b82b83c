import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupFile } from './manifest.ts'

export type Measured = Pick<BackupFile, 'size' | 'sha256'>

/** The same bytes, whose size and SHA-256 are known when all of them have been read. */
export function measured(chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let size = 0
  async function* measure() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { bytes: measure(), result: (): Measured => ({ size, sha256: hash.digest('hex') }) }
}

/** Writes a stream to a new file, flushed to the disk, and returns its size and SHA-256. */
export async function writeFileHashed(bytes: Readable, path: string): Promise<Measured> {
  const content = measured(bytes)
  await pipeline(content.bytes, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return content.result()
}

/** The size and the SHA-256 of a file. */
export function hashFile(path: string): Promise<Measured> {
  return hashOf(createReadStream(path))
}

/** The size and the SHA-256 of what a stream has. */
export async function hashOf(bytes: Readable): Promise<Measured> {
  const content = measured(bytes)
  for await (const _ of content.bytes);
  return content.result()
}

/** Flushes the names in a folder to the disk. Windows does not offer this. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Every folder and file below a folder, as paths in it with slashes, in the order of their names. */
export async function listBelow(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
  return {
    folders: entries
      .filter((entry) => entry.isDirectory())
      .map(pathOf)
      .sort(),
    files: entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .sort(),
  }
}
