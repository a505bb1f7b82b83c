import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { insertRows, isEmpty } from './insert-rows.ts'
import { readSeed } from './read-seed.ts'

const catalogueInFile = z.object({
  facility_types: z.array(
    z.object({
      id: z.int(),
      category_list: z.string(),
      definition: z.string(),
      asks_folio: z.boolean(),
      asks_additional_mdcn: z.boolean(),
    }),
  ),
  parts: z.array(z.object({ id: z.int(), designation: z.string(), part_name: z.string() })),
  requirements: z.array(
    z.object({
      id: z.int(),
      list: z.string(),
      facility_type_id: z.int(),
      part_req_id: z.int(),
      sub_lists: z.array(z.object({ id: z.int(), sub_list: z.string() })),
    }),
  ),
})

/**
 * Seeds the facility types with their parts, requirements and questions, once. What the questions expect is a sample, so each type
 * with requirements is marked until an officer has saved it.
 */
export async function seedCatalogue(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'facility_type'))) return
  const file = await readSeed('catalogue.json', catalogueInFile)
  const asking = new Set(file.requirements.map(({ facility_type_id }) => facility_type_id))
  const types = file.facility_types.map((type) => ({ ...type, has_samples: asking.has(type.id) }))
  await insertRows(db, 'facility_type', types)
  await insertRows(db, 'part', file.parts)
  await insertRows(
    db,
    'requirement',
    file.requirements.map(({ sub_lists, ...requirement }) => requirement),
  )
  await insertRows(
    db,
    'sub_list',
    file.requirements.flatMap(({ id, sub_lists }) =>
      sub_lists.map((question) => ({ ...question, requirement_id: id })),
    ),
  )
}
