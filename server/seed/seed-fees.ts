import { nairaToKobo } from '@portal/domain/money/money.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { isEmpty } from './insert-rows.ts'
import { readSeed } from './read-seed.ts'

/** The examples apply to any day on which the portal may be started. */
const startDate = '2000-01-01'

const feesInFile = z.array(
  z.object({
    facility_type_id: z.int(),
    registration: z.number().describe('In naira, like `renewal`.'),
    renewal: z.number(),
  }),
)

/** Seeds examples of fees, once. They are marked as such until an officer saves the ministry's own. */
export async function seedFees(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'fee'))) return
  const file = await readSeed('fees.json', feesInFile)
  const rows = file.flatMap(({ facility_type_id, ...amounts }) =>
    (['registration', 'renewal'] as const).map((purpose) => ({
      facility_type_id,
      purpose,
      beds_from: 0,
      amount_kobo: nairaToKobo(amounts[purpose]),
      start_date: startDate,
      is_sample: true,
    })),
  )
  await db.insertInto('fee').values(rows).execute()
}
