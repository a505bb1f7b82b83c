import { z } from 'zod'
import { registrationBrief } from '../applications/registration-brief.ts'
import { facilityWithPlaces } from '../facilities/facility-with-places.ts'
import { date, moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'

/** A licence that is to be renewed, or its renewal. */
export const renewalRow = z
  .object({
    facility: facilityWithPlaces,
    licence: z
      .object({
        id: z.int().describe('Its registration.'),
        expiry_date: date.describe('Its last day.'),
        days_left: z.int().describe('Until its last day; negative after it.'),
        renewable_until: date.describe('Later, the facility registers anew.'),
        is_renewable: z.boolean().describe('Whether that day is not past.'),
      })
      .nullable()
      .describe('The licence before the renewal.'),
    renewal: registrationBrief.nullable().describe('Null while none is started.'),
    surcharge_percent: z
      .int()
      .nullable()
      .describe('What is added to the fee if the renewal is submitted today; null once it was submitted.'),
    last_reminder: z
      .object({ step: z.int().describe('How many days before the end it was due.'), sent_at: moment })
      .nullable()
      .describe('The latest reminder of the end of the licence.'),
  })
  .meta({
    id: 'RenewalRow',
    examples: [
      {
        facility: exampleOf(facilityWithPlaces),
        licence: {
          id: 31,
          expiry_date: '2026-12-31',
          days_left: 39,
          renewable_until: '2027-12-31',
          is_renewable: true,
        },
        renewal: exampleOf(registrationBrief),
        surcharge_percent: 0,
        last_reminder: { step: 60, sent_at: '2026-11-01T07:00:00.000Z' },
      },
    ],
  })
export type RenewalRow = z.output<typeof renewalRow>
