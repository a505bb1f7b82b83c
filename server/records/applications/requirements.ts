import type { Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { SubListTable } from '../../database/tables/catalogue.ts'
import { questionColumns } from '../catalogue/catalogue.ts'

const columns = ['id', 'list', 'facility_type_id', 'part_req_id'] as const

/** Adds a requirement; undefined when its type has one with that name in that part. */
export function insertRequirement(
  db: Db,
  requirement: { list: string; facility_type_id: number; part_req_id: number },
) {
  return db
    .insertInto('requirement')
    .values(requirement)
    .onConflict((same) => same.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Adds a question to a requirement; undefined when the requirement has it already. */
export function insertSubList(db: Db, question: Insertable<SubListTable>) {
  return db
    .insertInto('sub_list')
    .values(question)
    .onConflict((same) => same.doNothing())
    .returning(questionColumns)
    .executeTakeFirst()
}

/** The parts in which a facility type has requirements, with these requirements. Spec §2.9. */
export async function listPartsOfType(db: Db, facilityTypeId: number) {
  const parts = await db
    .selectFrom('part')
    .where('part.retired_at', 'is', null)
    .select((part) => [
      'id',
      'designation',
      'part_name',
      jsonArrayFrom(
        part
          .selectFrom('requirement')
          .whereRef('requirement.part_req_id', '=', 'part.id')
          .where('requirement.facility_type_id', '=', facilityTypeId)
          .where('requirement.retired_at', 'is', null)
          .select(columns)
          .orderBy('requirement.position')
          .orderBy('requirement.id'),
      ).as('requirements'),
    ])
    .orderBy('part.position')
    .orderBy('part.id')
    .execute()
  return parts.filter(({ requirements }) => requirements.length > 0)
}
