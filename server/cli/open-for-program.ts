import type { Database } from '../database/connect.ts'
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import type { Config } from '../start/config.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'

/** Opens the database for a program. The embedded one cannot be used while the portal runs; the sentence says what to do then. */
export async function openForProgram(config: Config, whatToDo: string, takeKeys = takeAuditKeys): Promise<Database> {
  try {
    return await openDatabase(config, {
      takeKeys: (db) => takeKeys(db, config),
      prepare: (owners) => prepareDatabase(owners, config),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(config.databaseUrl ? reason : `${reason}. Stop the portal, ${whatToDo}, and start it again.`)
  }
}
