import type { ReturnedItem } from '@portal/domain/applications/returned-items.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentOf } from '../../database/value-types.ts'
import { isPresent } from './present-registration.ts'

interface TimesOfReturn {
  at: string
  resubmitted_at: string | null
}

/** What the owner answered to an item. */
interface StoredAnswer {
  /** The place of the item among those of the return, from 0. */
  item: number
  text: string
  actor: string
  at: string
}

/** A return as the query reads it, with the earlier ones since the last decision. */
export interface StoredReturn extends TimesOfReturn {
  id: number
  answers: StoredAnswer[]
  due_date: string
  items: ReturnedItem[]
  returned_by: number
  earlier: TimesOfReturn[]
}

/** The latest return of the registration since its last decision; null if there was none. The query has the table `registration`. */
export const returnedColumn = sql<StoredReturn | null>`(
  select jsonb_build_object(
    'id', latest.id, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'item', item, 'text', text, 'actor', first_name || ' ' || last_name, 'at', answered_at)), '[]')
      from return_answer join user_account on user_account.id = answered_by
      where return_answer.return_id = latest.id
    ),
    'at', latest.returned_at, 'due_date', latest.due_date, 'items', latest.items, 'returned_by', latest.returned_by,
    'resubmitted_at', latest.resubmitted_at, 'earlier', (
      select coalesce(
        jsonb_agg(jsonb_build_object('at', before.returned_at, 'resubmitted_at', before.resubmitted_at) order by before.id), '[]'
      )
      from registration_return as before
      where before.registration_id = registration.id and before.ended_at is null and before.id < latest.id
    )
  )
  from registration_return as latest
  where latest.registration_id = registration.id and latest.ended_at is null
  order by latest.id desc limit 1
)`.as('returned')

/** A return as the wire shows it. */
export function returnedOf(stored: StoredReturn | null) {
  if (stored === null) return null
  const { id: _, returned_by: __, earlier, answers, items, ...returned } = stored
  const answerTo = (item: number) => {
    const answer = answers.find((one) => one.item === item)
    return answer ? { text: answer.text, actor: answer.actor, at: momentOf(answer.at) } : null
  }
  return {
    ...returned,
    ...timesOf(returned),
    items: items.map((item, place) => ({ ...item, answer: answerTo(place) })),
    earlier: earlier.map(timesOf),
  }
}

function timesOf({ at, resubmitted_at }: TimesOfReturn): TimesOfReturn {
  return { at: momentOf(at), resubmitted_at: resubmitted_at && momentOf(resubmitted_at) }
}

const isOpen = sql`resubmitted_at is null and ended_at is null`

/** Whether the owner has the registration to correct it. Uses the index registration_return_one_open. */
export const isReturnedToOwner = sql<boolean>`exists (
  select from registration_return where registration_id = registration.id and ${isOpen}
)`

/** The days that the owner had the registration to correct it, in returns that have ended. */
export const daysReturned: RawBuilder<unknown> = sql`(
  select coalesce(sum((resubmitted_at at time zone 'Africa/Lagos')::date - (returned_at at time zone 'Africa/Lagos')::date), 0)
  from registration_return where registration_id = registration.id and ended_at is null and resubmitted_at is not null
) * interval '1 day'`

interface NewReturn {
  registration_id: number
  returned_by: number
  returned_at: string
  due_date: string
  items: readonly ReturnedItem[]
}

/** Records that an application was returned. */
export async function insertReturn(db: Db, { items, ...made }: NewReturn): Promise<void> {
  await db
    .insertInto('registration_return')
    .values({ ...made, items: JSON.stringify(items) })
    .execute()
}

interface NewAnswer {
  return_id: number
  item: number
  text: string
  answered_by: number
  answered_at: string
}

/** Stores the owner's answer to an item of a return in place of the earlier one. */
export async function replaceReturnAnswer(db: Db, answer: NewAnswer): Promise<void> {
  const { return_id: _, item: __, ...said } = answer
  await db
    .insertInto('return_answer')
    .values(answer)
    .onConflict((earlier) => earlier.columns(['return_id', 'item']).doUpdateSet(said))
    .execute()
}

/** Ends the open return because it was submitted again, or every return since the last decision because of another one. */
export async function endReturns(
  db: Db,
  registrationId: number,
  { by, at }: { by: 'resubmitted' | 'decided'; at: string },
): Promise<void> {
  await db
    .updateTable('registration_return')
    .set(by === 'decided' ? { ended_at: at } : { resubmitted_at: at })
    .where('registration_id', '=', registrationId)
    .where('ended_at', 'is', null)
    .$if(by === 'resubmitted', (open) => open.where('resubmitted_at', 'is', null))
    .execute()
}

/** What a facility's newest registration was returned for, while its owner has it; undefined while nothing is returned. */
export async function findReturnedItems(db: Db, facilityId: number): Promise<ReturnedItem[] | undefined> {
  const { rows } = await sql<{ items: ReturnedItem[] }>`
    select items from registration_return
    where registration_id = (
      select id from registration where facility_id = ${facilityId} and ${isPresent} order by id desc limit 1
    ) and ${isOpen}
  `.execute(db)
  return rows[0]?.items
}
