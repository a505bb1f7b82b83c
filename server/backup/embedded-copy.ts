import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectEmbedded } from '../database/connect.ts'
import { makeDataFolder } from '../database/data-folder.ts'
import { lockDataFolder, lockFile } from '../database/embedded/data-folder-lock.ts'
import { countRows } from '../records/shared/stored-contents.ts'
import { type BackupSource, copyFolder } from './backup-source.ts'
import type { BackupTarget } from './backup-target.ts'
import { listBelow } from './hash-file.ts'
import { type AfterRestore, type DatabaseCopy, describeDatabase } from './manifest.ts'

/** The folder of a backup with the embedded database. */
export const databaseFolder = 'database'

/**
 * Copies the embedded database, which nobody may use meanwhile, into a backup. A first copy beside it is opened once, so that the
 * backup is known to work and needs no recovery when it is restored.
 */
export async function copyEmbedded(dataDir: string, target: BackupTarget): Promise<DatabaseCopy> {
  const source = join(dataDir, databaseFolder)
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}. Check DATA_DIR and DATABASE_URL.`)
  const unlock = await lockDataFolder(source).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}. Stop the portal, make the backup, and start it again.`)
  })
  const copy = await mkdtemp(join(dataDir, `${databaseFolder}.copy-`))
  try {
    await cp(source, copy, { recursive: true }).finally(unlock)
    const database = await connectEmbedded({ dataDir: copy })
    const described = await describeDatabase(database.db).finally(() => database.close())
    await rm(join(copy, lockFile))
    await addToBackup(copy, target)
    return { database: 'embedded', ...described }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Adds a copy with its empty folders, which PostgreSQL needs. */
async function addToBackup(copy: string, target: BackupTarget): Promise<void> {
  const { folders, files } = await listBelow(copy)
  for (const path of ['', ...folders]) await target.addFolder(join(databaseFolder, path))
  for (const path of files) await target.addFile(`${databaseFolder}/${path}`, createReadStream(join(copy, path)))
}

/** Refuses a data folder that has an embedded database. */
export async function checkNoEmbedded(dataDir: string): Promise<void> {
  const folder = join(dataDir, databaseFolder)
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) {
    throw new Error(
      `${folder} is not empty. A backup is restored into a new data folder only: choose one with DATA_DIR, or move this one away.`,
    )
  }
}

/**
 * Restores an embedded database into a data folder without one, after a check of the number of rows of every table. `finish` runs
 * when they are right.
 */
export async function restoreEmbedded(
  dataDir: string,
  source: BackupSource,
  { check, finish }: AfterRestore,
): Promise<void> {
  await makeDataFolder(dataDir)
  const copy = await mkdtemp(join(dataDir, `${databaseFolder}.restoring-`))
  try {
    await copyFolder(source, databaseFolder, copy)
    const database = await connectEmbedded({ dataDir: copy })
    try {
      check(await countRows(database.db))
      await finish(database.db)
    } finally {
      await database.close()
    }
    await rename(copy, join(dataDir, databaseFolder))
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
}
