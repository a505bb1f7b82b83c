import { linkWrongRows } from '@portal/contract/imports/calls/import-rows.ts'
import { cellText } from '@portal/domain/imports/cell.ts'
import { importFieldRules } from '@portal/domain/imports/import-fields.ts'
import { rowNumberHeading, whyHeading } from '@portal/domain/imports/wrong-rows.ts'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { type Column, number, tableOf, text } from '../../files/table.ts'
import { workbook } from '../../files/workbook.ts'
import { getImport } from '../../records/imports/imports.ts'
import { listRowsToCorrect, type RowToCorrect } from '../../records/imports/rows-to-correct.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, batchesAfter, linkToList } from '../../use-case/exported-list.ts'
import { fieldNamed } from './show-import.ts'

/** The link to the rows that are wrong or doubtful. */
export function wrongRowsRoutes(serve: Serve): void {
  serve(linkWrongRows, async (context, { params: { id } }) => {
    await getImport(context.db, id)
    return linkToList(context, 'wrong-rows', { id })
  })
}

const asked = z.object({ id: z.int() })

/**
 * The rows that are wrong or doubtful, with the columns of their file as they are written there, so that whoever wrote it knows them
 * again. Every cell is text, so nothing in it runs.
 */
export async function* exportWrongRows(db: Db, sent: unknown): AsyncGenerator<Uint8Array> {
  const { id } = askedOf(asked, sent)
  const { reading } = await getImport(db, id)
  const columns: Column<RowToCorrect>[] = [
    number(rowNumberHeading, ({ line }) => line),
    text(whyHeading, whyOf),
    ...reading.columns.map(({ heading, column }) =>
      text<RowToCorrect>(heading, ({ cells }) => cellText(cells[column])),
    ),
  ]
  const rows = batchesAfter(async (place) =>
    (await listRowsToCorrect(db, id, place)).map((row) => ({ ...row, id: row.line })),
  )
  yield* workbook([{ name: 'Wrong rows', table: tableOf(columns, rows) }])
}

/** Every cell that is wrong or doubtful in its own words, then what is doubtful about the whole row. */
function whyOf({ marks, why }: RowToCorrect): string {
  const ofCells = marks.flatMap(({ kind, field: name, sentence }) => {
    const field = fieldNamed(name)
    if ((kind !== 'wrong' && kind !== 'doubtful') || !field) return []
    return [`${importFieldRules[field].label}: ${sentence ?? 'look at what is written'}`]
  })
  const isSaid = why !== null && marks.some(({ sentence }) => sentence === why)
  return [...ofCells, ...(why === null || isSaid ? [] : [why])].join('. ')
}
