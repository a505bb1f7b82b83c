// `npm run export -- FOLDER`: the whole register as CSV and JSON lines with a data dictionary, for moving to another system. A name that
// ends with .zip makes one file. `--files` adds the uploaded files.
import { parseArgs } from 'node:util'
import { fileStore } from '../start/choose-file-store.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForLongWork } from '../start/open-database.ts'
import { fromHere } from './backup-folder.ts'
import { writeRegister } from './export/write-register.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

const usage = 'npm run export -- /mnt/exports/register-2026-11-27 [--files]'

await runProgram(async () => {
  const { values, positionals } = parseArgs({ options: { files: { type: 'boolean' } }, allowPositionals: true })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new Error(`Name the folder or the .zip to write.\nUse it like this: ${usage}`)
  const config = readConfig(readEnvironment(process.env))
  const target = fromHere(name)
  const files = values.files ? await fileStore(config) : undefined
  const database = await openForProgram(config, 'export the register')
  const longWork = openForLongWork(config, database)
  try {
    await writeRegister(longWork.db, { target, files, now: new Date() })
  } finally {
    await longWork.close()
    await database.close()
  }
  console.log(
    `The whole register is in ${target}. README.txt says what is what; it holds personal data, so keep it safe.`,
  )
})
