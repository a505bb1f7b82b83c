import { z } from 'zod'
import { editing } from '../../audit/call-audit.ts'
import { type CallOptions, call } from '../../call.ts'
import { byId, line, moment, prose, recordId, wholeNumber } from '../../fields/fields.ts'
import { seenSamples } from '../../money/seen-samples.ts'
import {
  editablePart,
  editableQuestion,
  editableRequirement,
  editableType,
  requirementToEdit,
  usedPart,
  usedType,
} from '../catalogue.ts'
import { standardsForm } from '../standards.ts'

/** Every type of facility, retired ones last, with the places where each is used. */
export const listUsedTypes = call('GET', '/api/catalogue/types', {
  feature: 'catalogue-edits',
  summary: 'Every type of facility, also the retired ones, and where each is used.',
  may: 'see the use of the catalogue',
  reply: z.object({ data: z.array(usedType) }),
})

/** One type of facility with everything that it asks or once asked. */
export const showUsedType = call('GET', '/api/catalogue/types/{id}', {
  feature: 'catalogue-edits',
  summary: 'A type of facility with its requirements and questions, also the retired ones, and where it is used.',
  may: 'see the use of the catalogue',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ data: usedType, requirements: z.array(requirementToEdit) }),
})

/** Every part, retired ones last, with the places where each is used. */
export const listUsedParts = call('GET', '/api/catalogue/parts', {
  feature: 'catalogue-edits',
  summary: 'Every part of the catalogue, also the retired ones, and where each is used.',
  may: 'see the use of the catalogue',
  reply: z.object({ data: z.array(usedPart) }),
})

/** The fields with which every row of the catalogue is moved and retired. What is left out stays as it is. */
const moveAndRetire = {
  place: wholeNumber(1, 100_000, 'Enter a place from 1')
    .optional()
    .describe('Its new place, from 1, among the rows that it is listed with and that are not retired.'),
  retired: z
    .boolean()
    .optional()
    .describe('True: from now on it is not asked or offered any more. False: it is again.'),
}

const edit = {
  may: 'manage the catalogue',
  params: byId,
  ifMatch: 'data',
  refuses: ['not_found'],
} as const satisfies Partial<CallOptions>

const keeps = 'Registrations that were started before keep what they were started with.'

/** An officer renames, moves or retires a facility type, or changes what it asks for. */
export const editFacilityType = call('PUT', '/api/facility_type/{id}', {
  feature: 'catalogue-edits',
  ...edit,
  summary: `Rename, move or retire a type of facility, or change what it asks for. ${keeps}`,
  body: z
    .object({
      category_list: line('the name of the type').optional(),
      definition: prose('the definition of the type', 1000).optional(),
      asks_folio: z.boolean().optional(),
      asks_additional_mdcn: z.boolean().optional(),
      has_samples: z
        .boolean()
        .optional()
        .transform((isSample) => (isSample === false ? false : undefined))
        .describe('False saves the sample requirements of the portal as those of the ministry; true changes nothing.'),
      ...moveAndRetire,
    })
    .meta({ examples: [{ category_list: 'Eye Hospital', asks_folio: true }] }),
  reply: z.object({ data: editableType }),
  audit: editing('facility_type', 'change_catalogue', 'catalogue'),
})

/** An officer takes over the sample requirements of all types as they are. */
export const confirmSampleRequirements = call('POST', '/api/catalogue/types/confirm-samples', {
  feature: 'catalogue-edits',
  summary: 'Take over the sample requirements of all types that have some, as you have read them.',
  may: 'manage the catalogue',
  body: seenSamples,
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: { enters: 'change_catalogue', about: 'catalogue', id: { named: 'samples' }, keepsBody: true },
})

/** An officer renames, moves or retires a part. */
export const editPart = call('PUT', '/api/parts/{id}', {
  feature: 'catalogue-edits',
  ...edit,
  summary: `Rename, move or retire a part. ${keeps}`,
  body: z
    .object({
      designation: line('the designation', 40).optional(),
      part_name: line('the name of the part').optional(),
      ...moveAndRetire,
    })
    .meta({ examples: [{ designation: 'Part M', place: 2 }] }),
  reply: z.object({ data: editablePart }),
  audit: editing('part', 'change_catalogue', 'catalogue'),
})

/** An officer renames, moves or retires a requirement. */
export const editRequirement = call('PUT', '/api/requirements/{id}', {
  feature: 'catalogue-edits',
  ...edit,
  summary: `Rename, move or retire a requirement. ${keeps}`,
  body: z
    .object({ list: line('the name of the requirement', 200).optional(), ...moveAndRetire })
    .meta({ examples: [{ list: 'Access for wheelchairs', place: 1 }] }),
  reply: z.object({ data: editableRequirement }),
  audit: editing('requirement', 'change_catalogue', 'catalogue'),
})

/** An officer changes the words of a question or what it expects, moves or retires it. Its type stays. */
export const editSubList = call('PUT', '/api/sub-lists/{id}', {
  feature: 'catalogue-edits',
  ...edit,
  summary: `Change the words of a question or what it expects, move or retire it. ${keeps}`,
  body: z
    .object({ sub_list: line('the question', 500).optional(), ...standardsForm.shape, ...moveAndRetire })
    .meta({ examples: [{ sub_list: 'Is there a ramp for wheelchairs?', weight: 2, retired: false }] }),
  reply: z.object({ data: editableQuestion }),
  audit: editing('sub_list', 'change_catalogue', 'catalogue'),
})

/** How many questions one call sets. */
const maxQuestions = 500

/** An officer sets the same standards for several questions. One that is refused keeps all back. */
export const editSubLists = call('PUT', '/api/sub-lists', {
  feature: 'catalogue-edits',
  may: 'manage the catalogue',
  summary: `Set standards of at most ${maxQuestions} questions, of all or of none, as one version of the catalogue. ${keeps}`,
  body: z
    .object({
      ids: z
        .array(recordId, 'Select questions')
        .min(1, 'Select questions')
        .max(maxQuestions, `Select at most ${maxQuestions} questions`),
      set: standardsForm.refine(
        (set) => Object.values(set).some((value) => value !== undefined),
        'Choose a value to set',
      ),
      versions: z
        .array(moment)
        .max(maxQuestions)
        .optional()
        .describe(
          'The `updated_at` of each question as you have seen it, in the order of the ids. If one has changed since, nothing is set.',
        ),
    })
    .meta({ examples: [{ ids: [3, 4], set: { weight: 3, is_critical: true } }] }),
  refuses: ['not_found', 'stale'],
  reply: z.object({ data: z.array(editableQuestion).describe('In the order of the ids.') }),
  audit: { enters: 'change_catalogue', about: 'catalogue', id: { named: 'questions' }, keepsBody: true },
})
