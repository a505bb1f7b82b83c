// `npm run keys:rotate`: a new key signs certificates from now on. With `--audit` a new key of the audit record writes and seals;
// with `--audit --lost` one that takes the place of a lost key.
import { parseArgs } from 'node:util'
import { keyFolder } from '../keys/key-folder.ts'
import { rotateKeys } from '../keys/replace-keys.ts'
import { type NewAuditKey, replaceLostAuditKey, rotateAuditKeys } from '../keys/rotate-audit-keys.ts'
import { readSharedKey } from '../keys/signing-keys.ts'
import { type Config, readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { describeNewAuditKey, describeNewKey } from './describe-new-key.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const { values } = parseArgs({ options: { audit: { type: 'boolean' }, lost: { type: 'boolean' } } })
  const config = readConfig(readEnvironment(process.env))
  if (values.audit) console.log(await (values.lost ? replaceLostAudit(config) : rotateAudit(config)))
  else if (values.lost) throw new Error('Only the key of the audit record is replaced as lost: add --audit.')
  else console.log(await rotateSigning(config))
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

async function replaceLostAudit(config: Config): Promise<string> {
  const made: NewAuditKey[] = []
  const database = await openForProgram(config, 'make the new key', async (db, source) => {
    // Opening the database takes the keys twice.
    if (made.length === 0) made.push(await replaceLostAuditKey(db, source, new Date()))
  })
  await database.close()
  return made.map(describeNewAuditKey).join('\n')
}
