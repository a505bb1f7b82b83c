import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportChoice, ImportRowState } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { uncertainValues } from '../../records/imports/import-figures.ts'
import { getImport, type LockedImport, noteHand } from '../../records/imports/imports.ts'
import { chooseForRows, correctRow, lockRow, rowsOf } from '../../records/imports/list-rows.ts'
import { markRepeats } from '../../records/imports/repeats.ts'
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
  const { db, now, user } = context
  const draft = await lockDraft(context, id)
  const row = await lockRow(db, id, line)
  context.checkVersion(row)
  const stated = statedOf(body.fields ?? {})
  const choice = body.choice === undefined ? choiceAfter(stated, row.choice, draft) : body.choice
  const same_as = body.same_as ?? row.same_as
  const isChosen = body.choice === 'add licence' || (body.same_as ?? null) !== null
  if (isChosen && choice === 'add licence') checkFacility(same_as, row.likely_same)
  const said = { corrected: { ...row.corrected, ...stated }, choice, corrected_by: user.id }
  await correctRow(db, id, { line, ...said, same_as: choice === 'add licence' ? same_as : null }, now)
  await noteHand(db, id, user.id, now)
  await rematch(context, draft, [line])
  const [stored] = await rowsOf(db, id, {}).where('line', '=', line).execute()
  const [data] = await showRows(db, stored ? [stored] : [])
  if (!data) return refuse('not_found', 'This row does not exist')
  checkChoice(body.choice, data.state)
  const isDropped = data.choice === null && (body.choice ?? row.choice) !== null && body.choice !== null
  return { message: isDropped ? 'The row is saved. Choose again what becomes of it' : 'The row is saved', data }
}

/**
 * What stays of a choice when fields are corrected: the row may be another facility then, so only what leaves it out. A licence that
 * was typed by hand for a facility stays with it until the facility is called otherwise.
 */
function choiceAfter(
  stated: Record<string, unknown>,
  before: ImportChoice | null,
  { source }: Pick<LockedImport, 'source'>,
): ImportChoice | null {
  const said = Object.keys(stated)
  const isSameFacility = source === 'by hand' && !said.includes('name') && !said.includes('lga')
  return said.length === 0 || isSameFacility || before === 'leave out' ? before : null
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
  const { db, now, user } = context
  await lockDraft(context, id)
  const { choice, lines, filters = {} } = body
  if (!lines && Object.keys(filters).length === 0) refuseField('lines', 'Choose the rows')
  const changed = await chooseForRows(db, id, { choice, lines, filters, by: user.id }, now)
  await markRepeats(db, id)
  await noteHand(db, id, user.id, now)
  const message = changed === 1 ? '1 row is changed' : `${changed} rows are changed`
  return { message, changed, data: await showImport(context, id) }
}
