import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { insertRows, isEmpty } from './insert-rows.ts'

interface SeedRequirement {
  id: number
  list: string
  facility_type_id: number
  part_req_id: number
  sub_lists: { id: number; sub_list: string }[]
}

interface SeedCatalogue {
  facility_types: {
    id: number
    category_list: string
    definition: string
    asks_folio: boolean
    asks_additional_mdcn: boolean
  }[]
  parts: { id: number; designation: string; part_name: string }[]
  requirements: SeedRequirement[]
}

/** Seeds the facility types with their parts, requirements and questions, once. */
export async function seedCatalogue(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'facility_type'))) return
  const file: SeedCatalogue = JSON.parse(await readFile(new URL('./catalogue.json', import.meta.url), 'utf8'))
  await insertRows(db, 'facility_type', file.facility_types)
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
