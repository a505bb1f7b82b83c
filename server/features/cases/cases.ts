import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { checkHolder } from '@portal/domain/actions/case-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actAndShow } from '../../actions/registration.ts'
import { listOfficers, lockOfficer } from '../../records/accounts/officers.ts'
import type { Context, Serve } from '../../use-case/context.ts'

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
  const page = await actAndShow(context, 'Take case', params.id, {
    async input(registration) {
      if (!(await lockOfficer(db, user.id))) refuseStranger()
      return {
        assignee: user,
        isRepeat: registration.assignee?.id === user.id,
        check: async () => checkHolder('Take case', user, registration, { today }),
      }
    },
  })
  return { message, page }
}

/** Gives a case to an officer, who is told. */
async function giveCase(context: Context, { params, body }: Input<typeof calls.giveCase>) {
  const { db, user, today } = context
  const { message } = registrationActions['Give case']
  const page = await actAndShow(context, 'Give case', params.id, {
    async input(registration) {
      const assignee = (await lockOfficer(db, body.officer_id)) ?? refuseStranger()
      return {
        assignee,
        reason: `${assignee.first_name} ${assignee.last_name}`,
        isRepeat: registration.assignee?.id === assignee.id,
        check: async () => checkHolder('Give case', user, registration, { today, expected: body.from_id }),
      }
    },
  })
  return { message, page }
}

/** Puts a case back into the queue. Only the officer who has it may. */
async function putCaseBack(context: Context, { params }: Input<typeof calls.putCaseBack>) {
  const { user, today } = context
  const page = await actAndShow(context, 'Put back', params.id, {
    input: async (registration) => ({
      assignee: null,
      check: async () => checkHolder('Put back', user, registration, { today }),
    }),
  })
  return { message: registrationActions['Put back'].message, page }
}

function refuseStranger(): never {
  return refuse('invalid_input', 'Choose an officer', { errors: { officer_id: ['Choose an officer'] } })
}
