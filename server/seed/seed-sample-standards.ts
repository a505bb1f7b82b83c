import { standardsForm } from '@portal/contract/catalogue/standards.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { readSeed } from './read-seed.ts'

const standardsInFile = z.object({ groups: z.array(standardsForm.extend({ questions: z.array(z.string()) })) })

/**
 * Gives questions of types whose requirements are samples the standards of the file, by their sentences. A question that somebody
 * has changed is left alone, and so is every question of a type that the ministry has saved as its own. docs/decisions/0020
 */
export async function seedSampleStandards(db: Kysely<Tables>): Promise<void> {
  const untouched = await listUntouched(db)
  if (untouched.length === 0) return
  const { groups } = await readSeed('sample-standards.json', standardsInFile)
  for (const { questions, ...standards } of groups) {
    const ids = untouched.filter(({ sub_list }) => questions.includes(sub_list)).map(({ id }) => id)
    if (ids.length > 0) await db.updateTable('sub_list').set(standards).where('id', 'in', ids).execute()
  }
}

/** The questions of samples that have one version, without any standards. */
async function listUntouched(db: Kysely<Tables>) {
  const { rows } = await sql<{ id: number; sub_list: string }>`
    select question.id, question.sub_list from sub_list as question
    join requirement on requirement.id = question.requirement_id
    join facility_type on facility_type.id = requirement.facility_type_id and has_samples
    where facility_type.retired_at is null and requirement.retired_at is null
      and (select count(*) from sub_list_version as version where version.id = question.id) = 1
      and question.retired_at is null and help is null and least_number is null and weight = 1
      and not (is_critical or may_not_apply or needs_photo or takes_evidence)
  `.execute(db)
  return rows
}
