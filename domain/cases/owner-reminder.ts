import { registrationState, type StateFacts } from '../actions/registration-state.ts'
import { addDays, dayInWords } from '../dates/calendar-date.ts'
import { lagosDate } from '../dates/lagos-date.ts'
import { formatNaira } from '../money/money.ts'
import { Refusal } from '../refusal.ts'

/** An owner is reminded of an application once in this many days at most, whoever reminds them. */
export const reminderDays = 7

interface ReminderFacts extends StateFacts {
  has_owner_account: boolean
  returned?: { resubmitted_at: string | null; due_date: string } | null | undefined
  /** When its owner was reminded last; null before. */
  reminded_at: string | null
  /** Naira that the owner has still to pay. */
  due: number
}

/** What the owner of an application has to do now, in sentences; '' for nothing. */
function ownerHasToDo({ due, returned, ...facts }: ReminderFacts, today: string): string {
  const state = registrationState({ ...facts, returned }, today)
  return [
    state === 'pending, not submitted' && 'It is not submitted yet.',
    state === 'pending, returned' &&
      `The ministry asked for corrections by ${dayInWords(returned?.due_date ?? today)}.`,
    due > 0 && `${formatNaira(due)} of the fee is still to be paid.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What an owner is reminded of. Refuses where there is nothing to do, nobody to tell, or a reminder was sent just before. */
export function reminderOf(facts: ReminderFacts, today: string): string {
  if (!facts.has_owner_account) throw refusalOf(facts, 'No account has this facility, so nobody can be reminded.')
  const task = ownerHasToDo(facts, today)
  if (task === '') throw refusalOf(facts, 'Its owner has nothing to do now.')
  const last = facts.reminded_at && lagosDate(Date.parse(facts.reminded_at))
  if (last && addDays(last, reminderDays) > today) {
    const often = `An owner is reminded once in ${reminderDays} days at most.`
    throw refusalOf(facts, `Its owner was reminded on ${dayInWords(last)}. ${often}`)
  }
  return task
}

function refusalOf({ status }: ReminderFacts, detail: string): Refusal {
  return new Refusal('action_not_offered', detail, { status, offered: [] })
}
