import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/concerns/calls.ts'
import { concernAction, offeredConcernActions } from '@portal/domain/actions/concern.ts'
import { maxLinkedFacilities } from '@portal/domain/concerns/concerns.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { type OnConcern, onConcern } from '../../actions/concern.ts'
import { lockOfficer } from '../../records/accounts/officers.ts'
import {
  countLinkedFacilities,
  deleteConcernFacility,
  findFacilityName,
  insertConcernFacility,
  lockFacilityToLink,
} from '../../records/concerns/concern-links.ts'
import {
  countConcerns,
  findPhotoOf,
  getConcern,
  pageConcerns,
  pageConcernsOf,
} from '../../records/concerns/concerns.ts'
import { refuseTakenBack } from '../../records/imports/taken-back.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { preparePhoto, reportConcern } from './report-concern.ts'

/** What anybody reports, and what officers do about it. */
export function concernRoutes(serve: Serve): void {
  serve(calls.reportConcern, reportConcern, { before: preparePhoto })
  serve(calls.listConcerns, listConcerns)
  serve(calls.showConcern, async (context, { params }) => ({ data: await detailsOf(context, params.id) }))
  serve(calls.linkConcernPhoto, linkPhoto)
  serve(calls.listConcernsOfFacility, ({ db }, { params, query }) => pageConcernsOf(db, params.id, query))
  serve(calls.takeConcern, (context, { params }) => done(context, 'Take concern', params.id))
  serve(calls.giveConcern, giveConcern)
  serve(calls.putConcernBack, (context, { params }) => done(context, 'Put concern back', params.id))
  serve(calls.linkConcern, linkFacility)
  serve(calls.unlinkConcern, unlinkFacility)
  serve(calls.closeConcern, (context, { params, body }) => done(context, 'Close concern', params.id, body))
  serve(calls.reopenConcern, (context, { params, body }) => done(context, 'Reopen concern', params.id, body))
}

async function listConcerns({ db, user }: Context, { query }: Input<typeof calls.listConcerns>) {
  const { assignee, ...filters } = query
  const page = await pageConcerns(db, { ...filters, assignee_id: assignee && user.id })
  return { ...page, counts: await countConcerns(db) }
}

async function detailsOf({ db, user }: Context, id: number) {
  const concern = await getConcern(db, id)
  return { ...concern, offered: offeredConcernActions(user, concern.status) }
}

async function linkPhoto({ db, signPath }: Context, { params }: Input<typeof calls.linkConcernPhoto>) {
  const photo = (await findPhotoOf(db, params.id)) ?? refuse('not_found', 'This concern has no photo')
  return signPath(`/documents/${photo.slug}`)
}

/** Carries out an action, and replies with its message and the concern as it is now. */
function done(
  context: Context,
  name: OnConcern['name'],
  id: number,
  input: OnConcern['input'] = {},
  write: (concern: OnConcern['facts']) => Promise<void> = () => Promise.resolve(),
) {
  return act(context, onConcern, name, id, {
    input,
    write: ({ facts }) => write(facts),
    reply: async () => ({ message: concernAction(name).message ?? '', data: await detailsOf(context, id) }),
  })
}

async function giveConcern(context: Context, { params, body }: Input<typeof calls.giveConcern>) {
  const assignee = (await lockOfficer(context.db, body.officer_id)) ?? refuseField('officer_id', 'Choose an officer')
  return done(context, 'Give concern', params.id, { assignee }, async ({ assignee_id }) => {
    if (body.from_id !== undefined && body.from_id !== assignee_id) {
      refuse('action_not_offered', 'Another officer has this concern by now. Look at it again')
    }
    if (assignee.id === assignee_id) refuse('action_not_offered', 'This officer has the concern already')
  })
}

async function linkFacility(context: Context, { params, body }: Input<typeof calls.linkConcern>) {
  const { db, now } = context
  const { facility_id } = body
  const facility = (await lockFacilityToLink(db, facility_id)) ?? refuseField('facility_id', 'Choose a facility')
  refuseTakenBack(facility)
  return done(context, 'Link facility', params.id, { note: facility.company_name }, async ({ id }) => {
    if ((await countLinkedFacilities(db, id)) >= maxLinkedFacilities) {
      refuse('limit_reached', `A concern is linked to at most ${maxLinkedFacilities} facilities`)
    }
    if (await insertConcernFacility(db, { concern_id: id, facility_id }, now)) return
    refuse('already_exists', 'This facility is linked already')
  })
}

async function unlinkFacility(context: Context, { params }: Input<typeof calls.unlinkConcern>) {
  const { db } = context
  const name = await findFacilityName(db, params.facility_id)
  return done(context, 'Unlink facility', params.id, { note: name ?? null }, async ({ id }) => {
    if (await deleteConcernFacility(db, id, params.facility_id)) return
    refuse('not_found', 'This facility is not linked')
  })
}
