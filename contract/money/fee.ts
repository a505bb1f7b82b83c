import { feePurposes } from '@portal/domain/money/fees.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** A row of the fee table. */
export const fee = z
  .object({
    id: z.int(),
    facility_type_id: z.int().nullable().describe('Null for every type that has no fee of its own.'),
    facility_type: z.string().nullable().describe('The name of the type.'),
    purpose: z.enum(feePurposes),
    beds_from: z.int().describe('The smallest number of beds for which it applies.'),
    beds_to: z.int().nullable().describe('The largest number of beds; null if there is no higher band.'),
    amount: z.number().nullable().describe('Naira, with at most two decimals; null ends the band.'),
    start_date: date.describe('The first day on which it applies.'),
    is_sample: z.boolean().describe('An example that came with the portal, not yet saved by the ministry.'),
    recorded_at: moment,
    recorded_by: z.string().nullable().describe('The officer who saved it.'),
  })
  .meta({
    id: 'Fee',
    examples: [
      {
        id: 31,
        facility_type_id: 1,
        facility_type: 'Private Hospital',
        purpose: 'registration',
        beds_from: 20,
        beds_to: 49,
        amount: 150000,
        start_date: '2027-01-01',
        is_sample: false,
        recorded_at: '2026-11-20T09:40:00.000Z',
        recorded_by: 'Ibrahim Musa',
      },
    ],
  })
export type Fee = z.output<typeof fee>
