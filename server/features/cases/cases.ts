import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { type Assignee, checkHolder } from '@portal/domain/actions/case-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { reminderOf } from '@portal/domain/cases/owner-reminder.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { actOnEach } from '../../actions/act-on-each.ts'
import { actAndShow } from '../../actions/registration.ts'
import { listOfficers, lockOfficer } from '../../records/accounts/officers.ts'
import type { LockedRegistration } from '../../records/applications/registrations.ts'
import { listCaseFees } from '../../records/cases/case-fees.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** Which officer has which case. */
export function caseRoutes(serve: Serve): void {
  serve(calls.takeCase, takeCase)
  serve(calls.giveCase, giveCase)
  serve(calls.giveCases, giveCases)
  serve(calls.putCaseBack, putCaseBack)
  serve(calls.remindOwners, remindOwners)
  serve(calls.listOfficers, async ({ db }, { query }) => ({
    data: await listOfficers(db, neededFor[query.duty ?? 'review']),
  }))
}

/** Which officers can be chosen for what. */
const neededFor = {
  review: 'assign an application',
  inspect: 'carry out an inspection',
  any: 'read the settings',
} as const

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

/** To whom a case is given, and who had it when that was decided. */
interface Giving {
  assignee: Assignee
  expected: number | null | undefined
}

/** The input of Give case. Giving it to whoever has it succeeds and changes nothing. */
function giving({ user, today }: Context, registration: LockedRegistration, { assignee, expected }: Giving) {
  return {
    assignee,
    reason: `${assignee.first_name} ${assignee.last_name}`,
    isRepeat: registration.assignee?.id === assignee.id,
    check: async () => checkHolder('Give case', user, registration, { today, expected }),
  }
}

/** Gives a case to an officer, who is told. */
async function giveCase(context: Context, { params, body }: Input<typeof calls.giveCase>) {
  const page = await actAndShow(context, 'Give case', params.id, {
    async input(registration) {
      const assignee = (await lockOfficer(context.db, body.officer_id)) ?? refuseStranger()
      return giving(context, registration, { assignee, expected: body.from_id })
    },
  })
  return { message: registrationActions['Give case'].message, page }
}

/** Gives several cases to an officer, who is told of each. */
async function giveCases(context: Context, { body }: Input<typeof calls.giveCases>) {
  const assignee = (await lockOfficer(context.db, body.officer_id)) ?? refuseStranger()
  const holders = new Map(body.applications.map(({ id, from_id }) => [id, from_id]))
  const data = await actOnEach(context, 'Give case', [...holders.keys()], async (registration) =>
    giving(context, registration, { assignee, expected: holders.get(registration.id) }),
  )
  const { done, refused } = countOf(data)
  const given = byNumber(done, { one: 'One application was given', other: '# applications were given' })
  return { message: refused === 0 ? given : `${given}; ${refused} could not be given`, data }
}

/** Reminds the owners of several applications of what they have to do. */
async function remindOwners(context: Context, { body }: Input<typeof calls.remindOwners>) {
  const fees = await listCaseFees(context.db, body.ids)
  const data = await actOnEach(context, 'Remind owner', body.ids, async (registration) => ({
    reason: reminderOf({ ...registration, due: fees.get(registration.id)?.due ?? 0 }, context.today),
  }))
  const { done, refused } = countOf(data)
  const reminded = byNumber(done, { one: 'One owner is reminded', other: '# owners are reminded' })
  return { message: refused === 0 ? reminded : `${reminded}; ${refused} could not be reminded`, data }
}

function countOf(data: readonly { refused: string | null }[]) {
  const refused = data.filter((one) => one.refused !== null).length
  return { done: data.length - refused, refused }
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
