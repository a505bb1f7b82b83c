import type { SetUpAnswer, SetUpStep } from '@portal/domain/settings/set-up.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What officers said of the steps of the set-up. */
export async function readSetUpAnswers(db: Db): Promise<Map<string, SetUpAnswer>> {
  const rows = await db.selectFrom('set_up_answer').select(['step', 'answer']).execute()
  return new Map(rows.map(({ step, answer }) => [step, answer]))
}

/** Records what an officer says of a step, in place of what was said before; undefined takes it back. */
export async function saveSetUpAnswer(
  db: Db,
  step: SetUpStep,
  answer: SetUpAnswer | undefined,
  recorded: { recorded_by: number; recorded_at: string },
): Promise<void> {
  if (!answer) {
    await db.deleteFrom('set_up_answer').where('step', '=', step).execute()
    return
  }
  const said = { answer, ...recorded }
  await db
    .insertInto('set_up_answer')
    .values({ step, ...said })
    .onConflict((before) => before.column('step').doUpdateSet(said))
    .execute()
}

/** Whether an officer has ever changed one of these settings, and whether there is a facility. */
export async function readSetUpUse(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ has_own_names: boolean; is_unused: boolean }>`
    select exists (select from setting_change where key = any(${names}::text[])) as has_own_names,
      not exists (select from facility) as is_unused
  `.execute(db)
  const [use] = rows
  if (!use) throw new Error('A query without from has a row')
  return use
}
