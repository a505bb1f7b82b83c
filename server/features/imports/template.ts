import { linkImportTemplate } from '@portal/contract/imports/calls/imports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { importFieldRules, importFields, paperStatuses } from '@portal/domain/imports/import-fields.ts'
import type { Db } from '../../database/connect.ts'
import { tableOf, text, type Value } from '../../files/table.ts'
import { workbook } from '../../files/workbook.ts'
import { readImportLists } from '../../records/imports/import-lists.ts'
import type { Serve } from '../../use-case/context.ts'
import { linkToList } from '../../use-case/exported-list.ts'

/** The link to an empty register. */
export function importTemplateRoutes(serve: Serve): void {
  serve(linkImportTemplate, (context) => linkToList(context, 'import-template', {}))
}

const columns = importFields.map((field) => text<never>(importFieldRules[field].label, () => null))

/** An empty register as a workbook. Types, LGAs and statuses are chosen from lists on another sheet. */
export async function* importTemplate(db: Db, _: unknown, { now }: { now: Date }): AsyncGenerator<Uint8Array> {
  const { types, lgas } = await readImportLists(db, lagosDate(now))
  const offered = (rows: readonly { name: string; is_retired: boolean }[]) =>
    rows.flatMap(({ name, is_retired }) => (is_retired ? [] : [name]))
  const lists = { type: offered(types), lga: offered(lgas), status: [...paperStatuses] }
  const fields = ['type', 'lga', 'status'] as const
  const longest = Math.max(...fields.map((field) => lists[field].length))
  const rows = Array.from({ length: longest }, (_, row) => fields.map((field): Value => lists[field][row] ?? null))
  const ranges = fields.map((field, place) => {
    const letter = String.fromCharCode(65 + place)
    return { column: importFields.indexOf(field), range: `Lists!$${letter}$2:$${letter}$${lists[field].length + 1}` }
  })
  const listColumns = fields.map((field, place) =>
    text<readonly Value[]>(importFieldRules[field].label, (row) => String(row[place] ?? '')),
  )
  yield* workbook([
    { name: 'Register', table: tableOf(columns, [[]]), lists: ranges },
    { name: 'Lists', table: tableOf(listColumns, [rows]) },
  ])
}
