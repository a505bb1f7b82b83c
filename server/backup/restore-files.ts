import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeDataFolder } from '../database/data-folder.ts'
import { identifyingBytes, readMediaType } from '../files/media-types.ts'
import { fileStore } from '../start/choose-file-store.ts'
import type { Config } from '../start/config.ts'
import { type BackupSource, copyFile } from './backup-source.ts'
import { forEach } from './copy-files.ts'
import { flushFolder } from './hash-file.ts'
import { filesFolder, type Manifest } from './manifest.ts'

type Place = Pick<Config, 'dataDir' | 's3'>

/** So many files, spread over the backup, are looked for in a bucket before anything is restored into it. */
const lookedFor = 50

/** The names of the uploaded files of a backup. */
function slugsOf({ files }: Manifest): string[] {
  return files.filter(({ path }) => path.startsWith(`${filesFolder}/`)).map(({ path }) => basename(path))
}

/** Refuses a folder that has files, or a bucket that has files of this backup. */
export async function checkNoFiles(place: Place, manifest: Manifest): Promise<void> {
  if (!place.s3) {
    const folder = join(place.dataDir, filesFolder)
    const names = await readdir(folder).catch(() => [])
    if (names.length > 0) throw new Error(`${folder} is not empty. Choose a new data folder with DATA_DIR.`)
    return
  }
  const store = await fileStore(place)
  const slugs = slugsOf(manifest)
  const step = Math.max(1, Math.floor(slugs.length / lookedFor))
  for (const slug of slugs.filter((_, index) => index % step === 0)) {
    const bytes = await store.get(slug)
    bytes?.destroy()
    if (bytes) {
      throw new Error(`The bucket ${place.s3.bucket} has files of this backup already. Choose an empty bucket.`)
    }
  }
}

/** Restores the uploaded files. Returns a function that deletes them again, for when the database cannot be restored. */
export function restoreFiles(place: Place, source: BackupSource): Promise<() => Promise<void>> {
  return place.s3 ? restoreIntoBucket(place, source) : restoreIntoFolder(place.dataDir, source)
}

async function restoreIntoFolder(dataDir: string, { manifest, read }: BackupSource) {
  await makeDataFolder(dataDir)
  const target = join(dataDir, filesFolder)
  const copy = await mkdtemp(`${target}.restoring-`)
  try {
    await forEach(slugsOf(manifest), async (slug) => {
      await copyFile(await read(`${filesFolder}/${slug}`), join(copy, slug))
    })
    await flushFolder(copy)
    await mkdir(target, { recursive: true })
    await rename(copy, target)
    await flushFolder(dataDir)
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
  return () => rm(target, { recursive: true, force: true })
}

async function restoreIntoBucket(place: Place, { manifest, read }: BackupSource) {
  const store = await fileStore(place)
  const stored: string[] = []
  const remove = () => forEach(stored, (slug) => store.remove(slug))
  try {
    await forEach(slugsOf(manifest), async (slug) => {
      const path = `${filesFolder}/${slug}`
      const mediaType = await mediaTypeOf(await read(path))
      stored.push(slug)
      await store.put(slug, await read(path), mediaType)
    })
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

async function mediaTypeOf(bytes: Readable) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of bytes) {
    parts.push(part)
    size += part.length
    if (size >= identifyingBytes) break
  }
  return (await readMediaType(Buffer.concat(parts).subarray(0, identifyingBytes))) ?? 'application/pdf'
}
