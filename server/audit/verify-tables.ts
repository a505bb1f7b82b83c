import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { canonicalJson } from './canonical-json.ts'
import { type ComparedRow, type ComparedTable, comparedTables } from './compared-tables.ts'
import { type Findings, maxListed } from './findings.ts'
import type { Facts } from './recorded-facts.ts'

const rowsAtOnce = 1000

/** Compares the tables with what the record says of their rows. Returns how many rows it compared. */
export async function verifyTables(db: Db, findings: Findings): Promise<number> {
  let compared = 0
  for (const table of comparedTables) {
    for (let after = 0; ; ) {
      const rows = await table.list(db, after, rowsAtOnce)
      for (const row of rows) compare(table, row, findings)
      compared += rows.length
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
    await findRemovedRows(db, table, findings)
  }
  return compared
}

function compare({ kind, untold }: ComparedTable, row: ComparedRow, findings: Findings): void {
  const { about_id: id, present, recorded, entry } = row
  const expected = recorded ?? untold
  const where = { entry, about: { kind, id } }
  if (!expected) {
    findings.add('row without entry', `${kind} ${id} is in the table, but no entry says how it came to be`, where)
  } else if (canonicalJson(present) !== canonicalJson(expected)) {
    const says = entry === null ? 'no entry says so' : `entry ${entry} is the last one about it`
    findings.add('table differs', `${kind} ${id}: ${differences(expected, present)}; ${says}`, where)
  }
}

/** What differs: `status is Approved and should be declined`. */
function differences(expected: Facts, present: Facts): string {
  return Object.keys({ ...expected, ...present })
    .filter((column) => canonicalJson(expected[column]) !== canonicalJson(present[column]))
    .map((column) => `${column} is ${inWords(present[column])} and should be ${inWords(expected[column])}`)
    .join(', ')
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : canonicalJson(value)
}

/** Rows of which an entry tells and which are not in the table any more. The portal deletes none of them. */
async function findRemovedRows(db: Db, { kind, keys }: ComparedTable, findings: Findings): Promise<void> {
  const { rows } = await sql<{ about_id: string; entry: number }>`
    select about_id, max(id) as entry from audit_entry
    where about_kind = ${kind} and body ? 'state' and about_id not in ${keys}
    group by about_id order by entry limit ${sql.lit(maxListed)}
  `.execute(db)
  for (const { about_id: id, entry } of rows) {
    findings.add('row missing', `${kind} ${id} is not in the table; entry ${entry} is the last one about it`, {
      entry,
      about: { kind, id },
    })
  }
}
