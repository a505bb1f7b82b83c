import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { refuseUnseenSamples } from '../../money/refuse-unseen-samples.ts'
import {
  type CatalogueChange,
  type CatalogueRow,
  type CatalogueTable,
  findCatalogueRow,
  findTakenName,
  lockCatalogue,
  placeOf,
  updateCatalogueRow,
} from '../../records/catalogue/catalogue-edits.ts'
import {
  getUsedType,
  listRequirementsToEdit,
  listUsedParts,
  listUsedTypes,
} from '../../records/catalogue/catalogue-usage.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { editSubLists } from './edit-sub-lists.ts'
import { refuseUnaskedMinimum } from './refuse-unasked-minimum.ts'

/** Officers read the catalogue with its retired rows, rename, move and retire. Nothing is ever deleted. */
export function catalogueEditRoutes(serve: Serve): void {
  serve(calls.listUsedTypes, async ({ db }) => ({ data: await listUsedTypes(db) }))
  serve(calls.showUsedType, async ({ db }, { params }) => ({
    data: await getUsedType(db, params.id),
    requirements: await listRequirementsToEdit(db, params.id),
  }))
  serve(calls.listUsedParts, async ({ db }) => ({ data: await listUsedParts(db) }))
  serve(calls.confirmSampleRequirements, confirmSampleRequirements)
  serve(calls.editFacilityType, (context, input) => edit(context, 'facility_type', input))
  serve(calls.editPart, (context, input) => edit(context, 'part', input))
  serve(calls.editRequirement, (context, input) => edit(context, 'requirement', input))
  serve(calls.editSubList, (context, input) => edit(context, 'sub_list', input, refuseUnaskedMinimum))
  serve(calls.editSubLists, editSubLists)
}

const sentences = {
  facility_type: {
    missing: 'This type of facility does not exist',
    taken: 'There is a type of facility of this name already',
  },
  part: { missing: 'This part does not exist', taken: 'There is a part of this designation already' },
  requirement: {
    missing: 'This requirement does not exist',
    taken: 'This part has a requirement of this name already',
  },
  sub_list: { missing: 'This question does not exist', taken: 'This requirement asks this already' },
} as const satisfies Record<CatalogueTable, object>

interface EditInput {
  params: { id: number }
  body: { place?: number | undefined; retired?: boolean | undefined } & Record<string, unknown>
}

/**
 * Changes a row of the catalogue, unless `check` refuses what it would become. What is sent as it already is changes nothing, so that
 * no new version of the catalogue begins.
 */
async function edit<T extends CatalogueTable>(
  { db, now, checkVersion }: Context,
  table: T,
  { params: { id }, body }: EditInput,
  check?: (changed: CatalogueRow<T>) => void,
) {
  await lockCatalogue(db)
  const row = await findCatalogueRow(db, table, id)
  if (!row) return refuse('not_found', sentences[table].missing)
  checkVersion(row)
  const { place, retired, ...fields } = body
  const taken = await findTakenName(db, table, id, fields)
  if (taken) refuseField(taken, sentences[table].taken)
  const isChange = ([field, value]: [string, unknown]) => value !== undefined && Reflect.get(row, field) !== value
  const change: CatalogueChange = {
    fields: Object.fromEntries(Object.entries(fields).filter(isChange)),
    place: place !== undefined && place !== (await placeOf(db, table, id)) ? place : undefined,
    retired: retired === (row.retired_at !== null) ? undefined : retired,
  }
  check?.({ ...row, ...change.fields })
  const isChanged = Object.keys(change.fields).length > 0 || change.place !== undefined || change.retired !== undefined
  return { data: isChanged ? await updateCatalogueRow(db, table, id, change, now) : row }
}

/** Saves the sample requirements of each type as those of the ministry. */
async function confirmSampleRequirements(
  { db, now }: Context,
  { body }: Input<typeof calls.confirmSampleRequirements>,
) {
  await lockCatalogue(db)
  const types = await listUsedTypes(db)
  const samples = types.filter(({ has_samples, retired_at }) => has_samples && retired_at === null)
  refuseUnseenSamples(samples, body.ids)
  for (const { id } of samples) {
    await updateCatalogueRow(db, 'facility_type', id, { fields: { has_samples: false } }, now)
  }
  return {
    message: byNumber(samples.length, {
      one: 'The requirements of # type are saved',
      other: 'The requirements of # types are saved',
    }),
  }
}
