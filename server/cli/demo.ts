// `npm run demo`: the portal with a data folder of its own, filled with a realistic ministry.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { makeDataFolder } from '../database/data-folder.ts'
import { localFileStore } from '../files/file-store.ts'
import { keyFolder } from '../keys/key-folder.ts'
import { outsideDatabase } from '../keys/outside-database.ts'
import { openSigningKeys, readSharedKey } from '../keys/signing-keys.ts'
import { storedSecrets } from '../keys/stored-secrets.ts'
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import type { givenSettings } from '../start/given-settings.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { nameOfFile } from '../start/secret-files.ts'
import { fillDemo, isFilled, startOfDemo } from './demo/fill-demo.ts'
import { demoClaimCode } from './demo/paper-deeds.ts'
import { demoOfficer, demoOwner, demoPassword } from './demo/people.ts'

const folder = `${readEnvironment(process.env).DATA_DIR || './data'}/demo`
unset('ADMIN_EMAIL', 'ADMIN_PASSWORD')
// Demonstration data must never mix with real data.
unset('FILES_S3_BUCKET', 'FILES_S3_ENDPOINT', 'FILES_S3_REGION', 'FILES_S3_KEY', 'FILES_S3_SECRET')
// Invented people must not be sent anything.
unset('SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TOKEN')

if (readConfig(readEnvironment(process.env)).databaseUrl) await fill(folder)
else if (!existsSync(folder)) {
  // Filled beside its place, so that the demonstration is whole or not there when the program is interrupted.
  const unfinished = `${folder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await fill(unfinished)
  await rename(unfinished, folder)
}
process.env.DATA_DIR = folder
console.log(
  `Officer  ${demoOfficer}\nOwner    ${demoOwner}\nPassword of both: ${demoPassword}\nCode of a letter: ${demoClaimCode}\n`,
)
await import('../main.ts')

/** Empties settings, also where a file or `.env` gives them. */
function unset(...names: (keyof typeof givenSettings.shape)[]): void {
  for (const name of names) for (const given of [name, nameOfFile(name)]) process.env[given] = ''
}

async function fill(dataDir: string): Promise<void> {
  const started = performance.now()
  await makeDataFolder(dataDir)
  const config = readConfig({ ...readEnvironment(process.env), DATA_DIR: dataDir })
  const now = new Date()
  const clock = startOfDemo(now)
  const database = await openDatabase(config, {
    takeKeys: (db) => takeAuditKeys(db, config),
    prepare: async (owners) => prepareDatabase(owners, config, undefined, (await isFilled(owners)) ? now : clock.now()),
  })
  if (!(await isFilled(database))) console.log('Three years of a ministry pass, which takes about a minute …')
  const signingKeys = openSigningKeys({ folder: keyFolder(dataDir), shared: readSharedKey(config.signingKey) })
  const { headsPath } = outsideDatabase(config)
  const stores = { files: localFileStore(dataDir), signingKeys, storedSecrets: storedSecrets(config.secretsKeys) }
  const created = await fillDemo(database, { ...stores, clock, now, headsPath })
  await database.close()
  const seconds = Math.round((performance.now() - started) / 1000)
  if (created > 0) console.log(`The demonstration has ${created} facilities. It was filled in ${seconds} s.`)
}
