import type { Db } from '../../database/connect.ts'
import { takeBack } from '../../papers/take-back-paper-licences.ts'
import { listRowsToUndo, storeUndone } from '../../records/imports/commit-rows.ts'
import type { Changing } from '../../use-case/context.ts'

interface Batch {
  import: { id: number; number: string }
  officer: NonNullable<Changing['user']>
  now: Date
  today: string
}

/**
 * Takes the next rows of an import back, in the transaction of `db`, in the name of whoever undoes it. Those that somebody has worked
 * on stay, with the reason. Returns how many rows had their turn; none is left after 0.
 */
export async function undoBatch(db: Db, { import: from, officer, now, today }: Batch, limit: number): Promise<number> {
  const rows = await listRowsToUndo(db, from.id, limit)
  if (rows.length === 0) return 0
  const { kept } = await takeBack({ db, user: officer, now, today, address: null }, from, rows)
  const why = new Map(kept.map((row) => [row.line, row.why]))
  const undone = rows.map(({ line }) => ({ line, kept: why.get(line) ?? null }))
  await storeUndone(db, from.id, undone, now.toISOString())
  return rows.length
}
