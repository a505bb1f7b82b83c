// `npm run keys:rotate`: a new key signs certificates from now on. With `--audit` a new key of the audit record writes and seals.
import { parseArgs } from 'node:util'
import { setAuditKeys } from '../audit/audit-keys.ts'
import { keyFolder } from '../keys/key-folder.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { rotateKeys } from '../keys/replace-keys.ts'
import { rotateAuditKeys } from '../keys/rotate-audit-keys.ts'
import { readSharedKey } from '../keys/signing-keys.ts'
import { type Config, readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { describeNewAuditKey, describeNewKey } from './describe-new-key.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const { values } = parseArgs({ options: { audit: { type: 'boolean' } } })
  const config = readConfig(readEnvironment(process.env))
  setAuditKeys(await openAuditKeys(config))
  console.log(await (values.audit ? rotateAudit(config) : rotateSigning(config)))
})

async function rotateSigning(config: Config): Promise<string> {
  const source = { folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) }
  const database = await openForProgram(config, 'make the new key')
  const key = await rotateKeys(database.db, source, new Date()).finally(() => database.close())
  return key.isInUse ? describeNewKey(key) : `${describeNewKey(key)}\nUntil then the present key signs.`
}

async function rotateAudit(config: Config): Promise<string> {
  const database = await openForProgram(config, 'make the new key')
  return describeNewAuditKey(await rotateAuditKeys(database, config, new Date()).finally(() => database.close()))
}
