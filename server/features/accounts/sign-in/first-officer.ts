import { ownNameInPassword } from '@portal/contract/accounts/new-password.ts'
import { duties } from '@portal/domain/accounts/capabilities.ts'
import { byProgram, recordChanges } from '../../../audit/record-changes.ts'
import { recordEntry } from '../../../audit/record-entry.ts'
import { stateOfAccount } from '../../../audit/states.ts'
import { passwordProblem } from '../../../auth/new-password.ts'
import { hashPassword } from '../../../auth/passwords.ts'
import { generatePassword } from '../../../auth/readable-code.ts'
import type { Database, Db } from '../../../database/connect.ts'
import { hasOfficer, insertUser, lockFirstOfficer } from '../../../records/accounts/accounts.ts'

const defaultEmail = 'officer@portal.local'

/** The first officer's email and password. */
interface Credentials {
  email: string
  password: string
}

/**
 * Creates the first officer of a portal that has none: the one of the settings, otherwise one with a generated password,
 * which is printed only now. Does nothing when there is an officer. Several processes may start at once. Spec §6.1.
 */
export async function ensureFirstAdmin(
  db: Database['db'],
  firstAdmin: Credentials | undefined,
  print: (text: string) => void = console.log,
): Promise<void> {
  if (await hasOfficer(db)) return
  const { email, password } = firstAdmin ?? { email: defaultEmail, password: generatePassword() }
  const problem = isSame(password, email) ? ownNameInPassword : await passwordProblem(password)
  if (problem) throw new Error(`The setting ADMIN_PASSWORD cannot be used. ${problem}.`)
  const password_hash = await hashPassword(password)
  await recordChanges(db, byProgram('start', new Date()), async (transaction) => {
    await lockFirstOfficer(transaction)
    if (await hasOfficer(transaction)) return
    const must_change_password = firstAdmin === undefined
    await createOfficer(transaction, {
      first_name: 'Ministry',
      last_name: 'Officer',
      email,
      password_hash,
      must_change_password,
    })
    // Printed before the commit: if the process ended between the two, nobody would know the password of the new account.
    if (!firstAdmin) print(announcement({ email, password }))
  })
}

/** An administrator may name the first officer's role in both, but not use one for the other. */
function isSame(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase()
}

function announcement({ email, password }: Credentials): string {
  const rule = '='.repeat(70)
  return `
${rule}
  The portal has no officer yet, so one was created. Log in with

    Email      ${email}
    Password   ${password}

  The password is shown only now. You choose your own when you log in.
${rule}
`
}

/** A new officer. The password is already hashed, because hashing takes too long for a transaction. */
interface NewOfficer {
  first_name: string
  last_name: string
  email: string
  password_hash: string
  /** The password was generated. */
  must_change_password: boolean
}

/** Creates an officer who has every duty. Throws an error with one sentence if the email has an account already. */
export async function createOfficer(db: Db, officer: NewOfficer, now = new Date()): Promise<void> {
  const created_at = now.toISOString()
  const created = await insertUser(db, { ...officer, phone_number: '', privilege_type: 'admin', duties, created_at })
  if (!created) {
    throw new Error(
      `There is an account with the email ${officer.email} already. Choose another email for the officer.`,
    )
  }
  await recordEntry(db, {
    at: now,
    actor: null,
    address: null,
    action: 'create_officer',
    about: { kind: 'account', id: created.id },
    after: { email: officer.email },
    state: stateOfAccount({ privilege_type: 'admin', duties, disabled_at: null }),
  })
}
