import type { Db } from '../database/connect.ts'

/** The applicant that a signed-in owner is: their account's own details, copied into each registration they start. */
export function getApplicantOf(db: Db, userId: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select([
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'educational_qualification',
      'employment_status',
      'address',
      'state_id',
      'local_gov_area_id',
      'certificate_name',
      'certificate_number',
      'employment_address',
      'employment_experience',
    ])
    .executeTakeFirstOrThrow()
}
