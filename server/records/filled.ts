import type { Filled } from '@portal/domain/completeness.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { countAnswers } from './questions.ts'

type Contents = Omit<Filled, 'questions' | 'answered'>

/** What an application holds, in counts. */
export async function readFilled(
  db: Db,
  registration: { id: number; facility_id: number; facility_type_id: number },
): Promise<Filled> {
  const answers = await countAnswers(db, registration.id, registration.facility_type_id)
  return { ...answers, ...(await countContents(db, registration.facility_id)) }
}

/** What is recorded of a facility, in counts. */
async function countContents(db: Db, facilityId: number): Promise<Contents> {
  const { rows } = await sql<Contents>`
    select
      exists (select from operating_officer where facility_id = asked.id and replaced_at is null) as has_operating_officer,
      exists (select from available_facilities where facility_id = asked.id and replaced_at is null) as has_available_facilities,
      (select count(*)::int from staff where facility_id = asked.id and removed_at is null) as staffs,
      (select count(*)::int from referee where facility_id = asked.id and removed_at is null) as referees,
      array(select distinct name from document where facility_id = asked.id order by name) as document_names,
      (select count(*)::int from payment where facility_id = asked.id) as payments
    from (select ${facilityId}::int as id) as asked
  `.execute(db)
  const [contents] = rows
  if (!contents) throw new Error('A select without a table answers one row')
  return contents
}
