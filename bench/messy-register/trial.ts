import { findTable } from '@portal/domain/imports/find-table.ts'
import type { ImportField } from '@portal/domain/imports/import-fields.ts'
import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import { matchRows } from '@portal/domain/imports/match-rows.ts'
import type { MatchedRow } from '@portal/domain/imports/matched-row.ts'
import { readSheet } from '@portal/server/sheets/read-sheet.ts'
import { messyRegister } from './messy-register.ts'
import { registerFile } from './register-file.ts'
import type { Doubt, RecordedLine, SeedFacts } from './register-line.ts'
import { type ReadLine, type Score, scoreOf } from './score.ts'

const fieldOf = {
  name: 'company_name',
  type: 'facility_type_id',
  lga: 'local_gov_area_id',
  address: 'address',
  owner_name: 'owner_name',
  phone: 'phone_number',
  cac: 'cac',
  paper_number: 'licence_number',
  issued: 'issued_on',
  last_day: 'last_day',
  status: 'status',
} as const satisfies Partial<Record<ImportField, keyof RecordedLine>>

function asRead({ cells, repeats }: MatchedRow): ReadLine {
  const fields: ReadLine['fields'] = {}
  const marks: Doubt[] = repeats.length > 0 ? ['duplicate'] : []
  for (const [field, name] of Object.entries(fieldOf) as [keyof typeof fieldOf, keyof RecordedLine][]) {
    const cell = cells[field]
    if (cell?.mark === 'doubtful' || cell?.mark === 'wrong') marks.push(name)
    // Only that it is closed is recorded of a status.
    fields[name] = field === 'status' && cell?.value !== 'closed' ? null : (cell?.value ?? null)
  }
  return { fields, marks }
}

/** The lists that a ministry with the seed has. */
function seedLists({ types, places: { home } }: SeedFacts): ImportLists {
  const inUse = { is_retired: false, merged_into: null }
  return {
    types: types.map(({ id, category_list }) => ({ id, name: category_list, is_retired: false })),
    lgas: home.map(({ id, list }) => ({ id, name: list, ...inUse })),
    wards: home.flatMap(({ id, wards }) =>
      wards.map((name, at) => ({ id: id * 1000 + at, lga_id: id, name, ...inUse })),
    ),
  }
}

/** Writes a messy register as a file, reads it as an import does, and compares what came of it with the truth. */
export async function tryRegister(seed: number, lines: number, facts: SeedFacts, today: string) {
  const register = messyRegister(seed, lines, facts)
  const { rows } = await readSheet({ bytes: registerFile(register) })
  const lists = seedLists(facts)
  const table = findTable(rows, lists, today)
  const read = new Map<number, ReadLine>()
  for (const result of matchRows(rows, table, { lists, today })) {
    if ('row' in result) read.set(result.row.number - 1, asRead(result.row))
  }
  const score: Score = scoreOf(register.truth, read)
  return { score, columns: table.columns, register }
}
