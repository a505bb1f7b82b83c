import { dayInWords } from '../dates/calendar-date.ts'

/** How many conditions an approval may have. With the longest of each the certificate still fits on its sheet. */
export const maxConditions = 5

/** The longest text of a condition, in characters. */
export const maxConditionLength = 160

/** How often evidence may be provided for a condition. */
export const maxEvidence = 10

/** How many texts the ministry may keep ready. */
export const maxPresetConditions = 30

/** What an approval asks of a facility: by a day, or for as long as it lasts. */
export interface Condition {
  text: string
  due_date: string | null
}

/** How a condition stands. */
export const conditionStates = ['open', 'overdue', 'met'] as const

/** One of `conditionStates`. */
export type ConditionState = (typeof conditionStates)[number]

/** How a condition stands on a day. It is overdue from the day after its due date on. */
export function conditionState(
  { due_date, met_at }: { due_date: string | null; met_at: string | null },
  day: string,
): ConditionState {
  if (met_at !== null) return 'met'
  return due_date !== null && due_date < day ? 'overdue' : 'open'
}

/** What is wrong with a due date that is not after today, or is after the last day of what is granted. */
export function dueDateSentence(lastDay: string): string {
  return `Enter a day from tomorrow to ${dayInWords(lastDay)}, the last day of the approval`
}

/** 'Fence the yard. (by 31 July 2026)' */
export function conditionInWords({ text, due_date }: Condition): string {
  return due_date === null ? text : `${text} (by ${dayInWords(due_date)})`
}

/** The conditions of an approval in words, one a line, for the timeline and the message to the owner; null if there are none. */
export function conditionsInWords(conditions: readonly Condition[]): string | null {
  if (conditions.length === 0) return null
  const lines = conditions.map((condition, index) => `${index + 1}. ${conditionInWords(condition)}`)
  return ['Conditions:', ...lines].join('\n')
}

/** The texts that the ministry keeps ready: one a line. */
export function presetConditions(setting: string): string[] {
  return setting
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
