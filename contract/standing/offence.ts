import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** What an offence costs from a day on. */
const offenceRate = z
  .object({
    id: z.int(),
    amount: z.number().describe('Naira, with at most two decimals.'),
    days_to_pay: z.int().describe('How many days after the penalty it is to be paid.'),
    start_date: date.describe('The first day on which it applies.'),
    is_sample: z.boolean().describe('An example that came with the portal, not yet saved by the ministry.'),
    recorded_at: moment,
    recorded_by: z.string().nullable().describe('The officer who saved it.'),
  })
  .meta({
    id: 'OffenceRate',
    examples: [
      {
        id: 12,
        amount: 100000,
        days_to_pay: 28,
        start_date: '2027-01-01',
        is_sample: false,
        recorded_at: '2026-11-20T09:40:00.000Z',
        recorded_by: 'Ibrahim Musa',
      },
    ],
  })
export type OffenceRate = z.output<typeof offenceRate>

/** An offence of the tariff. */
export const offence = z
  .object({
    id: z.int(),
    name: z.string(),
    retired_at: moment.nullable().describe('When it was retired: it is no longer offered.'),
    updated_at: moment,
    rate: offenceRate.nullable().describe('What it costs today; null before the first day of its first amount.'),
    planned: z.array(offenceRate).describe('What it costs later, the nearest day first.'),
  })
  .meta({
    id: 'Offence',
    examples: [
      {
        id: 3,
        name: 'No qualified practitioner on duty',
        retired_at: null,
        updated_at: '2026-11-20T09:40:00.000Z',
        rate: {
          id: 12,
          amount: 100000,
          days_to_pay: 28,
          start_date: '2026-01-01',
          is_sample: false,
          recorded_at: '2025-11-20T09:40:00.000Z',
          recorded_by: 'Ibrahim Musa',
        },
        planned: [],
      },
    ],
  })
export type Offence = z.output<typeof offence>
