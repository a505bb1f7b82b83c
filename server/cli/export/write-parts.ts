import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { flushFolder } from '../../backup/hash-file.ts'
import { type ZipPart, zipOf } from '../../files/zip.ts'

/**
 * Writes files into a new folder, or into a new ZIP, if the name ends so. It is written under a temporary name, so that what has the
 * right name is always complete. Nothing is overwritten.
 */
export async function writeParts(target: string, parts: AsyncIterable<ZipPart>): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new folder or file.`)
  await mkdir(dirname(target), { recursive: true })
  const partial = await mkdtemp(`${target}.partial-`)
  try {
    const zip = target.endsWith('.zip') ? join(partial, 'register.zip') : undefined
    if (zip === undefined) await writeFolder(partial, parts)
    else await pipeline(Readable.from(zipOf(parts)), createWriteStream(zip, onlyNew))
    await flushFolder(partial)
    await rename(zip ?? partial, target)
    await flushFolder(dirname(target))
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

/** On the disk before it is closed. */
const onlyNew = { flags: 'wx', flush: true }

async function writeFolder(folder: string, parts: AsyncIterable<ZipPart>): Promise<void> {
  for await (const { path, content } of parts) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    await pipeline(Readable.from(Buffer.isBuffer(bytes) ? [bytes] : bytes), createWriteStream(file, onlyNew))
  }
}
