import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The next serial number, from 1. The counter stays locked until the transaction ends, so no number is lost or given twice. */
export async function nextSerial(db: Db, name: string): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
