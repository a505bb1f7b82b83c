import { signingOffices, termStates } from '@portal/domain/licences/signing-offices.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** A term of one of the three offices whose holders sign certificates. Spec §1. */
export const officeHolder = z
  .object({
    id: z.int(),
    title: z.enum(signingOffices).describe('The office.'),
    name: z.string().describe('As it is printed.'),
    start_date: date.describe('The first day.'),
    is_deputy: z.boolean().describe('Beside the holder, on days on which somebody else may hold it.'),
    user: z
      .object({ id: z.int(), first_name: z.string(), last_name: z.string(), is_enabled: z.boolean() })
      .nullable()
      .describe('The account with which this person signs; null for somebody without one.'),
    signatures: z
      .array(
        z.object({
          start_date: date,
          is_drawn: z.boolean().describe('false: from this day on the office signs by hand.'),
          recorded_by: z.string().describe('Full name.'),
        }),
      )
      .describe('What certificates and letters of approval are signed with, the newest day first.'),
    end_date: date.nullable().describe('The last day; null until further notice.'),
    term_state: z.enum(termStates).describe('As of today.'),
  })
  .meta({
    id: 'OfficeHolder',
    examples: [
      {
        id: 3,
        title: 'Hon. Commissioner',
        name: 'Dr Fatima Sule',
        start_date: '2026-07-01',
        is_deputy: false,
        user: { id: 4, first_name: 'Fatima', last_name: 'Sule', is_enabled: true },
        signatures: [{ start_date: '2026-08-01', is_drawn: true, recorded_by: 'Fatima Sule' }],
        end_date: null,
        term_state: 'present',
      },
    ],
  })
export type OfficeHolder = z.output<typeof officeHolder>
