import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbedded, connectPostgres, type Database, noLimits } from '../database/connect.ts'
import { type DatabaseAddresses, directUrlOf } from '../database/pooler.ts'
import { type BackupSource, copyFolder, openSource, verifySource } from './backup-source.ts'
import { databaseFolder } from './embedded-copy.ts'
import { restoreDump } from './postgresql-copy.ts'

/**
 * Opens the database of a backup as a copy that is deleted when it is closed: a folder, or a new database on the server of
 * the portal. Nothing of the portal in use is touched.
 */
export async function openBackup(addresses: DatabaseAddresses, folder: string, identity?: string): Promise<Database> {
  const source = await openSource(folder, identity)
  await verifySource(source)
  if (source.manifest.database === 'embedded') return openFolder(source)
  const url = directUrlOf(addresses)
  if (url) return openDump(url, source)
  throw new Error(
    'This backup is of a database on a PostgreSQL server. Set DATABASE_URL to a server that can hold a copy.',
  )
}

async function openFolder(source: BackupSource): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  await copyFolder(source, databaseFolder, dataDir)
  const database = await connectEmbedded({ dataDir })
  const close = () => database.close().finally(() => rm(dataDir, { recursive: true, force: true }))
  return { ...database, close }
}

async function openDump(databaseUrl: string, source: BackupSource): Promise<Database> {
  const server = connectPostgres(databaseUrl, 1, noLimits)
  const name = `backup_copy_${randomBytes(6).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await server.pool.query(`create database ${name}`).catch(async (error) => {
    await server.close()
    const advice =
      'A backup of a PostgreSQL database is verified in a new database, which the role of DATABASE_URL must be allowed to create'
    throw new Error(`${advice}: ${error instanceof Error ? error.message : error}.`)
  })
  const drop = () => server.pool.query(`drop database ${name} with (force)`).finally(() => server.close())
  try {
    await restoreDump(url.href, source)
  } catch (error) {
    await drop()
    throw error
  }
  const database = connectPostgres(url.href, 1, noLimits)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}
