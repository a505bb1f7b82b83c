// `npm run secrets:rotate`: encrypts the stored secrets with the first key of SECRETS_KEY. With `--lost` it removes those whose key
// is lost.
import { parseArgs } from 'node:util'
import type { Database } from '../database/connect.ts'
import { removeLostSecrets } from '../features/accounts/second-factor/remove-lost-secrets.ts'
import { encryptStoredSecrets, refuseWithoutKey } from '../keys/encrypt-stored-secrets.ts'
import { type StoredSecrets, storedSecrets } from '../keys/stored-secrets.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

const howToRotate =
  'Put a new key, made with openssl rand -base64 32, before the present one in SECRETS_KEY, separated by a comma or a line break. Start every server with both, then run npm run secrets:rotate again.'

await runProgram(async () => {
  const { values } = parseArgs({ options: { lost: { type: 'boolean', default: false } } })
  const config = readConfig(readEnvironment(process.env))
  const secrets = storedSecrets(config.secretsKeys)
  const database = await openForProgram(config, 'run npm run secrets:rotate')
  try {
    console.log(await (values.lost ? removeLost(database, secrets) : rotate(database, secrets)))
  } finally {
    await database.close()
  }
})

async function rotate({ db }: Database, secrets: StoredSecrets): Promise<string> {
  const { current, held } = secrets
  if (current === undefined) throw new Error('SECRETS_KEY is not set, so there is nothing to encrypt with.')
  await refuseWithoutKey(db, secrets)
  const count = await encryptStoredSecrets(db, secrets, { now: new Date(), isRotation: true })
  if (held.length === 1 && count === 0) return `Everything is encrypted with the key ${current}. ${howToRotate}`
  const next =
    held.length > 1
      ? ' Remove the others from SECRETS_KEY on every server, and keep them for as long as backups that need them.'
      : ''
  return `${count} secrets were encrypted with the key ${current}, which is now the only one in use.${next}`
}

async function removeLost({ db }: Database, secrets: StoredSecrets): Promise<string> {
  const { keys, secondFactors, isLinkSecretNew } = await removeLostSecrets(db, secrets, new Date())
  const links = isLinkSecretNew
    ? ' Links to files that are open now end, and the check codes printed on certificates and statements so far are not recognised any more: their QR codes are, and each paper that is printed again has a new check code.'
    : ''
  return `What was encrypted with ${keys.join(', ')} was removed: ${secondFactors} second factors, whose people are told.${links} You can start the portal.`
}
