import { z } from 'zod'
import { prose, tick, wholeNumber } from '../fields/fields.ts'

const meanings = {
  help: 'What the question means, for owners and inspectors.',
  least_number: 'The minimum, where the question asks for a number. A lower number is marked and refuses nothing.',
  weight: 'What it counts in the score of an inspection, from 0 to 5; 0 is not scored.',
  is_critical: 'Whether lives depend on it: the class of an inspection is limited while it is not met.',
  may_not_apply: 'Whether an inspector may record that it does not apply.',
  needs_photo: 'Whether an inspector takes a photo of it.',
  takes_evidence: 'Whether the owner may attach a photo or a document to the answer.',
}

const example = {
  help: 'Wide enough for a bed, measured between the walls.',
  least_number: null,
  weight: 2,
  is_critical: false,
  may_not_apply: false,
  needs_photo: true,
  takes_evidence: false,
}

/** What a question expects of a facility, and how it counts in an inspection. */
export const standards = z
  .object({
    help: z.string().nullable().describe(meanings.help),
    least_number: z.int().nullable().describe(meanings.least_number),
    weight: z.int().describe(meanings.weight),
    is_critical: z.boolean().describe(meanings.is_critical),
    may_not_apply: z.boolean().describe(meanings.may_not_apply),
    needs_photo: z.boolean().describe(meanings.needs_photo),
    takes_evidence: z.boolean().describe(meanings.takes_evidence),
  })
  .meta({ examples: [example] })
export type Standards = z.output<typeof standards>

const chosenTick = tick('Choose yes or no').optional()

/** What is sent to set some of them. What is left out stays as it is, for a new question: no help, no minimum, weight 1 and no. */
export const standardsForm = z
  .object({
    help: prose('the help', 500).nullable().optional().describe(`${meanings.help} Null takes it away.`),
    least_number: wholeNumber(1, 99_999, 'Enter a whole number from 1 to 99,999')
      .nullable()
      .optional()
      .describe(`${meanings.least_number} Null takes it away.`),
    weight: wholeNumber(0, 5, 'Choose a weight from 0 to 5').optional().describe(meanings.weight),
    is_critical: chosenTick.describe(meanings.is_critical),
    may_not_apply: chosenTick.describe(meanings.may_not_apply),
    needs_photo: chosenTick.describe(meanings.needs_photo),
    takes_evidence: chosenTick.describe(meanings.takes_evidence),
  } satisfies Record<keyof Standards, z.ZodType>)
  .meta({ examples: [example] })
