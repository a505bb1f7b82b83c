import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { checkHolder } from '@portal/domain/actions/case-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { listOfficers, lockOfficer } from '../../records/accounts/officers.ts'
import { lockRegistration } from '../../records/applications/registrations.ts'

/** Which officer has which case. */
export function caseRoutes(serve: Serve): void {
  serve(calls.takeCase, takeCase)
  serve(calls.giveCase, giveCase)
  serve(calls.putCaseBack, putCaseBack)
  serve(calls.listOfficers, async ({ db }) => ({ data: await listOfficers(db) }))
}

/** Takes a case that nobody has. Taking one's own case again succeeds and changes nothing, so that a second click does no harm. */
async function takeCase(context: Context, { params }: Input<typeof calls.takeCase>) {
  const { db, user, today } = context
  const { message } = registrationActions['Take case']
  const { assignee } = await lockRegistration(db, params.id)
  const isOwn = assignee?.id === user.id
  if (!(await lockOfficer(db, user.id))) refuseStranger()
  const page = await act(context, 'Take case', params.id, {
    assignee: user,
    isRepeat: isOwn,
    check: async (registration) => checkHolder('Take case', user, registration, { today }),
  })
  return { message, page }
}

/** Gives a case to an officer, who is told. */
async function giveCase(context: Context, { params, body }: Input<typeof calls.giveCase>) {
  const { db, user, today } = context
  const { message } = registrationActions['Give case']
  const { assignee: holder } = await lockRegistration(db, params.id)
  const assignee = (await lockOfficer(db, body.officer_id)) ?? refuseStranger()
  const page = await act(context, 'Give case', params.id, {
    assignee,
    reason: `${assignee.first_name} ${assignee.last_name}`,
    isRepeat: holder?.id === assignee.id,
    check: async (registration) => checkHolder('Give case', user, registration, { today, expected: body.from_id }),
  })
  return { message, page }
}

/** Puts a case back into the queue. Only the officer who has it may. */
async function putCaseBack(context: Context, { params }: Input<typeof calls.putCaseBack>) {
  const { user, today } = context
  const page = await act(context, 'Put back', params.id, {
    assignee: null,
    check: async (registration) => checkHolder('Put back', user, registration, { today }),
  })
  return { message: registrationActions['Put back'].message, page }
}

function refuseStranger(): never {
  return refuse('invalid_input', 'Choose an officer', { errors: { officer_id: ['Choose an officer'] } })
}
