import { refuseFile } from '../../files/refuse-file.ts'
import type { RowSink } from '../row-sink.ts'
import { readNumberStyles } from './date-styles.ts'
import type { Package } from './open-package.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readSheetRows } from './sheet-rows.ts'
import { readWorkbookParts } from './workbook-parts.ts'

/** Reads the rows of a sheet of a workbook: the one of a name, or else the first that has content. */
export async function readWorkbookRows(
  { zip, workbook: part }: { zip: Package; workbook: string },
  name: string | undefined,
  sink: RowSink,
) {
  const { sheets, sharedStrings, styles, isFrom1904 } = await readWorkbookParts(zip, part)
  const names = sheets.map((sheet) => sheet.name)
  const asked = name === undefined ? sheets : sheets.filter((sheet) => sheet.name === name)
  if (asked.length === 0 && name !== undefined) {
    refuseFile('file_refused', 'The workbook has no sheet of this name. Choose another one')
  }
  const workbook = {
    strings: await readSharedStrings(zip, sharedStrings),
    styles: await readNumberStyles(zip, styles),
    isFrom1904,
  }
  for (const sheet of asked) {
    const merged = await readSheetRows(zip.read(sheet.part), workbook, sink)
    if (sink.rows > 0) return { sheet: sheet.name, sheets: names, merged }
  }
  return { sheet: '', sheets: names, merged: [] }
}
