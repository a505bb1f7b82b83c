import { monthInFull } from '@portal/domain/dates/month-words.ts'
import { answerOf } from '@portal/domain/reports/monthly-report.ts'
import { z } from 'zod'
import { mayOpenReports } from '../records/reports/report-readers.ts'
import { DeliveryFailure } from './sender.ts'
import { secretTemplate } from './template.ts'

const days = z.int().nullable()

/** The main figures of the report, as `MonthlyFigures` of the domain. */
const figures = z.object({
  ...{ month: z.string(), facilities: z.int(), licensed: z.int(), received: z.int(), decided: z.int() },
  ...{ half: days, most: days, waiting: z.int(), late: z.int(), service_days: z.int() },
  ...{ confirmed: z.number(), ending: z.int(), ending_open: z.int() },
})

/** The main figures of a month, with a link to the whole report. Only somebody who can open it then gets it. */
export const monthlyReport = secretTemplate({
  isSecurity: false,
  channels: ['mail'],
  facts: figures,
  example: {
    ...{ month: '2026-10', facilities: 300, licensed: 122, received: 40, decided: 21, half: 16, most: 36 },
    ...{ waiting: 89, late: 8, service_days: 21, confirmed: 1_425_000, ending: 88, ending_open: 60 },
  },
  prepare: async (db, _, { userId }) => {
    if (userId !== undefined && (await mayOpenReports(db, userId))) return null
    throw new DeliveryFailure('refused', 'The person cannot open the reports any more')
  },
  withheld: null,
  content: (facts) => ({
    title: `Report for ${monthInFull(facts.month)}`,
    paragraphs: answerOf(facts),
    link: { label: 'Open the report', path: `/admin/reports/monthly-report?month=${facts.month}` },
  }),
})
