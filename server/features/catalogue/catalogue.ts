import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { getPart, listProgress } from '../../records/applications/part-progress.ts'
import { listRequirements } from '../../records/applications/questionnaire.ts'
import { insertRequirement, insertSubList, listPartsOfType } from '../../records/applications/requirements.ts'
import {
  getFacilityType,
  insertFacilityType,
  insertPart,
  isInUse,
  listFacilityTypes,
  listParts,
} from '../../records/catalogue/catalogue.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { refuseUnaskedMinimum } from './refuse-unasked-minimum.ts'

/** Facility types with their parts, requirements and questions. Spec §7, Catalogue and requirements. */
export function catalogueRoutes(serve: Serve): void {
  serve(calls.listFacilityTypes, async ({ db }) => ({ data: await listFacilityTypes(db) }))
  serve(calls.showFacilityTypeParts, showFacilityTypeParts)
  serve(calls.addFacilityType, addFacilityType)
  serve(calls.listParts, async ({ db }) => ({ data: await listParts(db) }))
  serve(calls.addPart, addPart)
  serve(calls.showPart, showPart)
  serve(calls.addSubList, addSubList)
  serve(calls.addRequirement, addRequirement)
  serve(calls.listRequirementsOfType, listRequirementsOfType)
}

/** A facility type with the parts in which it has requirements. */
async function showFacilityTypeParts({ db }: Context, { body }: Input<typeof calls.showFacilityTypeParts>) {
  const { id, category_list, definition } = await getFacilityType(db, body.id)
  return { id, category_list, definition, parts: await listPartsOfType(db, id) }
}

/** An officer adds a facility type. Its name must be unique. */
async function addFacilityType({ db }: Context, { body }: Input<typeof calls.addFacilityType>) {
  const type = await insertFacilityType(db, body)
  return { data: type ?? refuseField('category_list', 'There is a type of facility of this name already') }
}

/** An officer adds a part. Its designation must be unique. */
async function addPart({ db }: Context, { body }: Input<typeof calls.addPart>) {
  return {
    data: (await insertPart(db, body)) ?? refuseField('designation', 'There is a part of this designation already'),
  }
}

/** A part with its requirements; for one facility, those of its type, with the number of answers. */
async function showPart({ db }: Context, { params, query }: Input<typeof calls.showPart>) {
  const part = await getPart(db, params.id, query.facility_id)
  return { data: { ...part, requirements: await listProgress(db, part.id, query.facility_id) } }
}

/** An officer adds a question to a requirement. */
async function addSubList({ db }: Context, { body }: Input<typeof calls.addSubList>) {
  if (!(await isInUse(db, 'requirement', body.requirement_id))) {
    refuseField('requirement_id', 'Choose a requirement from the list')
  }
  refuseUnaskedMinimum(body)
  return { data: (await insertSubList(db, body)) ?? refuseField('sub_list', 'This requirement asks this already') }
}

/** An officer adds a requirement to a facility type, in one of the parts. */
async function addRequirement({ db }: Context, { body }: Input<typeof calls.addRequirement>) {
  if (!(await isInUse(db, 'facility_type', body.facility_type_id))) {
    refuseField('facility_type_id', 'Choose a type of facility from the list')
  }
  if (!(await isInUse(db, 'part', body.part_req_id))) refuseField('part_req_id', 'Choose a part from the list')
  const requirement = await insertRequirement(db, body)
  return { data: requirement ?? refuseField('list', 'This part has a requirement of this name already') }
}

/** The requirements of a facility type, which must exist; for a registration those that it was started with. */
async function listRequirementsOfType({ db }: Context, { params, query }: Input<typeof calls.listRequirementsOfType>) {
  const { id } = await getFacilityType(db, params.facility_type_id)
  return { data: await listRequirements(db, id, query.registration_id) }
}
