import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/settings/calls/settings.ts'
import { hasFieldOnForm } from '@portal/domain/cases/fields-of-offices.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { type Term, termStateOf, termsOverlap } from '@portal/domain/licences/signing-offices.ts'
import type { Db } from '../../database/connect.ts'
import { tellOfOffice } from '../../messages/tell-of-office.ts'
import { isThereAnotherWhoMay, lockOfficer } from '../../records/accounts/officers.ts'
import {
  getOfficeHolder,
  insertOfficeHolder,
  listOfficeHolders,
  lockOfficeHolders,
  updateOfficeHolder,
} from '../../records/settings/office-holders.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** An officer records who holds an office. Two people hold one at the same time only if one of them is a deputy. */
export async function addOfficeHolder(
  context: Context,
  { body: { is_deputy = false, ...term } }: Input<typeof calls.addOfficeHolder>,
) {
  const { db, user, now, today } = context
  await lockOfficeHolders(db)
  const body = { ...term, is_deputy }
  await checkTerm(db, body, 'start_date')
  if (body.user_id && !(await lockOfficer(db, body.user_id, 'read the settings'))) {
    refuseField('user_id', 'Choose an officer whose account is not disabled')
  }
  // From then on nobody else fills in what belongs to the office.
  if (body.user_id && hasFieldOnForm(body.title) && !(await lockOfficer(db, body.user_id, 'consider a registration'))) {
    refuseField('user_id', 'Give this officer the duty Review first: the office has a field on the Consideration form')
  }
  if (body.user_id === user.id && (await isThereAnotherWhoMay(db, 'manage the settings', user.id))) {
    refuseField('user_id', 'Nobody names themselves. Ask another officer who manages the settings')
  }
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  const holder = await insertOfficeHolder(db, { ...body, ...recorded })
  await tellOfOffice(context, is_deputy ? 'a deputy was named' : 'a holder was named', holder)
  return { data: withTermState(holder, today) }
}

/** An officer sets the last day of a term of office. */
export async function endOfficeHolder(context: Context, { params, body }: Input<typeof calls.endOfficeHolder>) {
  const { db, user, now, today } = context
  await lockOfficeHolders(db)
  const holder = await getOfficeHolder(db, params.id)
  await checkTerm(db, { ...holder, ...body }, 'end_date')
  const change = { ...body, ended_by: user.id, ended_at: now.toISOString() }
  await updateOfficeHolder(db, holder.id, change)
  await tellOfOffice(context, `the last day is ${dayInWords(body.end_date)}`, holder)
  return { data: withTermState(await getOfficeHolder(db, holder.id), today) }
}

/** An officer removes a term of office that was recorded by mistake. Papers with the name stay unchanged. */
export async function removeOfficeHolder(context: Context, { params }: Input<typeof calls.removeOfficeHolder>) {
  const { db, user, now } = context
  await lockOfficeHolders(db)
  const holder = await getOfficeHolder(db, params.id)
  await updateOfficeHolder(db, holder.id, { removed_by: user.id, removed_at: now.toISOString() })
  await tellOfOffice(context, 'a term was deleted', holder)
  return { message: 'deleted successfully!' }
}

interface Holding extends Term {
  id?: number
  title: string
  is_deputy: boolean
}

/** A term of office with its state today. */
export function withTermState<T extends Term>(term: T, today: string) {
  return { ...term, term_state: termStateOf(term, today) }
}

/**
 * Refuses a term that ends before it begins, or overlaps another term of the same office. The latter is reported at `field`. A
 * deputy is beside the holder, and one after the other like holders.
 */
async function checkTerm(db: Db, term: Holding, field: 'start_date' | 'end_date'): Promise<void> {
  if (term.end_date !== null && term.end_date < term.start_date) {
    refuseField('end_date', 'The last day cannot be before the first')
  }
  const holders = await listOfficeHolders(db)
  const other = holders.find(
    ({ id, title, is_deputy, ...held }) =>
      title === term.title && is_deputy === term.is_deputy && id !== term.id && termsOverlap(held, term),
  )
  if (other) refuseField(field, sentenceAbout(other))
}

function sentenceAbout({ name, is_deputy, start_date, end_date }: Term & { name: string; is_deputy: boolean }): string {
  const holds = is_deputy ? 'is the deputy in this office' : 'holds this office'
  const from = `${name} ${holds} from ${dayInWords(start_date)}`
  return end_date === null
    ? `${from} until further notice. End that term first, or choose other days`
    : `${from} to ${dayInWords(end_date)}. Choose other days`
}
