import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import type { Typed } from './typed.ts'

/** A prefix that more numbers than this begin with is ignored. */
const maxFound = 2000

/** The facilities whose numbers begin with the typed ones, and those whose number matches completely. */
export interface NumbersFound {
  ids: readonly number[]
  exact: readonly number[]
  /** The numbers that were looked up. */
  numbers: readonly string[]
}

/**
 * The facilities with a phone, CAC, reference, registration, certificate or statement number that begins with the typed text:
 * with the whole text, otherwise with each number in it. None if it contains no number, or no number begins so.
 */
export async function findNumbers(db: Db, { number, numbers }: Typed): Promise<NumbersFound | undefined> {
  if (number !== undefined) {
    const found = await findNumber(db, number)
    if (found) return found
  }
  let all: NumbersFound | undefined
  for (const { word } of numbers) {
    const found = word === number ? undefined : await findNumber(db, word)
    if (found) all = all ? inBoth(all, found) : found
  }
  return all
}

function inBoth(one: NumbersFound, other: NumbersFound): NumbersFound {
  const ids = one.ids.filter((id) => other.ids.includes(id))
  const exact = [...one.exact, ...other.exact].filter((id) => ids.includes(id))
  return { ids, exact, numbers: [...one.numbers, ...other.numbers] }
}

/** Names contain numbers too: Clinic 1192. */
async function findNumber(db: Db, typed: string): Promise<NumbersFound | undefined> {
  const { rows } = await sql<{ id: number; is_exact: boolean }>`${sql.raw(plannedEachTime)}
    with named as materialized (select id from facility where words @@ ${`'${typed}':*`}::tsquery)
    select id, bool_or(is_exact) as is_exact from (
      (select facility_id as id, key = asked.begun as is_exact
        from unnest(${beginnings(typed)}::text[]) as asked (begun)
        join facility_key on key >= begun and key < begun || '~' limit ${sql.lit(maxFound)})
      union all
      (select id, true from named limit ${sql.lit(maxFound)})
    ) as found group by id
  `.execute(db)
  if (rows.length === 0) return undefined
  const exact = rows.filter(({ is_exact }) => is_exact).map(({ id }) => id)
  return { ids: rows.map(({ id }) => id), exact, numbers: beginnings(typed) }
}

/** A phone number is stored by its last ten digits: 0803… and +234803… both begin with 803. */
function beginnings(typed: string): string[] {
  const phone = typed.replace(/^(234|0)(?=\d{3})/, '')
  return /^\d+$/.test(phone) && phone !== typed ? [typed, phone] : [typed]
}
