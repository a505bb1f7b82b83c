import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ZipPart, zipOf } from '../../files/zip.ts'

/** Writes files into a folder, which must be new or empty; or into a new ZIP, if the name ends so. Nothing is overwritten. */
export async function writeParts(target: string, parts: AsyncIterable<ZipPart>): Promise<void> {
  if (target.endsWith('.zip')) return writeZip(target, parts)
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty. Name a new folder.`)
  for await (const { path, content } of parts) {
    const file = join(target, path)
    await mkdir(dirname(file), { recursive: true })
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    await pipeline(Readable.from(Buffer.isBuffer(bytes) ? [bytes] : bytes), createWriteStream(file, { flags: 'wx' }))
  }
}

async function writeZip(target: string, parts: AsyncIterable<ZipPart>): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const handle = await open(target, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${target} exists already. Name a new file.`) : error
  })
  try {
    await pipeline(Readable.from(zipOf(parts)), handle.createWriteStream())
  } catch (error) {
    // Half a ZIP cannot be opened.
    await rm(target, { force: true })
    throw error
  }
}
