import { maxStages, stagePurposes, stageSigners } from '@portal/domain/cases/stages.ts'
import { z } from 'zod'
import { choice, date, line, moment, recordId, startDate, wholeNumber } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'

const onlyOnce = (list: readonly unknown[]) => new Set(list).size === list.length

/** What holds of a stage from a day on, as an officer saves it. */
const termsFields = {
  start_date: startDate,
  place: wholeNumber(1, 1000, 'Enter a number from 1 to 1,000').describe('Stages are signed in this order.'),
  signed_by: choice(stageSigners, 'who signs').describe('An office, or a duty that any officer with it can use.'),
  promised_days: wholeNumber(1, 365, 'Enter a number from 1 to 365').describe('Calendar days.'),
  purposes: z
    .array(choice(stagePurposes, 'what the application is for'))
    .max(stagePurposes.length)
    .refine(onlyOnce, 'Choose each only once')
    .describe('Which applications go through it. With none, no application does any more.'),
  facility_type_ids: z
    .array(recordId)
    .max(200, 'Choose at most 200 types')
    .refine(onlyOnce, 'Choose each type only once')
    .nullish()
    .describe('Only facilities of these types; left out or empty, those of every type.'),
  needs_verdicts: z.boolean().describe('Whether both verdicts are needed first.'),
  needs_payment: z.boolean().describe('Whether a confirmed payment is needed first.'),
  needs_inspection: z.boolean().describe('Whether a done inspection is needed first.'),
  back_to: z
    .array(recordId)
    .max(maxStages, `Choose at most ${maxStages}`)
    .refine(onlyOnce, 'Choose each stage only once')
    .describe('The stages to which it may send back. Those that come before it count.'),
}

const termsExample = {
  start_date: '2030-01-01',
  place: 20,
  signed_by: 'Hon. Commissioner',
  promised_days: 3,
  purposes: ['registration', 'renewal'],
  facility_type_ids: null,
  needs_verdicts: true,
  needs_payment: true,
  needs_inspection: false,
  back_to: [],
} satisfies z.input<z.ZodObject<typeof termsFields>>

/** From which day something else holds of a stage. */
export const stageTermsForm = z.object(termsFields).meta({ examples: [termsExample] })

/** A new stage. Its name stays, because sign-offs name it. */
export const stageForm = z
  .object({ name: line('a name', 100), ...termsFields })
  .meta({ examples: [{ name: 'Approval of the commissioner', ...termsExample }] })

/** What holds of a stage from a day on. */
export const stageTerms = z
  .object({
    id: z.int(),
    start_date: date,
    place: z.int(),
    signed_by: z.enum(stageSigners),
    promised_days: z.int(),
    purposes: z.array(z.enum(stagePurposes)),
    facility_types: z
      .array(z.object({ id: z.int(), category_list: z.string() }))
      .nullable()
      .describe('Null: every type.'),
    needs_verdicts: z.boolean(),
    needs_payment: z.boolean(),
    needs_inspection: z.boolean(),
    back_to: z.array(z.int()),
    recorded_by: z.string(),
    recorded_at: moment,
  })
  .meta({
    id: 'StageTerms',
    examples: [
      {
        id: 4,
        start_date: '2026-07-01',
        place: 20,
        signed_by: 'Hon. Commissioner',
        promised_days: 3,
        purposes: ['registration', 'renewal'],
        facility_types: null,
        needs_verdicts: true,
        needs_payment: true,
        needs_inspection: false,
        back_to: [1],
        recorded_by: 'Hadiza Bello',
        recorded_at: '2026-06-20T09:00:00.000Z',
      },
    ],
  })
export type StageTerms = z.output<typeof stageTerms>

/** A stage with what holds today and later. */
export const stage = z
  .object({
    id: z.int(),
    name: z.string(),
    terms: stageTerms.nullable().describe('What holds today; null before the first day.'),
    planned: z.array(stageTerms).describe('What holds from later days on.'),
    updated_at: moment.describe('The version, for If-Match.'),
  })
  .meta({
    id: 'Stage',
    examples: [
      {
        id: 2,
        name: 'Approval of the commissioner',
        terms: exampleOf(stageTerms),
        planned: [],
        updated_at: '2026-06-20T09:00:00.000Z',
      },
    ],
  })
export type Stage = z.output<typeof stage>
