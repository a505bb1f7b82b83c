import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { CounterTable } from '../../database/tables/registrations.ts'

/** The next serial number, from 1. The counter stays locked until the transaction ends, so no number is lost or given twice. */
export function nextSerial(db: Db, name: string): Promise<number> {
  return nextSerials(db, name, 1)
}

/** Takes some serials of a counter at once. Returns the first of them. */
export async function nextSerials(db: Db, name: string, count: number): Promise<number> {
  const serials = await drawSerials(db, [{ name, value: count }])
  return (serials.get(name) ?? 0) - count + 1
}

/**
 * Takes serials of several counters at once, and returns the last of each. The counters are locked in the order given until the
 * transaction ends, so everybody names them in the same order.
 */
export async function drawSerials(db: Db, counts: readonly Insertable<CounterTable>[]): Promise<Map<string, number>> {
  if (counts.length === 0) return new Map()
  const rows = await db
    .insertInto('counter')
    .values([...counts])
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + excluded.value` }))
    .returning(['name', 'value'])
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}
