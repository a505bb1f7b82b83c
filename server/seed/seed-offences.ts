import { nairaToKobo } from '@portal/domain/money/money.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { isEmpty } from './insert-rows.ts'
import { readSeed } from './read-seed.ts'

/** The examples apply to any day on which the portal may be started. */
const start_date = '2000-01-01'

const offencesInFile = z.array(
  z.object({ name: z.string(), amount: z.number().describe('In naira.'), days_to_pay: z.int() }),
)

/** Seeds examples of offences, once. Their amounts are marked as such until an officer saves the ministry's own. */
export async function seedOffences(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'offence'))) return
  const file = await readSeed('offences.json', offencesInFile)
  for (const { name, amount, days_to_pay } of file) {
    const { id: offence_id } = await db.insertInto('offence').values({ name }).returning('id').executeTakeFirstOrThrow()
    const rate = { offence_id, amount_kobo: nairaToKobo(amount), days_to_pay, start_date, is_sample: true }
    await db.insertInto('offence_rate').values(rate).execute()
  }
}
