// `npm run restored -- "the disk of node 1 broke"`: after the whole PostgreSQL server was restored to an earlier moment by pgBackRest or
// another program, and before the portals start again.
import { recordPhysicalRestore } from '../backup/record-physical-restore.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const reason = process.argv.slice(2).join(' ').trim()
  const config = readConfig(readEnvironment(process.env))
  const { was_whole, missing_heads } = await recordPhysicalRestore(config, reason, new Date())
  console.log('The audit record says that the database was restored, and goes on with a new era. Start the portals.')
  if (!was_whole) {
    console.log(
      'What was restored was NOT whole: the entry says so. Run npm run audit:verify, and look at each finding.',
    )
  }
  if (missing_heads > 0) {
    console.log(
      `${missing_heads} heads that this server has seen came after the restored moment: npm run audit:verify names each. Keep the old file of heads with a note, and begin a new one.`,
    )
  }
})
