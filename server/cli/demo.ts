// `npm run demo`: the portal with a data folder of its own, filled with a realistic ministry.
import { setAuditKeys } from '../audit/audit-keys.ts'
import { localFileStore } from '../files/file-store.ts'
import { keyFolder } from '../keys/key-folder.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { openSigningKeys, readSharedKey } from '../keys/signing-keys.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { demoClaimCode } from './demo/demo-helpers.ts'
import { demoOfficer, demoOwner, demoPassword } from './demo/demo-people.ts'
import { fillDemo } from './demo/fill-demo.ts'

process.env.DATA_DIR = `${readEnvironment(process.env).DATA_DIR || './data'}/demo`
process.env.ADMIN_EMAIL = ''
process.env.ADMIN_PASSWORD = ''
// Demonstration data must never mix with real data.
for (const part of ['BUCKET', 'ENDPOINT', 'REGION', 'KEY', 'SECRET']) process.env[`FILES_S3_${part}`] = ''

// Invented people must not be sent anything.
for (const name of ['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TOKEN']) process.env[name] = ''

const config = readConfig(readEnvironment(process.env))
setAuditKeys(await openAuditKeys(config))
const database = await openDatabase(config, { prepare: (owners) => prepareDatabase(owners, config) })
const signingKeys = openSigningKeys({ folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) })
const created = await fillDemo(database.db, { files: localFileStore(config.dataDir), signingKeys }, new Date())
await database.close()
if (created > 0) console.log(`The demonstration has ${created} facilities.`)
console.log(
  `Officer  ${demoOfficer}\nOwner    ${demoOwner}\nPassword of both: ${demoPassword}\nCode of a letter: ${demoClaimCode}\n`,
)
await import('../main.ts')
