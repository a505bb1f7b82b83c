import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportRowState } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { uncertainValues } from '../../records/imports/import-figures.ts'
import { getImport, updateImport } from '../../records/imports/imports.ts'
import { chooseForRows, correctRow, lockRow, rowsOf } from '../../records/imports/list-rows.ts'
import { pageOf } from '../../records/shared/paging.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { statedOf } from './by-hand.ts'
import { setColumns } from './columns.ts'
import { lockDraft } from './lock-draft.ts'
import { rematch } from './rematch.ts'
import { showImport } from './show-import.ts'
import { showRows } from './show-rows.ts'
import { setValues, valueOnWire } from './values.ts'

/** The columns, values and rows of a register from paper, and correcting them. */
export function importRowsRoutes(serve: Serve): void {
  serve(calls.setImportColumns, async (context, input) => {
    await setColumns(context, await lockDraft(context, input.params.id), input.body)
    return { message: 'The columns are saved', data: await showImport(context, input.params.id) }
  })
  serve(calls.listImportValues, async ({ db }, { params, query: { field, ...paging } }) => {
    await getImport(db, params.id)
    const page = await pageOf(db, uncertainValues(db, params.id, field), paging)
    return { ...page, data: page.data.map(valueOnWire) }
  })
  serve(calls.setImportValues, async (context, { params, body }) => {
    await setValues(context, await lockDraft(context, params.id), body.values)
    return { message: 'All rows with these values follow', data: await showImport(context, params.id) }
  })
  serve(calls.listImportRows, listRows)
  serve(calls.correctImportRow, correctOne)
  serve(calls.chooseImportRows, chooseRows)
}

async function listRows({ db }: Context, { params, query }: Input<typeof calls.listImportRows>) {
  await getImport(db, params.id)
  const page = await pageOf(db, rowsOf(db, params.id, query), query)
  return { ...page, data: await showRows(db, page.data) }
}

/** Corrects one row, and matches it again at once. */
async function correctOne(context: Context, { params: { id, line }, body }: Input<typeof calls.correctImportRow>) {
  const { db, now } = context
  const draft = await lockDraft(context, id)
  const row = await lockRow(db, id, line)
  context.checkVersion(row)
  const choice = body.choice === undefined ? row.choice : body.choice
  const same_as = body.same_as ?? row.same_as
  if (choice === 'add licence') checkFacility(same_as, row.likely_same)
  const corrected = { ...row.corrected, ...statedOf(body.fields ?? {}) }
  await correctRow(db, id, { line, corrected, choice, same_as: choice === 'add licence' ? same_as : null }, now)
  await rematch(context, draft, [line])
  const [stored] = await rowsOf(db, id, {}).where('line', '=', line).execute()
  const [data] = await showRows(db, stored ? [stored] : [])
  if (!data) return refuse('not_found', 'This row does not exist')
  checkChoice(body.choice, data.state)
  return { message: 'The row is saved', data }
}

/** The licence can go only to a facility that was found for the row, so that nobody gives it to any facility of the state. */
function checkFacility(same_as: number | null, likely: readonly { facility_id: number | null }[]): void {
  if (same_as === null) refuseField('same_as', 'Choose the facility')
  if (!likely.some(({ facility_id }) => facility_id === same_as)) {
    refuseField('same_as', 'Choose one of the facilities that were found for this row')
  }
}

function checkChoice(choice: Input<typeof calls.correctImportRow>['body']['choice'], state: ImportRowState): void {
  if ((choice === 'new' || choice === 'add licence') && state === 'wrong') {
    refuseField('choice', 'Correct what is wrong first')
  }
}

async function chooseRows(context: Context, { params: { id }, body }: Input<typeof calls.chooseImportRows>) {
  const { db, now } = context
  await lockDraft(context, id)
  const { choice, lines, filters = {} } = body
  if (!lines && Object.keys(filters).length === 0) refuseField('lines', 'Choose the rows')
  const changed = await chooseForRows(db, id, { choice, lines, filters }, now)
  await updateImport(db, id, {}, now)
  const message = changed === 1 ? '1 row is changed' : `${changed} rows are changed`
  return { message, changed, data: await showImport(context, id) }
}
