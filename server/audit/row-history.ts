import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { explainDifference } from './explain-difference.ts'
import type { FindingKind, Findings } from './findings.ts'
import type { PresentRow } from './present-rows.ts'
import type { StoredRow } from './recorded-rows.ts'
import { schemaObjects } from './schema-objects.ts'
import { digestOfRow } from './touched-rows.ts'

/** Entries that note whole tables. */
export interface States {
  /** Such entries. */
  ids: ReadonlySet<number>
  /** From which entry on a table has its present form, if a migration has rewritten it. */
  since: ReadonlyMap<string, { entry: number }>
}

interface Known {
  findings: Findings
  states: States
  otherKeys: ReadonlyMap<number, string>
}

/** What the record says of one row, entry after entry, and whether it fits together and to the row as it is now. */
export class RowHistory {
  readonly table: string
  readonly key: string
  readonly #known: Known
  /** The last entry about the row; undefined if there is none. */
  #last: StoredRow | undefined

  constructor(table: string, key: string, known: Known) {
    this.table = table
    this.key = key
    this.#known = known
  }

  /** The next entry about the row. */
  add(row: StoredRow): void {
    const { states, otherKeys } = this.#known
    // What a migration rewrote was compared before it.
    if (row.entry < (states.since.get(this.table)?.entry ?? 0)) return
    const isState = states.ids.has(row.entry)
    const [last, begins] = [this.#last, isState ? row.after : row.before]
    if (!last) {
      if (begins !== null && !isState)
        this.#find(
          'row without entry',
          `was there before entry ${row.entry}, and no earlier entry says how it came to be`,
        )
    } else if (otherKeys.get(last.entry) === otherKeys.get(row.entry) && !isSame(last.after, begins)) {
      this.#find(
        'row changed in between',
        `was changed past the portal between the entries ${last.entry} and ${row.entry}`,
        row.entry,
      )
    }
    this.#last = row
  }

  /** After the last entry: the row as it is now, undefined if there is none. */
  async end(db: Db, row: PresentRow | undefined): Promise<void> {
    const last = this.#last
    if (!last) {
      if (row) this.#find('row without entry', 'is in the database, but no entry says how it came to be')
      return
    }
    const kid = this.#known.otherKeys.get(last.entry)
    const key = kid === undefined ? auditKeys().first : auditKeys().find(kid)
    if (!key)
      return this.#find('unknown key', `has a digest with the key ${kid}, which this portal does not have`, last.entry)
    const present = row ? digestOfRow(key, this.table, this.key, row.sha256) : null
    if (isSame(present, last.after)) return
    if (!row)
      this.#find('row missing', `was removed past the portal; entry ${last.entry} is the last one about it`, last.entry)
    else if (last.after === null) {
      this.#find('row put back', `was put back past the portal, after entry ${last.entry} had removed it`, last.entry)
    } else {
      const how = await explainDifference(db, this.table, this.key)
      const detail = `was changed past the portal${how && `: ${how}`}; entry ${last.entry} is the last one about it`
      this.#find('table differs', detail, last.entry)
    }
  }

  #find(kind: FindingKind, what: string, entry: number | null = null): void {
    const { table: of, key: id } = this
    this.#known.findings.add(kind, `${inWords(of, id)} ${what}`, { entry, about: { kind: of, id } })
  }
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}

/** A row for a person: `The bank account 3`. */
function inWords(table: string, key: string): string {
  if (table === schemaObjects) return `The ${key} of the database`
  return `The ${table.replaceAll('_', ' ')} ${key.replaceAll(/^\[|\]$|"/g, '').replaceAll(',', ', ')}`
}
