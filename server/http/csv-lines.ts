import { stringify } from 'csv-stringify/sync'

/**
 * Rows as lines of a CSV file. A text that a spreadsheet would run as a formula is preceded by an apostrophe. The beginning
 * of a file has a byte order mark, by which Excel recognises UTF-8.
 */
export function csvLines(
  rows: readonly (readonly (string | number | null)[])[],
  { isBeginning = false }: { isBeginning?: boolean } = {},
): string {
  return stringify([...rows], {
    bom: isBeginning,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
}
