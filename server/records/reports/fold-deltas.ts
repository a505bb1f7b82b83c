import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Folds up to `limit` changes into the tallies of facilities, registrations and penalties, see `fold`. */
export function foldTallies(db: Db, limit: number): Promise<number> {
  return fold(db, 'fold_tallies', limit)
}

/** Folds up to `limit` changes into the tally of money, see `fold`. */
export function foldRevenue(db: Db, limit: number): Promise<number> {
  return fold(db, 'fold_revenue', limit)
}

/**
 * Folds up to `limit` changes, the oldest first, and returns how many; 0 while another server folds. Figures are right without it,
 * but become slow to read.
 */
async function fold(db: Db, name: 'fold_tallies' | 'fold_revenue', limit: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select ${sql.ref(name)}(${limit}::int) as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
