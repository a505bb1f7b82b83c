import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { directUrlOf } from '../database/pooler.ts'
import { fileStore } from '../start/choose-file-store.ts'
import type { Config } from '../start/config.ts'
import { type BackupTarget, beginBackup } from './backup-target.ts'
import { copyFiles } from './copy-files.ts'
import { copyEmbedded } from './embedded-copy.ts'
import { flushFolder } from './hash-file.ts'
import type { Manifest } from './manifest.ts'
import { dumpPostgres } from './postgresql-copy.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 's3' | 'backupRecipients'>

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
    const target = await beginBackup(partial, place.backupRecipients)
    const { named, ...database } = await copyDatabase(place, target)
    const unusable = await copyFiles(await fileStore(place), named, target)
    const manifest = await target.finish({ created_at: now.toISOString(), ...database, ...unusable })
    await flushFolder(partial)
    await rename(partial, folder)
    await flushFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

function copyDatabase(place: Place, target: BackupTarget) {
  const url = directUrlOf(place)
  return url ? dumpPostgres(url, target) : copyEmbedded(place.dataDir, target)
}
