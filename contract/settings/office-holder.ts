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
        end_date: null,
        term_state: 'present',
      },
    ],
  })
export type OfficeHolder = z.output<typeof officeHolder>
