// `npm run keys:revoke -- KID`: nothing counts that a key has signed, because somebody else may have it.
import { keyFolder } from '../keys/key-folder.ts'
import { revokeKey } from '../keys/replace-keys.ts'
import { readSharedKey } from '../keys/signing-keys.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { describeNewKey } from './describe-new-key.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

const usage = 'npm run keys:revoke -- 1f0c3a9e "the laptop of the administrator was stolen"'

await runProgram(async () => {
  const [kid, ...words] = process.argv.slice(2)
  if (!kid) throw new Error(`Say which key, and why. Use it like this: ${usage}`)
  const config = readConfig(readEnvironment(process.env))
  const source = { folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) }
  const database = await openForProgram(config, 'revoke the key')
  const revocation = { kid, reason: words.join(' ').trim() || null, now: new Date() }
  const next = await revokeKey(database.db, source, revocation).finally(() => database.close())
  console.log(
    `The key ${kid} is revoked. QR codes that it signed cannot be relied on; each certificate gets a new one when it is printed again.`,
  )
  if (next) console.log(describeNewKey(next))
  if (next && !next.isInUse) console.log('Until then no certificate can be printed for the first time.')
})
