import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import type { RenewalPhase } from '@portal/domain/licences/renewal.ts'
import { z } from 'zod'
import { pageOfSubject } from './page-of-subject.ts'
import { plainTemplate } from './template.ts'

const phases = ['too early', 'before the end', 'after the end', 'too late'] as const satisfies RenewalPhase[]

const reminderFacts = z.object({
  registration_id: z.int(),
  /** The facility's registration number. */
  number: z.string().nullable(),
  licence_end: z.iso.date(),
  /** How the licence stood towards its renewal when the reminder was written. */
  phase: z.enum(phases),
  /** The first and the last day on which it can be renewed. */
  opens_on: z.iso.date(),
  ends_on: z.iso.date(),
})

export type ReminderFacts = z.output<typeof reminderFacts>

type Dates = Pick<ReminderFacts, 'licence_end' | 'phase' | 'opens_on' | 'ends_on'>

/** Reminds somebody that a licence ends or has ended: when, and what to do. */
export const reminder = plainTemplate({
  isSecurity: false,
  channels: ['mail', 'sms'],
  facts: reminderFacts,
  example: {
    registration_id: 31,
    number: 'NSMOH/PHF/00012',
    licence_end: '2026-12-31',
    phase: 'before the end',
    opens_on: '2026-11-01',
    ends_on: '2027-12-31',
  },
  content: ({ registration_id, number, ...dates }) => {
    const { title, paragraphs } = reminderWords(dates)
    return {
      title: number ? `${title}: ${number}` : title,
      paragraphs,
      link: { label: 'Open the licence', path: pageOfSubject('registration', registration_id) ?? '/admin/messages' },
    }
  },
})

/** What a reminder says, in the portal and outside of it. */
export function reminderWords({ licence_end, phase, opens_on, ends_on }: Dates): {
  title: string
  paragraphs: string[]
} {
  const [end, opens, ends] = [dayInWords(licence_end), dayInWords(opens_on), dayInWords(ends_on)]
  const how = 'open the licence and choose Renew Registration. If you have started the renewal, complete and submit it.'
  switch (phase) {
    case 'too early':
      return {
        title: `Your licence ends on ${end}`,
        paragraphs: [`You can renew it in the portal from ${opens} on: ${how}`],
      }
    case 'before the end':
      return {
        title: `Your licence ends on ${end}`,
        paragraphs: [
          `Please renew it in the portal by that day: ${how}`,
          'You lose no days by renewing early, because the new licence begins when this one ends.',
        ],
      }
    case 'after the end':
      return {
        title: `Your licence ended on ${end}`,
        paragraphs: [
          `The facility has no licence in force. Please renew it in the portal as soon as you can: ${how}`,
          `It can be renewed until ${ends}. After that, the facility has to be registered anew.`,
        ],
      }
    case 'too late':
      return {
        title: `Your licence ended on ${end}`,
        paragraphs: [
          `The facility has no licence in force, and it could be renewed only until ${ends}.`,
          'Please start a new registration in the portal. The facility keeps its registration number.',
        ],
      }
  }
}
