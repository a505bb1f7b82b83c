import type { Input } from '@portal/contract/call.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import { type InspectionActionName, inspectionAction } from '@portal/domain/actions/inspection.ts'
import { maxAddenda } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onInspection } from '../../actions/inspection.ts'
import { storeSupportingFile } from '../../changes/store-supporting-file.ts'
import { isThereOneWhoMay } from '../../records/accounts/officers.ts'
import {
  answerComment,
  findComment,
  insertComment,
  listPartTakers,
} from '../../records/inspections/inspection-comments.ts'
import { insertAddendum, listAddenda } from '../../records/inspections/inspection-details.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { checkFacility } from './corrective-actions.ts'
import { showTo } from './show-inspection.ts'

/** What the owner says about the report of an inspection, and what an inspector answers. */
export function commentRoutes(serve: Serve): void {
  serve(reports.commentOnInspection, commentOnInspection)
  serve(reports.answerComments, answerComments)
}

const replyOf = (context: Context, name: InspectionActionName, id: number) => async () => ({
  message: inspectionAction(name).message ?? '',
  data: await showTo(context, id),
})

/** The owner comments once, and until the day that the report names. */
async function commentOnInspection(
  context: Context,
  { params: { id }, body: { text, ...upload }, file }: InputOf<typeof reports.commentOnInspection>,
) {
  const { db, user, now, today } = context
  return act(context, onInspection, 'Comment on inspection', id, {
    input: {},
    async write({ facts: { facility_id, comments_until } }) {
      checkFacility(upload.facility_id, { facility_id })
      if (await findComment(db, id)) refuse('already_exists', 'You have commented on this inspection already')
      if (comments_until !== null && today > comments_until) {
        refuse('action_not_offered', `This inspection could be commented on until ${comments_until}`, { offered: [] })
      }
      await storeSupportingFile(context, facility_id, file)
      const comment = { inspection_id: id, text, commented_by: user.id, commented_at: now.toISOString() }
      await insertComment(db, { ...comment, file_slug: file?.slug ?? null })
      return {}
    },
    reply: replyOf(context, 'Comment on inspection', id),
  })
}

/** An inspector who was not on site answers, once, and corrects the report where the owner is right. */
async function answerComments(context: Context, { params: { id }, body }: Input<typeof reports.answerComments>) {
  const { db, user, now } = context
  const { answer, addendum, same_author_reason } = body
  return act(context, onInspection, 'Answer comments', id, {
    input: {},
    async write() {
      const comment = await findComment(db, id)
      if (!comment || comment.answered_at !== null) {
        const why = comment ? 'The comments are answered already' : 'The owner has not commented on this inspection'
        return refuse('action_not_offered', why, { offered: [] })
      }
      const isSameAuthor = await checkAuthor(context, id, same_author_reason)
      const at = now.toISOString()
      await answerComment(db, id, { answer, answered_by: user.id, answered_at: at })
      if (addendum !== null) {
        if ((await listAddenda(db, id)).length >= maxAddenda) {
          refuseField('addendum', `An inspection has at most ${maxAddenda} addenda`)
        }
        const reason = 'The owner commented on the report.'
        await insertAddendum(db, { inspection_id: id, text: addendum, reason, added_by: user.id, added_at: at })
      }
      return { ...(isSameAuthor && { note: same_author_reason }), after: { is_corrected: addendum !== null } }
    },
    reply: replyOf(context, 'Answer comments', id),
  })
}

/** Refuses somebody who took part while another inspector could answer; asks for a reason while nobody else could. */
async function checkAuthor({ db, user }: Context, id: number, reason: string | null): Promise<boolean> {
  const partTakers = await listPartTakers(db, id)
  if (!partTakers.includes(user.id)) return false
  if (await isThereOneWhoMay(db, 'carry out an inspection', { besides: partTakers })) {
    refuse('action_not_offered', 'You took part in this inspection, so another inspector answers', { offered: [] })
  }
  if (reason === null) refuseField('same_author_reason', 'Give a reason why somebody who took part answers')
  return true
}
