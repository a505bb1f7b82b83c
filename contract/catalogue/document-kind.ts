import { documentDemands, documentPurposes, lastDayRules } from '@portal/domain/applications/document-kinds.ts'
import { cadreKeys } from '@portal/domain/applications/staff-cadres.ts'
import { z } from 'zod'
import { choice, date, line, moment, optional, recordId, startDate, wholeNumber } from '../fields/fields.ts'

const demandMeaning = 'Whether it is asked for.'

const staffMeaning =
  'The cadres of which each present member of staff is asked for it; empty for a document of the facility.'

/** The largest number of rows in which one kind says of whom it is asked. */
const maxDemands = 200

/** What holds of a kind from a day on, as an officer saves it. */
const termsFields = {
  start_date: startDate,
  place: wholeNumber(1, 1000, 'Enter a number from 1 to 1,000').describe(
    'Documents are listed by it, the lowest first.',
  ),
  hint: optional(line('a hint', 300)).describe('What is meant, for the owner.'),
  last_day: choice(lastDayRules, 'whether it has a last day').describe(
    'Whether the last day on which it is valid is stated with it.',
  ),
  most_files: optional(wholeNumber(1, 50, 'Enter a number from 1 to 50')).describe(
    'How many of this kind an owner can add to one application. Left out, only the number of all documents is limited.',
  ),
  staff_cadres: z
    .array(choice(cadreKeys, 'cadres from the list'))
    .max(cadreKeys.length, 'Choose each cadre once')
    .refine((cadres) => new Set(cadres).size === cadres.length, 'Choose each cadre once')
    .default([])
    .describe(staffMeaning),
  demands: z
    .array(
      z.object({
        facility_type_id: optional(recordId).describe('Null: every type without a row of its own.'),
        purpose: choice(documentPurposes, 'what the application is for'),
        demand: choice(documentDemands, 'whether it is asked for').describe(demandMeaning),
      }),
    )
    .max(maxDemands, `Use at most ${maxDemands} rows`)
    .refine(
      (demands) => new Set(demands.map((row) => `${row.facility_type_id} ${row.purpose}`)).size === demands.length,
      'Say only once whether a type is asked for it',
    )
    .describe('Of whom it is asked. What has no row is not asked for it.'),
}

const termsExample = {
  start_date: '2030-01-01',
  place: 60,
  hint: 'Of the last three years, from the State Board of Internal Revenue.',
  last_day: 'required',
  most_files: 3,
  staff_cadres: [],
  demands: [{ facility_type_id: 1, purpose: 'registration', demand: 'required' }],
} as const

/** From which day a kind of document is asked for in another way. */
export const documentTermsForm = z.object(termsFields).meta({ examples: [termsExample] })

/** A new kind of document. Its name stays, because the documents are stored under it. */
export const documentKindForm = z
  .object({ name: line('the name of the document', 150), ...termsFields })
  .meta({ examples: [{ name: 'Tax clearance certificate', ...termsExample }] })

/** What holds of a kind from a day on, as it was saved. */
export const documentTerms = z
  .object({
    id: z.int(),
    start_date: date.describe('The first day. Applications that were started before keep what they were asked for.'),
    place: z.int(),
    hint: z.string().nullable(),
    last_day: z.enum(lastDayRules),
    most_files: z.int().nullable(),
    staff_cadres: z.array(z.enum(cadreKeys)).describe(staffMeaning),
    demands: z.array(
      z.object({
        facility_type_id: z.int().nullable().describe('Null: every type without a row of its own.'),
        facility_type: z.string().nullable().describe('The name of the type.'),
        purpose: z.enum(documentPurposes),
        demand: z.enum(documentDemands).describe(demandMeaning),
      }),
    ),
    recorded_at: moment,
    recorded_by: z.string().nullable().describe('The officer who saved it; null for what came with the portal.'),
  })
  .meta({
    id: 'DocumentTerms',
    examples: [
      {
        id: 9,
        ...termsExample,
        staff_cadres: [],
        demands: [{ ...termsExample.demands[0], facility_type: 'Private Hospital' }],
        recorded_at: '2026-11-26T09:40:00.000Z',
        recorded_by: 'Ibrahim Musa',
      },
    ],
  })
export type DocumentTerms = z.output<typeof documentTerms>

/** A kind of document that applications are, were or will be asked for. */
export const documentKind = z
  .object({
    id: z.int(),
    name: z.string(),
    terms: documentTerms.nullable().describe('What holds today; null before its first day.'),
    planned: z.array(documentTerms).describe('What holds from a later day on, the nearest first.'),
    example: z
      .object({
        url: z.string().describe('Where it is, for anybody.'),
        recorded_at: moment,
        recorded_by: z.string().describe('The officer who added it.'),
      })
      .nullable()
      .describe('The file that shows what is meant; null if there is none.'),
    updated_at: moment.describe('When terms of it were last saved.'),
  })
  .meta({
    id: 'DocumentKind',
    examples: [
      {
        id: 6,
        name: 'Tax clearance certificate',
        terms: null,
        planned: [],
        example: null,
        updated_at: '2026-11-26T09:40:00.000Z',
      },
    ],
  })
export type DocumentKind = z.output<typeof documentKind>
