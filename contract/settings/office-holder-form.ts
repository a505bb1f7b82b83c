import { signingOffices } from '@portal/domain/licences/signing-offices.ts'
import { z } from 'zod'
import { choice, line, optional, statedDate } from '../fields/fields.ts'

/** Who holds an office that signs certificates, from when to when. */
export const officeHolderForm = z
  .object({
    title: choice(signingOffices, 'the office').describe('The office.'),
    name: line('the name as it is to be printed', 60).describe('As it is printed, with titles.'),
    start_date: statedDate.describe('The first day.'),
    end_date: optional(statedDate).describe('The last day; left out if it is not known yet.'),
  })
  .meta({
    examples: [
      { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: '2026-07-01', end_date: '2030-05-28' },
    ],
  })

/** The last day of a term of office. */
export const endTermForm = z
  .object({ end_date: statedDate.describe('The last day.') })
  .meta({ examples: [{ end_date: '2026-12-31' }] })
