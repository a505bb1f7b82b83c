import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/representations.ts'
import { decidingActions } from '@portal/domain/actions/representation-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { lastDayToAnswer, maxRepresentationFiles, mayDecideOn } from '@portal/domain/representations.ts'
import { act } from '../act.ts'
import type { Context, InputOf, Serve } from '../http/context.ts'
import { listAllOfficers } from '../records/officers.ts'
import { lockRegistration, type LockedRegistration } from '../records/registrations.ts'
import {
  endRepresentation,
  findRepresentation,
  insertRepresentation,
  insertRepresentationFile,
  pageWaitingRepresentations,
  wasAnswered,
} from '../records/representations.ts'
import { readSettings } from '../records/settings.ts'
import { readRegistrationPage } from '../registration-page.ts'
import { shownTo } from '../representation-on-page.ts'
import { storeSupportingFile } from '../store-supporting-file.ts'

/** Answers of owners to decisions that they do not agree with. */
export function representationRoutes(serve: Serve): void {
  serve(calls.addRepresentation, addRepresentation)
  serve(calls.addRepresentationFile, addFile)
  serve(calls.listRepresentations, listRepresentations)
  serve(calls.decideRepresentation, decide)
}

/** The answers that wait for an officer, with what this officer may decide on each. */
async function listRepresentations({ db, user }: Context, { query }: Input<typeof calls.listRepresentations>) {
  const page = await pageWaitingRepresentations(db, query)
  const officers = await listAllOfficers(db)
  return { ...page, data: page.data.map((answer) => shownTo(user, answer, officers)) }
}

/** The decision that can be answered now; refuses when there is none, or it is answered, or too long ago. */
async function getDecline({ db, today }: Context, { id, processed_by, processed_at }: LockedRegistration) {
  if (processed_by === null || processed_at === null) {
    return refuse('action_not_offered', 'No officer has declined this registration', { offered: [] })
  }
  if (await wasAnswered(db, id, processed_at))
    return refuse('already_exists', 'You have answered this decision already')
  const declinedOn = lagosDate(Date.parse(processed_at))
  const { representation_days } = await readSettings(db, declinedOn)
  const lastDay = lastDayToAnswer(declinedOn, representation_days)
  if (today > lastDay) {
    return refuse('action_not_offered', `This decision could be answered until ${lastDay}`, { offered: [] })
  }
  return { declined_by: processed_by, declined_at: processed_at }
}

/** The owner answers a decline. Every officer who may decide on it is told. */
async function addRepresentation(
  context: Context,
  { params: { id }, body, file }: InputOf<typeof calls.addRepresentation>,
) {
  const { db, user, now } = context
  const page = await act(context, 'Answer decline', id, {
    reason: body.text,
    async write(registration) {
      const decline = await getDecline(context, registration)
      const answer = { registration_id: id, ...decline, text: body.text, made_by: user.id, made_at: now.toISOString() }
      const written = await insertRepresentation(db, answer)
      if (file) await addStored(context, { facility_id: registration.facility_id, id: written.id, file })
    },
  })
  return { message: registrationActions['Answer decline'].message, page }
}

type SentFile = InputOf<typeof calls.addRepresentationFile>['file']

async function addStored(
  context: Context,
  { facility_id, id, file }: { facility_id: number; id: number; file: SentFile },
) {
  await storeSupportingFile(context, facility_id, file)
  await insertRepresentationFile(context.db, id, file.slug)
}

async function getAnswer({ db }: Context, id: number) {
  return (await findRepresentation(db, id)) ?? refuse('not_found', 'This answer does not exist')
}

/** The answer while its registration is locked; refuses one that has ended. */
async function getWaiting(context: Context, id: number) {
  const answer = await getAnswer(context, id)
  if (answer.outcome !== null) return refuse('action_not_offered', 'This answer was decided already', { offered: [] })
  return answer
}

/** The owner adds a document while nobody has decided. */
async function addFile(context: Context, { params: { id }, file }: InputOf<typeof calls.addRepresentationFile>) {
  const { registration_id } = await getAnswer(context, id)
  const { facility_id } = await lockRegistration(context.db, registration_id)
  const { files } = await getWaiting(context, id)
  if (files.length >= maxRepresentationFiles) {
    refuse('limit_reached', `An answer has at most ${maxRepresentationFiles} documents`)
  }
  await addStored(context, { facility_id, id, file })
  return { message: 'The document is added', page: await readRegistrationPage(context, registration_id) }
}

/** An officer other than the one who declined decides. Of two officers, the second is refused. */
async function decide(context: Context, { params: { id }, body }: Input<typeof calls.decideRepresentation>) {
  const { db, user, now } = context
  const { outcome, reason } = body
  const name = decidingActions[outcome]
  const { registration_id } = await getAnswer(context, id)
  const page = await act(context, name, registration_id, {
    reason,
    async check() {
      const { decliner_id } = await getWaiting(context, id)
      if (mayDecideOn({ officer: user, decidedBy: decliner_id, officers: await listAllOfficers(db) })) return
      refuse('action_not_offered', 'You declined this application, so another officer decides on the answer', {
        offered: [],
      })
    },
    write: () =>
      endRepresentation(db, registration_id, { outcome, ended_at: now.toISOString(), decided_by: user.id, reason }),
  })
  return { message: registrationActions[name].message, page }
}
