import { type Column, tableOf, text } from '../../files/table.ts'
import type { ZipPart } from '../../files/zip.ts'
import { tableAsCsv } from '../../http/export-table.ts'
import type { ExportColumn, ExportTable } from '../../records/register/export-column.ts'

type Described = ExportColumn & { table: string; ofTable: string }

const columns: readonly Column<Described>[] = [
  text('Table', ({ table }) => table),
  text('What the table has', ({ ofTable }) => ofTable),
  text('Column', ({ name }) => name),
  text('Type', ({ kind }) => kind),
  text('Unit', ({ unit }) => unit ?? null),
  text('Codes', ({ codes }) => codes?.join(' | ') ?? null),
  text('Refers to', ({ refersTo }) => refersTo ?? null),
  text('Meaning', ({ meaning }) => meaning),
]

/** The data dictionary: what each column of the exported tables means, as a table and as JSON. */
export function dictionaryParts(tables: readonly ExportTable[]): ZipPart[] {
  const described = tables.flatMap(({ name, meaning, columns: all }) =>
    all.map((column) => ({ ...column, table: name, ofTable: meaning })),
  )
  const asJson = tables.map(({ name, meaning, columns: all }) => ({
    table: name,
    meaning,
    columns: all.map(({ sql, refersTo, kind, ...column }) => ({
      ...column,
      type: kind,
      ...(refersTo !== undefined && { refers_to: refersTo }),
    })),
  }))
  return [
    { path: 'dictionary.csv', content: tableAsCsv(tableOf(columns, [described])) },
    { path: 'dictionary.json', content: `${JSON.stringify(asJson, null, 2)}\n` },
  ]
}
