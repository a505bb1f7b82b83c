import type { FileFormat } from '@portal/contract/fields/file-format.ts'
import type { Table } from '../files/table.ts'
import { workbook, workbookType } from '../files/workbook.ts'
import { csvLines } from './csv-lines.ts'

/** The types of the formats in which lists are given out. */
export const fileTypes = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  xlsx: workbookType,
} as const satisfies Record<FileFormat, object>

/** A table as a file. Its columns are the same in each format; a workbook has real dates and numbers. */
export function tableAs(format: FileFormat, name: string, table: Table): AsyncIterable<string | Uint8Array> {
  return format === 'xlsx' ? workbook([{ name, table }]) : tableAsCsv(table)
}

/** A table as the text of a CSV file, a batch of rows at a time. */
export async function* tableAsCsv({ headings, batches }: Table): AsyncGenerator<string> {
  yield csvLines([headings.map(({ heading }) => heading)], { isBeginning: true })
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows)
}
