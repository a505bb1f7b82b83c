import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { email } from '@portal/contract/fields/contact-fields.ts'
import { line } from '@portal/contract/fields/fields.ts'
import { z } from 'zod'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { passwordProblem } from '../auth/new-password.ts'
import { hashPassword } from '../auth/passwords.ts'
import { generatePassword } from '../auth/readable-code.ts'
import { createOfficer } from '../features/accounts/sign-in/first-officer.ts'
import { readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { openForProgram } from './open-for-program.ts'

const usage = 'npm run admin:create -- --email name@example.com --first-name Hadiza --last-name Bello'
const officerArguments = z.object({
  email,
  'first-name': line('the first name', 60),
  'last-name': line('the last name', 60),
})

/** Creates an officer from the command line, for when nobody can sign in. Asks for a password, or generates one. */
async function createFromCommandLine(): Promise<void> {
  const config = readConfig(readEnvironment(process.env))
  const officer = readOfficer()
  const database = await openForProgram(config, 'create the officer')
  try {
    const typed = await askPassword('Password of the officer (leave empty to generate one): ')
    const password = typed || generatePassword()
    const problem = await passwordProblem(password, officer)
    if (problem) throw new Error(`${problem}.`)
    const password_hash = await hashPassword(password)
    const created = { ...officer, password_hash, must_change_password: typed === '' }
    await recordChanges(database.db, byProgram('admin:create', new Date()), (transaction) =>
      createOfficer(transaction, created),
    )
    console.log(`${officer.first_name} ${officer.last_name} can log in as an officer with ${officer.email}.`)
    if (typed) return
    console.log(`The password, shown only now: ${password}`)
    console.log('They choose their own when they log in.')
  } finally {
    await database.close()
  }
}

function readOfficer() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text } })
  const { data, error } = officerArguments.safeParse(values)
  const [wrong] = error?.issues ?? []
  if (!data)
    throw new Error(
      `${wrong?.message ?? 'The officer cannot be read'} (--${String(wrong?.path[0])}).\nUse it like this: ${usage}`,
    )
  return { email: data.email, first_name: data['first-name'], last_name: data['last-name'] }
}

/** Reads a password from the terminal without showing it, or the first line of piped input; empty if there is none. */
async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silence, terminal: Boolean(stdin.isTTY) })
  if (stdin.isTTY) stdout.write(question)
  try {
    const { value, done } = await lines[Symbol.asyncIterator]().next()
    // Ctrl-C and Ctrl-D end the input without a line.
    if (done && stdin.isTTY) throw new Error('Nothing was changed.')
    return typeof value === 'string' ? value : ''
  } finally {
    lines.close()
    if (stdin.isTTY) stdout.write('\n')
  }
}

try {
  await createFromCommandLine()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
