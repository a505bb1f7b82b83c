import { parseArgs } from 'node:util'
import { email } from '@portal/contract/fields/contact-fields.ts'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { hashPassword } from '../auth/passwords.ts'
import { generatePassword } from '../auth/readable-code.ts'
import { resetOfficer } from '../features/accounts/users/reset-officer.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

const usage = 'npm run admin:reset -- --email name@example.com [--remove-second-factor]'

/** Gives an officer a new password from the command line, for when no colleague can do it under Users. */
async function resetFromCommandLine(): Promise<void> {
  const config = readConfig(readEnvironment(process.env))
  const officer = readArguments()
  const database = await openForProgram(config, 'reset the password')
  try {
    const password = generatePassword()
    const password_hash = await hashPassword(password)
    const { first_name, last_name } = await recordChanges(
      database.db,
      byProgram('admin:reset', new Date()),
      (transaction) => resetOfficer(transaction, { ...officer, password_hash }),
    )
    console.log(`${first_name} ${last_name} was logged out everywhere and logs in with ${officer.email}.`)
    console.log(`The password, shown only now: ${password}`)
    console.log('They choose their own when they log in.')
  } finally {
    await database.close()
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'remove-second-factor': { type: 'boolean', default: false } },
  })
  const { data, error } = email.safeParse(values.email)
  if (data === undefined) throw new Error(`${error?.issues[0]?.message} (--email).\nUse it like this: ${usage}`)
  return { email: data, removesSecondFactor: values['remove-second-factor'] }
}

await runProgram(resetFromCommandLine)
