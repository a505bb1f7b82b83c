// `npm run migrate`: brings the schema of the database up to date and grants the portal's role its rights, without starting it.
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig(readEnvironment(process.env))
  const database = await openDatabase(
    { ...config, migrateAtStart: true },
    {
      print: console.log,
      takeKeys: (db) => takeAuditKeys(db, config),
      prepare: (owners) => prepareDatabase(owners, config),
    },
  )
  await database.close()
})
