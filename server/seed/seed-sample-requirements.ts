import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { readSeed } from './read-seed.ts'

const sampleRequirement = z.object({ part_req_id: z.int(), list: z.string(), sub_lists: z.array(z.string()) })
type SampleRequirement = z.output<typeof sampleRequirement>

const samplesInFile = z.object({
  types: z.array(
    z.object({
      facility_type_id: z.int(),
      category_list: z.string(),
      requirements: z.array(sampleRequirement),
    }),
  ),
})

/**
 * Adds the sample requirements of the types that have none at all, not even retired ones, and marks these types. A type that the
 * ministry has renamed or retired gets none. Registrations keep the version of the catalogue with which they were started.
 */
export async function seedSampleRequirements(db: Kysely<Tables>): Promise<void> {
  const file = await readSeed('sample-requirements.json', samplesInFile)
  const empty = await listTypesWithoutRequirements(db)
  const types = file.types.filter((type) =>
    empty.some(({ id, category_list }) => id === type.facility_type_id && category_list === type.category_list),
  )
  if (types.length === 0) return
  const parts = await db.selectFrom('part').where('retired_at', 'is', null).select('id').execute()
  for (const { facility_type_id, requirements } of types) {
    const asked = requirements.filter(({ part_req_id }) => parts.some(({ id }) => id === part_req_id))
    await insertRequirements(db, facility_type_id, asked)
  }
}

function listTypesWithoutRequirements(db: Kysely<Tables>) {
  return db
    .selectFrom('facility_type')
    .where('retired_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('requirement')
            .whereRef('requirement.facility_type_id', '=', 'facility_type.id')
            .select('requirement.id'),
        ),
      ),
    )
    .select(['id', 'category_list'])
    .execute()
}

async function insertRequirements(
  db: Kysely<Tables>,
  facility_type_id: number,
  requirements: readonly SampleRequirement[],
): Promise<void> {
  for (const { part_req_id, list, sub_lists } of requirements) {
    const { id } = await db
      .insertInto('requirement')
      .values({ facility_type_id, part_req_id, list })
      .returning('id')
      .executeTakeFirstOrThrow()
    const questions = sub_lists.map((sub_list) => ({ sub_list, requirement_id: id }))
    await db.insertInto('sub_list').values(questions).execute()
  }
  if (requirements.length > 0) {
    await db.updateTable('facility_type').set({ has_samples: true }).where('id', '=', facility_type_id).execute()
  }
}
