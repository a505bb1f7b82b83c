import { byNumber } from '@portal/domain/text/by-number.ts'
import { readReminderDays } from '@portal/domain/licences/reminders.ts'
import { readSurchargeSteps } from '@portal/domain/money/surcharge.ts'

/** '60, 30, 14 and 1 day before the end, and 1 day after it'. */
export function remindersInWords(setting: string): string {
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
export function surchargeInWords(setting: string): string {
  const steps = readSurchargeSteps(setting) ?? []
  const inDays = (days: number) => byNumber(days, { one: '# day', other: '# days' })
  return steps.map(({ after_days, percent }) => `${percent} % after ${inDays(after_days)}`).join(', ') || 'None'
}
