// `npm run migrate`: brings the schema of the database up to date and grants the portal's role its rights, without starting it.
import { setAuditKeys } from '../audit/audit-keys.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig(readEnvironment(process.env))
  setAuditKeys(await openAuditKeys(config))
  const prepare = (owners: Parameters<typeof prepareDatabase>[0]) => prepareDatabase(owners, config)
  const database = await openDatabase(config, { print: console.log, prepare })
  await database.close()
})
