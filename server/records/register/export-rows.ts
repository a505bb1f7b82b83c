import type { Db } from '../../database/connect.ts'
import { readInPieces } from '../../database/read-in-pieces.ts'
import { decisions } from './export-cases.ts'
import { changesAndFees } from './export-changes.ts'
import type { ExportColumn, ExportTable } from './export-column.ts'
import { contentsOfFacilities } from './export-contents.ts'
import { facilities } from './export-facilities.ts'
import { applicationsAndLicences } from './export-licences.ts'
import { moneyVisitsAndDocuments } from './export-money.ts'
import { placesAndCatalogue } from './export-places.ts'
import { visits } from './export-visits.ts'

/** The tables of the whole register. */
export const exportTables: readonly ExportTable[] = [
  ...placesAndCatalogue,
  ...facilities,
  ...applicationsAndLicences,
  ...contentsOfFacilities,
  ...decisions,
  ...changesAndFees,
  ...moneyVisitsAndDocuments,
  ...visits,
]

/** A row of an exported table, by the names of its columns. */
export type ExportRow = Record<string, unknown>

/** The rows of a table, some thousand at a time. Works in a transaction, so that all tables are of one moment. */
export function readExportRows(db: Db, { name, from, order, columns }: ExportTable): AsyncGenerator<ExportRow[]> {
  const values = columns.map((column) => `${sqlOf(column)} as "${column.name}"`)
  return readInPieces(db, `select ${values.join(', ')} from ${from ?? `"${name}" as t`} order by ${order}`)
}

function sqlOf({ name, sql }: ExportColumn): string {
  return sql ?? `t."${name}"`
}
