import * as calls from '@portal/contract/applications/calls/returns.ts'
import { nameOfItem } from '@portal/contract/applications/returned-names.ts'
import type { Input } from '@portal/contract/call.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { type ReturnedItem, remarkInWords } from '@portal/domain/applications/returned-items.ts'
import { addDays, addMonths, dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { actAndShow } from '../../actions/registration.ts'
import { readApplication } from '../../records/applications/application.ts'
import type { LockedRegistration } from '../../records/applications/registrations.ts'
import { insertReturn, replaceReturnAnswer } from '../../records/applications/returns.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The return of applications to their owners for correction. */
export function returnRoutes(serve: Serve): void {
  serve(calls.returnRegistration, returnRegistration)
  serve(calls.answerReturn, answerReturn)
}

type Return = Input<typeof calls.returnRegistration>

/** Returns an application. Each item keeps the words for what it is, so that it reads the same when that is gone. */
async function returnRegistration(context: Context, { params: { id }, body }: Return) {
  const { db, user, now, today } = context
  const { due_date } = body
  if (due_date < addDays(today, 1) || due_date > addMonths(today, 12)) {
    refuseField('due_date', 'Enter a day from tomorrow, within a year from today')
  }
  let items: ReturnedItem[] = []
  const page = await actAndShow(context, 'Return', id, {
    async input(registration) {
      items = await namedItems(context, registration, body.items)
      const remarks = items.map(remarkInWords)
      return {
        reason: [`Asked for by ${dayInWords(due_date)}.`, ...remarks].join('\n'),
        letter: { due_date, items: remarks },
      }
    },
    write: () =>
      insertReturn(db, { registration_id: id, returned_by: user.id, returned_at: now.toISOString(), due_date, items }),
  })
  return { data: page.registration, message: registrationActions.Return.message, page }
}

/** The items with the words for what they are. Refuses one that the application does not contain. */
async function namedItems(
  { db, today }: Context,
  registration: LockedRegistration,
  asked: Return['body']['items'],
): Promise<ReturnedItem[]> {
  const { contents } = await readApplication(db, { ...registration, standing: standingOn(registration, today) })
  if (asked.some(({ section, id, asks_evidence }) => asks_evidence && (section !== 'requirements' || id === null))) {
    refuseField('items', 'A photo or a file can be asked for with a question only')
  }
  const items = asked.map((item) => ({
    ...item,
    ...(nameOfItem(contents, item) ?? refuseField('items', 'This application does not contain one of the items')),
  }))
  refuseRepeated(items)
  return items
}

/**
 * Keeps what the owner says about an item of the open return, or an officer for an application that somebody without an
 * account brought on paper.
 */
async function answerReturn(context: Context, { params: { id }, body }: Input<typeof calls.answerReturn>) {
  const { db, user, now, reach } = context
  const page = await actAndShow(context, 'Answer return', id, {
    input: { reason: body.text },
    async write({ facts: { returned, has_owner_account } }) {
      if (reach === 'any' && has_owner_account) refuse('not_allowed', 'Only the owner of this facility answers')
      const item = returned?.items.findIndex(
        (one) => one.section === body.item.section && one.id === (body.item.id ?? null),
      )
      if (!returned || item === undefined || item < 0) return refuseField('item', 'This was not returned')
      await replaceReturnAnswer(db, {
        return_id: returned.id,
        item,
        text: body.text,
        answered_by: user.id,
        answered_at: now.toISOString(),
      })
    },
  })
  return { message: registrationActions['Answer return'].message, page }
}

function refuseRepeated(items: readonly ReturnedItem[]): void {
  const named = new Set(items.map(({ section, id }) => `${section} ${id}`))
  if (named.size < items.length) {
    refuse('invalid_input', 'Name each item once', { errors: { items: ['Name each item once'] } })
  }
}
