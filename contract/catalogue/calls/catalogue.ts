import { z } from 'zod'
import { adding, readsOnly } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, chosen, line, prose, recordId, recordIdText } from '../../fields/fields.ts'
import { exampleOf } from '../../openapi/example-of.ts'
import { facilityType } from '../facility-type.ts'
import { part } from '../part.ts'
import { requirement } from '../requirement.ts'
import { subList, subListForm } from '../sub-list.ts'

/** All facility types. Spec §7. */
export const listFacilityTypes = call('GET', '/api/facility_type', {
  feature: 'catalogue',
  summary: 'The types of facility.',
  may: 'read public information',
  reply: z.object({
    data: z.array(
      facilityType
        .extend({
          is_offered: z.boolean().describe('Whether an owner can add a facility of this type: it asks a question.'),
        })
        .meta({ id: 'ListedFacilityType', examples: [{ ...exampleOf(facilityType), is_offered: true }] }),
    ),
  }),
})

/** A facility type with the parts in which it has a requirement. Spec §7. */
export const showFacilityTypeParts = call('POST', '/api/facility-type', {
  feature: 'catalogue',
  summary: 'A type of facility with its parts and their requirements.',
  may: 'read the catalogue',
  body: z.object({ id: recordId.describe('The type of facility.') }).meta({ examples: [{ id: 2 }] }),
  refuses: ['not_found'],
  reply: z.object({
    id: z.int(),
    category_list: z.string(),
    definition: z.string(),
    parts: z.array(part.extend({ requirements: z.array(requirement) }).meta({ id: 'PartWithRequirements' })),
  }),
  audit: readsOnly,
})

/** An officer adds a facility type. Spec §7. */
export const addFacilityType = call('POST', '/api/facility_type', {
  feature: 'catalogue',
  summary: 'Add a type of facility.',
  may: 'manage the catalogue',
  body: z
    .object({
      category_list: line('the name of the type').describe("The type's name."),
      definition: prose('the definition of the type', 1000),
    })
    .meta({ examples: [{ category_list: 'Eye Hospital', definition: 'Premises for the care of eyes.' }] }),
  status: 201,
  reply: z.object({ data: facilityType }),
  audit: adding('change_catalogue', 'catalogue'),
})

/** Every part. Spec §7. */
export const listParts = call('GET', '/api/parts', {
  feature: 'catalogue',
  summary: 'The parts of the catalogue.',
  may: 'read the catalogue',
  reply: z.object({ data: z.array(part) }),
})

/** An officer adds a part. Spec §7. */
export const addPart = call('POST', '/api/parts', {
  feature: 'catalogue',
  summary: 'Add a part to the catalogue.',
  may: 'manage the catalogue',
  body: z
    .object({ designation: line('the designation', 40), part_name: line('the name of the part') })
    .meta({ examples: [{ designation: 'Part M', part_name: 'Out-patient area' }] }),
  status: 201,
  reply: z.object({ data: part }),
  audit: adding('change_catalogue', 'catalogue'),
})

/** A part with its requirements. With a facility: the requirements of its type and how many questions it has answered. Spec §7. */
export const showPart = call('GET', '/api/parts/{id}', {
  feature: 'catalogue',
  summary: 'A part with its requirements, and how many of their questions a facility has answered.',
  may: 'read a facility or registration',
  params: byId,
  query: z.object({ facility_id: recordIdText.optional() }),
  resource: { kind: 'facility', in: 'query', field: 'facility_id' },
  reply: z.object({
    data: part
      .extend({
        requirements: z.array(
          requirement.extend({ questions: z.int(), answered: z.int() }).meta({ id: 'RequirementProgress' }),
        ),
      })
      .meta({ id: 'PartProgress' }),
  }),
})

/** An officer adds a question to a requirement. Spec §7. */
export const addSubList = call('POST', '/api/sub-lists', {
  feature: 'catalogue',
  summary: 'Add a question to a requirement.',
  may: 'manage the catalogue',
  body: subListForm,
  status: 201,
  reply: z.object({ data: subList }),
  audit: adding('change_catalogue', 'catalogue'),
})

/** An officer adds a requirement to a facility type. Spec §7. */
export const addRequirement = call('POST', '/api/requirements', {
  feature: 'catalogue',
  summary: 'Add a requirement to a type of facility.',
  may: 'manage the catalogue',
  body: z
    .object({
      facility_type_id: recordId,
      list: line('the name of the requirement', 200).describe("The requirement's name."),
      part_req_id: chosen('the part').describe('The part that it belongs to.'),
    })
    .meta({ examples: [{ facility_type_id: 2, list: 'Access for wheelchairs', part_req_id: 1 }] }),
  status: 201,
  reply: z.object({ data: requirement }),
  audit: adding('change_catalogue', 'catalogue'),
})

/** The requirements of a type of facility with their parts and questions. Spec §7. */
export const listRequirementsOfType = call('GET', '/api/facility/requirements/{facility_type_id}', {
  feature: 'catalogue',
  summary: 'The requirements of a type of facility with their parts and questions.',
  may: 'read a facility or registration',
  params: z.object({ facility_type_id: recordIdText }),
  query: z.object({
    registration_id: recordIdText
      .optional()
      .describe('Answers the requirements that this registration was started with, instead of the present ones.'),
  }),
  resource: { kind: 'registration', in: 'query', field: 'registration_id' },
  reply: z.object({
    data: z.array(requirement.extend({ part, sub_lists: z.array(subList) }).meta({ id: 'RequirementWithQuestions' })),
  }),
})
