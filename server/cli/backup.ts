// `npm run backup -- FOLDER`: the database and the uploaded files, into a new folder.
import { writeBackup } from '../backup/write-backup.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { readFolder } from './backup-folder.ts'
import { describeBackup, describeSecretsKeys } from './describe-backup.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const folder = readFolder('npm run backup -- /mnt/backup/portal-2026-11-22')
  const manifest = await writeBackup(readConfig(readEnvironment(process.env)), folder, new Date())
  console.log(`The backup ${folder} is complete: ${describeBackup(manifest)}.`)
  for (const sentence of describeSecretsKeys(manifest)) console.log(sentence)
  warn(manifest.missing, 'The file store does not have these uploaded files, so the backup does not either:')
  warn(manifest.damaged, 'These files are not as they were uploaded; the backup has them as they are:')
})

/** Names files that were lost before the backup. The backup is usable, but the exit code makes somebody look. */
function warn(slugs: string[], sentence: string): void {
  if (slugs.length === 0) return
  console.error(`${sentence} ${slugs.join(', ')}`)
  process.exitCode = 1
}
