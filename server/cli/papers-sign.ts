// `npm run papers:sign`: signs the certificates and statements of before although the audit record is not whole.
import { keyFolder } from '../keys/key-folder.ts'
import { openSigningKeys, readSharedKey } from '../keys/signing-keys.ts'
import { signEarlierPapers } from '../papers/sign-earlier-papers.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig(readEnvironment(process.env))
  const signingKeys = openSigningKeys({ folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) })
  const database = await openForProgram(config, 'sign the papers')
  const signing = { signingKeys, now: new Date(), isForced: true }
  const sentences = await signEarlierPapers(database.db, signing).finally(() => database.close())
  console.log(sentences.length > 0 ? sentences.join('\n') : 'There is nothing to sign: all were signed before.')
})
