import { passwordProblem } from '@portal/domain/passwords.ts'
import { generatePassword } from '../../auth/generated-password.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Database, Db } from '../../database/connect.ts'
import { hasOfficer, insertUser, lockFirstOfficer } from '../../records/accounts.ts'

const namelessOfficer = 'officer@portal.local'

/** With what the first officer signs in. */
interface Credentials {
  email: string
  password: string
}

/**
 * Makes the first officer of a portal that has none: the one the settings name, else one with a password that is shown
 * this once. Does nothing and says nothing when there is an officer. Several processes may start at once. Spec §6.1.
 */
export async function ensureFirstAdmin(
  db: Database['db'],
  firstAdmin: Credentials | undefined,
  print: (text: string) => void = console.log,
): Promise<void> {
  if (await hasOfficer(db)) return
  const { email, password } = firstAdmin ?? { email: namelessOfficer, password: generatePassword() }
  const problem = passwordProblem(password, email)
  if (problem) throw new Error(`The setting ADMIN_PASSWORD cannot be used. ${problem}`)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    await lockFirstOfficer(transaction)
    if (await hasOfficer(transaction)) return
    await createOfficer(transaction, { first_name: 'Ministry', last_name: 'Officer', email, password_hash })
    // Said before the account is certain: a password that is lost with the process would leave nobody able to sign in.
    if (!firstAdmin) print(announcement({ email, password }))
  })
}

function announcement({ email, password }: Credentials): string {
  const rule = '='.repeat(70)
  return `
${rule}
  The portal has no officer yet, so it has made one. Sign in with

    Email      ${email}
    Password   ${password}

  The password is shown only now. Write it down and keep it safe.
${rule}
`
}

/** Who is made an officer; the password is hashed already, which takes too long for a transaction. */
interface NewOfficer {
  first_name: string
  last_name: string
  email: string
  password_hash: string
}

/** Makes an officer. An email address that has an account already ends in an error with one sentence. */
export async function createOfficer(db: Db, officer: NewOfficer): Promise<void> {
  const made = await insertUser(db, { ...officer, phone_number: '', privilege_type: 'admin' })
  if (!made)
    throw new Error(
      `There is an account with the email ${officer.email} already. Choose another email for the officer.`,
    )
}
