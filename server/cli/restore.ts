// `npm run restore -- FOLDER`: a backup, into an empty database and an empty file store.
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { readBackupToOpen } from './backup-folder.ts'
import { describeBackup, describeSecretsKeys } from './describe-backup.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const usage = 'npm run restore -- /mnt/backup/portal-2026-11-22 [--identity FILE]'
  const { folder, identity } = await readBackupToOpen(usage)
  const config = readConfig(readEnvironment(process.env))
  const manifest = await restoreBackup(config, folder, new Date(), identity)
  console.log(`The backup of ${manifest.created_at} is restored: ${describeBackup(manifest)}.`)
  console.log(
    'A backup has no signing keys: copy them to DATA_DIR/keys, or run npm run keys:rotate, before you start the portal.',
  )
  for (const sentence of describeSecretsKeys(manifest)) console.log(sentence)
})
