import { z } from 'zod'
import { moment } from '../fields/fields.ts'
import { month } from '../fields/month.ts'

const days = z.int().nullable().describe('Null where nothing was decided.')

/** What came in and was decided in some months. */
const cases = {
  received: z.int(),
  decided: z.int().describe('Applications that got their first decision after they were submitted.'),
  half: days.describe('The days that half of these took at most; null where nothing was decided.'),
  most: days.describe('The days that nine in ten of these took at most.'),
}

/** What was invoiced and confirmed in some months. */
const money = {
  invoiced: z.number().describe('Naira.'),
  confirmed: z.number().describe('Naira: confirmed payments, less confirmations that were taken back.'),
}

const kept = z.number().nullable().describe('The share, from 0 to 1, that was decided within `service_days`.')

const facilities = {
  facilities: z.int(),
  licensed: z.int().describe('Licensed today, finally or provisionally.'),
}

const ofLga = z
  .object({ id: z.int(), name: z.string(), ...facilities })
  .meta({ examples: [{ id: 544, name: 'Chanchaga', facilities: 41, licensed: 27 }] })

const ofType = z
  .object({
    ...{ id: z.int(), name: z.string(), ...facilities, ...cases },
    kept,
    late: z.int().describe('With the ministry today for longer than it promises.'),
  })
  .meta({
    examples: [
      {
        ...{ id: 2, name: 'Private Clinic', facilities: 71, licensed: 48, received: 40, decided: 31 },
        ...{ half: 11, most: 20, kept: 0.86, late: 2 },
      },
    ],
  })

const ofMonth = z.object({ month, ...cases, ...money }).meta({
  examples: [
    { month: '2026-10', received: 40, decided: 21, half: 16, most: 36, invoiced: 450000, confirmed: 275000.5 },
  ],
})

const waitingGroup = z
  .object({
    from: z.int().describe('The fewest days that the ministry has had them.'),
    to: z.int().nullable().describe('The most; null where there is no end.'),
    is: z.enum(['in time', 'near', 'late']),
    count: z.int(),
  })
  .meta({ examples: [{ from: 7, to: 13, is: 'in time', count: 27 }] })

const endingMonth = z
  .object({
    month,
    due: z.int().describe('Licences that end in the month.'),
    open: z.int().describe('Of these, those that nobody is renewing so far, or that have lapsed.'),
  })
  .meta({ examples: [{ month: '2026-12', due: 88, open: 60 }] })

/** What the ministry did in a month and in the year until its end, and how things stand today. */
export const monthlyReport = z
  .object({
    month: month.describe('The month that it is about.'),
    counted_at: moment.describe('When the figures were counted of which a job counts several.'),
    service_days: z.int().describe('How many calendar days the ministry promises.'),
    answer: z.array(z.string()).describe('The main figures in sentences.'),
    ...facilities,
    by_lga: z.array(ofLga).describe('Every LGA of the home state; the facilities of others are in the totals alone.'),
    by_type: z.array(ofType).describe('Received, decided and days are those of the year.'),
    of_month: ofMonth.omit({ month: true }).extend({ kept }),
    of_year: ofMonth
      .omit({ month: true })
      .extend({ kept: kept.describe('As for types; what waits today for longer counts as not kept.') }),
    by_month: z.array(ofMonth).describe('From January of the year to the month.'),
    waiting: z.object({
      total: z.int().describe('With the ministry today.'),
      late: z.int().describe('For longer than it promises.'),
      half: days.describe('The days that half of these wait at most; null without any.'),
      most: days.describe('The days that nine in ten of these wait at most.'),
      groups: z.array(waitingGroup),
    }),
    ending: z.array(endingMonth).describe('The licences that end in this month and the five after it.'),
  })
  .meta({
    id: 'MonthlyReport',
    examples: [
      {
        ...{ month: '2026-10', counted_at: '2026-11-22T09:00:00.000Z', service_days: 21 },
        answer: ['122 of 300 facilities are licensed today.'],
        ...{ facilities: 300, licensed: 122 },
        by_lga: [{ id: 544, name: 'Chanchaga', facilities: 41, licensed: 27 }],
        by_type: [
          {
            ...{ id: 2, name: 'Private Clinic', facilities: 71, licensed: 48, received: 40, decided: 31 },
            ...{ half: 11, most: 20, kept: 0.86, late: 2 },
          },
        ],
        of_month: { received: 40, decided: 21, half: 16, most: 36, kept: 0.76, invoiced: 450000, confirmed: 275000.5 },
        of_year: { received: 164, decided: 141, half: 13, most: 27, kept: 0.81, invoiced: 3e6, confirmed: 2.5e6 },
        by_month: [
          { month: '2026-10', received: 40, decided: 21, half: 16, most: 36, invoiced: 450000, confirmed: 275000.5 },
        ],
        waiting: { total: 89, late: 8, half: 11, most: 21, groups: [{ from: 7, to: 13, is: 'in time', count: 27 }] },
        ending: [{ month: '2026-12', due: 88, open: 60 }],
      },
    ],
  })
