import * as calls from '@portal/contract/calls/catalogue.ts'
import type { Serve } from '../../http/context.ts'
import { listFacilityTypes, listParts } from '../../records/catalogue.ts'
import { addFacilityType } from './add-facility-type.ts'
import { addPart } from './add-part.ts'
import { addRequirement } from './add-requirement.ts'
import { addSubList } from './add-sub-list.ts'
import { listRequirementsOfType } from './list-requirements-of-type.ts'
import { showFacilityTypeParts } from './show-facility-type-parts.ts'
import { showPart } from './show-part.ts'

/** Facility types, and what each is asked: parts, requirements and questions. Spec §7, Catalogue and requirements. */
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
