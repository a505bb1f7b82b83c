// `npm run keys:rotate`: a new key signs certificates from now on.
import { useAuditKeys } from '../audit/audit-keys.ts'
import { openAuditKeys } from '../audit/open-audit-keys.ts'
import { readConfig } from '../config.ts'
import { readEnvironment } from '../environment.ts'
import { keyFolder } from '../keys/key-folder.ts'
import { rotateKeys } from '../keys/replace-keys.ts'
import { readSharedKey } from '../keys/signing-keys.ts'
import { describeNewKey } from './describe-new-key.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig(readEnvironment(process.env))
  const source = { folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) }
  useAuditKeys(await openAuditKeys(config))
  const database = await openForProgram(config, 'make the new key')
  const key = await rotateKeys(database.db, source, new Date()).finally(() => database.close())
  console.log(describeNewKey(key))
  if (!key.isInUse) console.log('Until then the present key signs.')
})
