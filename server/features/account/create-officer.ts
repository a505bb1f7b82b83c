import type { Db } from '../../database/connect.ts'
import { insertUser } from '../../records/users.ts'

/** Who is made an officer; the password is hashed already, which takes too long for a transaction. */
export interface NewOfficer {
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
