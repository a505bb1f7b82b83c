import { rm } from 'node:fs/promises'
import { connectEmbedded, type Database } from '@portal/server/database/connect.ts'
import { makeQuickFolder } from '@portal/server/testing/quick-place.ts'

/** Does something in a new, empty embedded database, which every machine can make. */
export async function inNewDatabase(use: (database: Database) => Promise<void>): Promise<void> {
  const dataDir = await makeQuickFolder()
  const database = await connectEmbedded({ dataDir })
  await use(database).finally(() => database.close())
  await rm(dataDir, { recursive: true, force: true })
}
