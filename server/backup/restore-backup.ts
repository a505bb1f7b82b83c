import { recordRestore } from '../audit/begin-era.ts'
import type { Db } from '../database/connect.ts'
import { migrationNames } from '../database/migrate.ts'
import { directUrlOf } from '../database/pooler.ts'
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import type { Config } from '../start/config.ts'
import { openSource, verifySource } from './backup-source.ts'
import { checkNoEmbedded, restoreEmbedded } from './embedded-copy.ts'
import type { Manifest } from './manifest.ts'
import { checkEmptyPostgres, restorePostgres } from './postgresql-copy.ts'
import { checkNoFiles, restoreFiles } from './restore-files.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'migrationDatabaseUrl' | 'auditKey' | 's3'>

/**
 * Restores a backup into an empty database and an empty file store. Everything is checked before anything is written; a
 * restore that fails leaves the place empty. `identity` is the text of an identity file, which an encrypted backup needs.
 */
export async function restoreBackup(place: Place, folder: string, now: Date, identity?: string): Promise<Manifest> {
  const source = await openSource(folder, identity)
  const { manifest } = source
  await checkIsForHere(place, manifest)
  await verifySource(source)
  await checkNoFiles(place, manifest)
  await checkNoDatabase(place)
  const removeFiles = await restoreFiles(place, source)
  try {
    const { databaseUrl, migrationDatabaseUrl: ownerUrl = directUrlOf(place), dataDir } = place
    const after = {
      check: (rows: Record<string, number>) => checkRows(rows, manifest),
      finish: async (db: Db) => {
        await takeAuditKeys(db, place)
        await recordRestore(db, now, manifest.created_at)
      },
    }
    await (databaseUrl && ownerUrl
      ? restorePostgres({ databaseUrl, ownerUrl }, source, after)
      : restoreEmbedded(dataDir, source, after))
  } catch (error) {
    await removeFiles()
    throw error
  }
  return manifest
}

async function checkIsForHere({ databaseUrl }: Place, { database, migration }: Manifest): Promise<void> {
  if (database === 'postgresql' && !databaseUrl) {
    throw new Error('This backup is of a database on a PostgreSQL server. Set DATABASE_URL to a new, empty database.')
  }
  if (database === 'embedded' && databaseUrl) {
    throw new Error('This backup is of an embedded database. Restore it without DATABASE_URL.')
  }
  if (!(await migrationNames()).includes(migration)) {
    throw new Error('This backup is from a newer version of the portal. Install that version or a newer one first.')
  }
}

function checkNoDatabase(place: Place): Promise<void> {
  const url = directUrlOf(place)
  return url ? checkEmptyPostgres(url) : checkNoEmbedded(place.dataDir)
}

function checkRows(restored: Record<string, number>, { rows }: Manifest): void {
  const wrong = Object.keys({ ...rows, ...restored }).find((table) => rows[table] !== restored[table])
  if (wrong === undefined) return
  throw new Error(
    `The table ${wrong} should have ${rows[wrong] ?? 0} rows but has ${restored[wrong] ?? 0}. The backup is not whole: nothing was restored.`,
  )
}
