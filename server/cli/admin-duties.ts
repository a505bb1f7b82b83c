import { parseArgs } from 'node:util'
import { type Duty, duties, isDuty, isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import type { Db } from '../database/connect.ts'
import { setDuties } from '../features/accounts/users/set-duties.ts'
import { dutiesInWords } from '../messages/tell-of-duties.ts'
import { findAccountByEmail } from '../records/accounts/user-accounts.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForProgram } from './open-for-program.ts'
import { runProgram } from './run-program.ts'

const usage = `npm run admin:duties -- --email name@example.com [--set review,decide | --set all | --set none]`

/** Shows the duties of an officer, and sets them, for when nobody else can: nobody changes their own in the portal. */
async function showOrSetDuties(): Promise<void> {
  const config = readConfig(readEnvironment(process.env))
  const { email, wanted } = readArguments()
  const database = await openForProgram(config, wanted ? 'set the duties' : 'read the duties')
  try {
    await recordChanges(database.db, byProgram('admin:duties', new Date()), (db) => run(db, email, wanted))
  } finally {
    await database.close()
  }
}

async function run(db: Db, email: string, wanted: readonly Duty[] | undefined): Promise<void> {
  const now = new Date()
  const found = await findAccountByEmail(db, email, now)
  if (!found || !isOfficer(found)) throw new Error(`No officer has the email ${email}.`)
  const account = wanted ? await setDuties(db, found.id, { wanted, now }) : found
  console.log(`${account.first_name} ${account.last_name}, ${account.email}`)
  if (account.disabled_at !== null) console.log('The account is disabled, so its duties do not count.')
  console.log(dutiesInWords(account))
}

function readArguments(): { email: string; wanted: readonly Duty[] | undefined } {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, set: text } })
  const email = values.email?.trim().toLowerCase()
  if (!email) throw new Error(`Enter the email of the officer.\nUse it like this: ${usage}`)
  return { email, wanted: values.set === undefined ? undefined : readDuties(values.set) }
}

function readDuties(typed: string): readonly Duty[] {
  if (typed === 'all') return duties
  if (typed === 'none') return []
  const names = typed.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isDuty(name))
  if (unknown !== undefined)
    throw new Error(`“${unknown}” is no duty. The duties are ${duties.join(', ')}.\nUse it like this: ${usage}`)
  return duties.filter((duty) => names.includes(duty))
}

await runProgram(showOrSetDuties)
