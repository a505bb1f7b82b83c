import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Input } from '@portal/contract/call.ts'
import { mayAttachEvidence } from '@portal/domain/applications/answer-evidence.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { asksForEvidence } from '@portal/domain/applications/returned-items.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { storeSupportingFile } from '../../changes/store-supporting-file.ts'
import {
  findAnswered,
  insertEvidenceOfAnswer,
  removeEvidenceOfAnswer,
} from '../../records/applications/answer-evidence.ts'
import { findQuestion } from '../../records/applications/questionnaire.ts'
import { findNewestRegistration } from '../../records/applications/registrations.ts'
import { findLatestConsideration } from '../../records/applications/removed-files.ts'
import { findReturnedItems } from '../../records/applications/returns.ts'
import { listAnswersTo } from '../../records/applications/submissions.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'

/** The photo or file that an owner attaches to an answer. Spec §3. */
export function answerEvidenceRoutes(serve: Serve): void {
  serve(calls.attachEvidence, attachEvidence)
  serve(calls.removeEvidence, removeEvidence)
}

/**
 * Attaches a photo or file to the answer, in place of an earlier one, which stays in the history as a removed document does. The
 * same file again changes nothing.
 */
async function attachEvidence(
  context: Context,
  { params: { id }, body: { facility_id }, file }: InputOf<typeof calls.attachEvidence>,
) {
  const { db, user, now } = context
  const { answer, question, status } = await getAnswer(context, id)
  if (answer.facility_id !== facility_id) refuse('not_found', 'This answer does not exist')
  const asked = {
    takes_evidence: question.takes_evidence,
    isAskedFor: asksForEvidence((await findReturnedItems(db, facility_id)) ?? [], question.id),
    isAttached: Boolean(answer.evidence),
  }
  if (!mayAttachEvidence(asked)) {
    refuse('action_not_offered', 'No photo or file is asked for with this answer', { status, offered: [] })
  }
  const change = changeTo(question, answer.evidence?.sha256, file.digest)
  return changeContents(context, { facilityId: facility_id }, async () => {
    if (!change) return { reply: { data: answer }, change }
    await storeSupportingFile(context, facility_id, file)
    const { registration_id, sub_list_id } = answer
    const created_at = now.toISOString()
    if (answer.evidence) await markRemoved(context, answer.evidence)
    const kept = { registration_id, facility_id, sub_list_id, recorded_by: user.id }
    await insertEvidenceOfAnswer(db, { ...kept, file_slug: file.slug, created_at })
    return { reply: { data: (await getAnswer(context, id)).answer }, change }
  })
}

/** Removes the photo or file of an answer, unless an officer has considered it. */
async function removeEvidence(context: Context, { params: { id } }: Input<typeof calls.removeEvidence>) {
  const { answer, question, status } = await getAnswer(context, id)
  const { facility_id: facilityId, evidence } = answer
  if (!evidence) return refuse('not_found', 'No photo or file is attached to this answer')
  const considered = await findLatestConsideration(context.db, facilityId)
  if (considered !== undefined && evidence.created_at <= considered) {
    refuse('action_not_offered', 'An officer has considered this file. It can only be replaced', {
      status,
      offered: [],
    })
  }
  return changeContents(context, { facilityId }, async () => {
    await markRemoved(context, evidence)
    const change = changeTo(question, evidence.sha256, null)
    return { reply: { data: { ...answer, evidence: null } }, change }
  })
}

/** The present answer to the question of a row, which must be of the application that the owner is working on. */
async function getAnswer({ db }: Context, id: number) {
  const found = (await findAnswered(db, id)) ?? refuse('not_found', 'This answer does not exist')
  const { registration_id, facility_id, sub_list_id } = found
  const newest = await findNewestRegistration(db, facility_id)
  const status = newest?.status ?? ''
  if (newest?.id !== registration_id) {
    refuse('action_not_offered', 'This answer is not of the present registration', { status, offered: [] })
  }
  const question = await findQuestion(db, registration_id, sub_list_id)
  const [answer] = await listAnswersTo(db, registration_id, [sub_list_id])
  if (!question || !answer) {
    return refuse('action_not_offered', 'This question is not asked in this application', { status, offered: [] })
  }
  return { answer, question, status }
}

type Question = Awaited<ReturnType<typeof getAnswer>>['question']

/** What the history and the audit record have, with the SHA-256 of the files; undefined for the same file again. */
function changeTo({ id, sub_list }: Question, before: string | null | undefined, after: string | null) {
  const named = { part: 'answers', id, name: sub_list }
  return changeOf({ ...named, before: { evidence: before ?? null }, after: { evidence: after } })
}

function markRemoved({ db, user, now }: Context, { file_slug }: { file_slug: string }): Promise<void> {
  return removeEvidenceOfAnswer(db, file_slug, { removed_by: user.id, removed_at: now.toISOString() })
}
