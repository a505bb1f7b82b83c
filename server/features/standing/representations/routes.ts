import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { maxRepresentationFiles } from '@portal/domain/standing/representations.ts'
import { shownTo, withOffers } from '../../../reading/representation-on-page.ts'
import { listAllOfficers } from '../../../records/accounts/officers.ts'
import { getFacility, lockFacility } from '../../../records/facilities/facilities.ts'
import { listContestable } from '../../../records/standing/contestable.ts'
import { pageRepresentationsOf, pageWaitingRepresentations } from '../../../records/standing/representations.ts'
import type { Context, InputOf, Serve } from '../../../use-case/context.ts'
import { contestDecline, contestPenalty, contestRestriction } from './contest.ts'
import { decideRepresentation } from './decide-representation.ts'
import { addStoredFile, getRepresentation, getWaiting, replyAbout } from './one-representation.ts'

/** What owners say against decisions that they do not agree with, and what becomes of that. */
export function representationRoutes(serve: Serve): void {
  serve(calls.contestDecline, contestDecline)
  serve(calls.contestPenalty, contestPenalty)
  serve(calls.contestRestriction, contestRestriction)
  serve(calls.addRepresentationFile, addFile)
  serve(calls.listRepresentations, listRepresentations)
  serve(calls.listRepresentationsOfFacility, listOfFacility)
  serve(calls.decideRepresentation, decideRepresentation)
}

/** The representations that wait for an officer, with what this officer may decide on each. */
async function listRepresentations({ db, user }: Context, { query }: Input<typeof calls.listRepresentations>) {
  const page = await pageWaitingRepresentations(db, query)
  const officers = await listAllOfficers(db)
  return { ...page, data: page.data.map((representation) => shownTo(user, representation, officers)) }
}

/** The representations about a facility, and what its owner can still contest. */
async function listOfFacility(
  { db, user, today }: Context,
  { params: { id }, query }: Input<typeof calls.listRepresentationsOfFacility>,
) {
  const page = await pageRepresentationsOf(db, id, query)
  const data = []
  for (const representation of page.data) data.push(await withOffers({ db, user }, representation))
  const { user_id } = await getFacility(db, id, today)
  return { ...page, data, contestable: user_id === user.id ? await listContestable(db, id, today) : [] }
}

/** The owner adds a document while nobody has decided. */
async function addFile(context: Context, { params: { id }, file }: InputOf<typeof calls.addRepresentationFile>) {
  const { facility_id } = await getRepresentation(context, id)
  await lockFacility(context.db, facility_id)
  const { files } = await getWaiting(context, id)
  if (files.length >= maxRepresentationFiles) {
    refuse('limit_reached', `A representation has at most ${maxRepresentationFiles} documents`)
  }
  await addStoredFile(context, { facility_id, id, file })
  return replyAbout(context, id, 'The document is added')
}
