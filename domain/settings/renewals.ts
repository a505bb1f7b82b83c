import { readReminderDays } from '../licences/reminders.ts'
import { readSurchargeSteps } from '../money/surcharge.ts'
import { byNumber } from '../text/by-number.ts'
import { line, type SettingSection, wholeNumber } from './setting.ts'

/** When licences are renewed, when owners are reminded of it, and what a late renewal costs more. */
export const renewals = {
  title: 'Renewals',
  lead: 'The surcharge counts the days from the end of a licence to the day on which its renewal is first submitted. A renewal that is under way keeps the surcharges of the day on which it was started.',
  settings: {
    renewal_opens_days: wholeNumber({
      label: 'A licence can be renewed from',
      effect: 'How many days before its end a licence can be renewed.',
      hint: 'Days before its end, from 1 to 300',
      initial: 60,
      least: 1,
      most: 300,
      counts: 'days',
      inWords: (days) => byNumber(days, { one: '# day before its end', other: '# days before its end' }),
    }),
    renewal_ends_months: wholeNumber({
      label: 'A licence can be renewed until',
      effect: 'How many months after its end a licence can be renewed.',
      hint: 'Months after its end, from 1 to 60. Later, the facility registers anew and keeps its number.',
      initial: 12,
      least: 1,
      most: 60,
      counts: 'months',
      inWords: (months) => byNumber(months, { one: '# month after its end', other: '# months after its end' }),
    }),
    reminder_days: line({
      label: 'Owners are reminded',
      effect:
        'How many days before the end of a licence its owner is reminded, with commas; -1 is the day after; or none.',
      hint: 'Days before the end with commas, the highest first; -1 is the day after. For example 60, 30, 14, 1, -1, or none',
      initial: '60, 30, 14, 1, -1',
      subject: 'when owners are reminded, or none',
      longest: 80,
      checks: [
        {
          isMet: (text) => readReminderDays(text) !== undefined,
          refusal: 'Enter days from 300 to -30 with commas, the highest first, for example 60, 30, 14, 1, -1, or none',
        },
      ],
      inWords: remindersInWords,
    }),
    // For a licence to 31 December the steps begin with the second, third and fourth quarter of a common year.
    surcharge_steps: line({
      label: 'Surcharge on a late renewal',
      effect: 'The surcharge on a late renewal: after how many days, and how many per cent of the fee; or none.',
      hint: 'Days after the end and per cent of the fee. 90: 50, 181: 75 adds 50 % after 90 days and 75 % after 181. Or none',
      initial: '90: 50, 181: 75, 273: 100',
      subject: 'the surcharge, or none',
      longest: 80,
      checks: [
        {
          isMet: (text) => readSurchargeSteps(text) !== undefined,
          refusal: 'Enter days and per cent with colons, both rising, for example 90: 50, 181: 75, 273: 100, or none',
        },
      ],
      inWords: surchargeInWords,
    }),
  },
} as const satisfies SettingSection

/** '60, 30, 14 and 1 day before the end, and 1 day after it'. */
function remindersInWords(setting: string): string {
  const days = readReminderDays(setting) ?? []
  const before = inWords(days.filter((day) => day >= 0))
  const after = inWords(days.filter((day) => day < 0).map((day) => -day))
  const parts = [before && `${before} before the end`, after && `${after} after it`].filter(Boolean)
  return parts.join(', and ') || 'Not at all'
}

function inWords(days: readonly number[]): string {
  const last = days.at(-1)
  if (last === undefined) return ''
  return `${new Intl.ListFormat('en-GB').format(days.map(String))} ${last === 1 ? 'day' : 'days'}`
}

/** '50 % after 90 days, 75 % after 181 days'. */
function surchargeInWords(setting: string): string {
  const steps = readSurchargeSteps(setting) ?? []
  const inDays = (days: number) => byNumber(days, { one: '# day', other: '# days' })
  return steps.map(({ after_days, percent }) => `${percent} % after ${inDays(after_days)}`).join(', ') || 'None'
}
