import { z } from 'zod'
import { moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { facilityType } from './facility-type.ts'
import { part } from './part.ts'
import { requirement } from './requirement.ts'
import { subList } from './sub-list.ts'

/** What officers see of every row of the catalogue. `updated_at` is its version for If-Match. */
const editable = {
  retired_at: moment.nullable().describe('Since when it is not asked or offered any more; null if it is.'),
  updated_at: moment,
}
const editableExample = { retired_at: null, updated_at: '2026-04-07T15:45:00.000Z' }

/** A type of facility, as officers edit it. */
export const editableType = facilityType
  .extend({
    has_samples: z
      .boolean()
      .describe(
        'Its requirements and what they expect are an example of the portal, until an officer saves them as those of the ministry.',
      ),
    ...editable,
  })
  .meta({
    id: 'EditableFacilityType',
    examples: [{ ...exampleOf(facilityType), has_samples: false, ...editableExample }],
  })

/** A part, as officers edit it. */
export const editablePart = part
  .extend(editable)
  .meta({ id: 'EditablePart', examples: [{ ...exampleOf(part), ...editableExample }] })

/** A requirement, as officers edit it. */
export const editableRequirement = requirement
  .extend(editable)
  .meta({ id: 'EditableRequirement', examples: [{ ...exampleOf(requirement), ...editableExample }] })

/** A question, as officers edit it. */
export const editableQuestion = subList
  .extend(editable)
  .meta({ id: 'EditableQuestion', examples: [{ ...exampleOf(subList), ...editableExample }] })
export type EditableQuestion = z.output<typeof editableQuestion>

const openRegistrations = z.int().describe('Registrations of these types that are still being worked on.')

/** A type of facility with the places where it is used. */
export const usedType = editableType
  .extend({
    requirements: z.int().describe('How many requirements it has now.'),
    questions: z.int().describe('How many questions it asks now.'),
    facilities: z.int(),
    open_registrations: openRegistrations,
  })
  .meta({
    id: 'UsedFacilityType',
    examples: [
      { ...exampleOf(editableType), requirements: 14, questions: 48, facilities: 310, open_registrations: 31 },
    ],
  })
export type UsedType = z.output<typeof usedType>

/** A part with the places where it is used. */
export const usedPart = editablePart
  .extend({
    types: z.int().describe('How many types have requirements in it.'),
    requirements: z.int().describe('How many requirements of all types belong to it.'),
    open_registrations: openRegistrations,
  })
  .meta({
    id: 'UsedPart',
    examples: [{ ...exampleOf(editablePart), types: 6, requirements: 9, open_registrations: 120 }],
  })
export type UsedPart = z.output<typeof usedPart>

/** A requirement with its part and all its questions, the retired ones too. */
export const requirementToEdit = editableRequirement
  .extend({ part: editablePart, sub_lists: z.array(editableQuestion) })
  .meta({
    id: 'RequirementToEdit',
    examples: [
      { ...exampleOf(editableRequirement), part: exampleOf(editablePart), sub_lists: [exampleOf(editableQuestion)] },
    ],
  })
export type RequirementToEdit = z.output<typeof requirementToEdit>
