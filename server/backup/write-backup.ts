import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { directUrlOf } from '../database/pooler.ts'
import { fileStore } from '../start/choose-file-store.ts'
import type { Config } from '../start/config.ts'
import { copyFiles } from './copy-files.ts'
import { copyEmbedded } from './embedded-copy.ts'
import { flushFolder, hashFile, listFilesBelow } from './hash-file.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { dumpPostgres } from './postgresql-copy.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 's3'>

/**
 * Writes a backup of the database and the uploaded files into a new folder. It is written under a temporary name, so that a
 * folder with the right name is always complete. The database is copied first, then the files that it names.
 */
export async function writeBackup(place: Place, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Choose a new folder for the backup.`)
  if (!relative(place.dataDir, folder).startsWith('..')) {
    throw new Error(`${folder} is in the data folder, and would be lost together with it. Choose another place.`)
  }
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const partial = await mkdtemp(`${folder}.partial-`)
  try {
    const { named, ...database } = await copyDatabase(place, partial)
    const databaseFiles = await measureFiles(partial)
    const { files, ...unusable } = await copyFiles(await fileStore(place), named, partial)
    const manifest: Manifest = {
      format: 1,
      created_at: now.toISOString(),
      ...database,
      files: [...databaseFiles, ...files],
      ...unusable,
    }
    await writeManifest(partial, manifest)
    await flushFolder(partial)
    await rename(partial, folder)
    await flushFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

function copyDatabase(place: Place, folder: string) {
  const url = directUrlOf(place)
  return url ? dumpPostgres(url, folder) : copyEmbedded(place.dataDir, folder)
}

/** The files that were written to a backup so far. */
async function measureFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const path of await listFilesBelow(folder)) files.push({ path, ...(await hashFile(join(folder, path))) })
  return files
}
