import { cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connectEmbedded, connectPostgres, type Database } from '../database/connect.ts'
import { makeQuickFolder } from './quick-place.ts'
import { newEmptyDatabaseUrl } from './test-database.ts'

let empty: Promise<string> | undefined

/** A new database without tables. The test closes it. */
export async function newEmptyDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE === 'postgres') return connectPostgres(await newEmptyDatabaseUrl(), 1)
  empty ??= makeEmpty()
  const dataDir = await makeQuickFolder()
  cpSync(await empty, dataDir, { recursive: true })
  const database = await connectEmbedded({ dataDir })
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Makes an embedded database once for all tests of a file: that takes seconds, and a copy none. */
async function makeEmpty(): Promise<string> {
  const dataDir = await makeQuickFolder()
  const database = await connectEmbedded({ dataDir })
  await database.close()
  return dataDir
}
