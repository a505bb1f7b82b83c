import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/corrective-actions.ts'
import {
  type CorrectiveActionName,
  correctiveAction,
  offeredCorrectiveActions,
} from '@portal/domain/actions/corrective-action.ts'
import { maxReplyFiles } from '@portal/domain/inspections/corrective-actions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onCorrectiveAction } from '../../actions/corrective-action.ts'
import { storeSupportingFile } from '../../changes/store-supporting-file.ts'
import type { StoredFile } from '../../files/store-file.ts'
import { lockFacility } from '../../records/facilities/facilities.ts'
import {
  decideCorrectiveReply,
  facilityOfCorrectiveAction,
  getCorrectiveAction,
  insertCorrectiveReply,
  insertCorrectiveReplyFile,
  pageCorrectiveActions,
} from '../../records/inspections/corrective-actions.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** What the owner has to do about findings, the owner's replies, and what an inspector says to them. */
export function correctiveActionRoutes(serve: Serve): void {
  serve(calls.listCorrectiveActions, listCorrectiveActions)
  serve(calls.replyToFinding, replyToFinding)
  serve(calls.addReplyFile, addReplyFile)
  serve(calls.acceptReply, (context, { params: { id } }) => decide(context, 'Accept reply', id))
  serve(calls.sendReplyBack, (context, { params: { id }, body: { reason } }) =>
    decide(context, 'Send reply back', id, reason),
  )
}

async function listCorrectiveActions(
  { db, user, today, reach }: Context,
  { query }: Input<typeof calls.listCorrectiveActions>,
) {
  const listed = await pageCorrectiveActions(db, { ...query, today, ownedBy: reach === 'any' ? null : user.id })
  return { ...listed, data: listed.data.map((action) => withOffers(user, action)) }
}

/** A corrective action with what this person may do with it. */
function withOffers(user: Context['user'], action: Awaited<ReturnType<typeof getCorrectiveAction>>) {
  return { ...action, offered: offeredCorrectiveActions(user, action.status) }
}

async function replyAbout({ db, user, today }: Context, id: number, message: string | null) {
  return { message: message ?? '', data: withOffers(user, await getCorrectiveAction(db, id, today)) }
}

async function replyToFinding(
  context: Context,
  { params: { id }, body: { text, facility_id }, file }: InputOf<typeof calls.replyToFinding>,
) {
  const { db, user, now } = context
  return act(context, onCorrectiveAction, 'Reply to finding', id, {
    input: {},
    async write({ facts: { action } }) {
      checkFacility(facility_id, action)
      const replied = { corrective_action_id: id, text, replied_by: user.id, replied_at: now.toISOString() }
      const reply = await insertCorrectiveReply(db, replied)
      if (file) await addFile(context, { facility_id: action.facility_id, reply_id: reply.id, file })
    },
    reply: () => replyAbout(context, id, correctiveAction('Reply to finding').message),
  })
}

/** The owner adds a file while nobody has decided on the reply. */
async function addReplyFile(context: Context, { params: { id }, body, file }: InputOf<typeof calls.addReplyFile>) {
  const { db, today } = context
  await lockFacility(db, await facilityOfCorrectiveAction(db, id))
  const { replies, facility_id } = await getCorrectiveAction(db, id, today)
  checkFacility(body.facility_id, { facility_id })
  const reply = replies.find(({ is_accepted }) => is_accepted === null)
  if (!reply) {
    return refuse('action_not_offered', 'There is no reply that an inspector has still to look at', { offered: [] })
  }
  if (reply.files.length >= maxReplyFiles) refuse('limit_reached', `A reply has at most ${maxReplyFiles} files`)
  await addFile(context, { facility_id, reply_id: reply.id, file })
  return replyAbout(context, id, 'The file is added')
}

/** Refuses a file that was uploaded for another facility. */
export function checkFacility(uploadedFor: number | null, { facility_id }: { facility_id: number }): void {
  if (uploadedFor !== null && uploadedFor !== facility_id) {
    refuseField('facility_id', 'This is not the facility that was visited')
  }
}

async function addFile(
  context: Context,
  { facility_id, reply_id, file }: { facility_id: number; reply_id: number; file: StoredFile },
): Promise<void> {
  await storeSupportingFile(context, facility_id, file)
  await insertCorrectiveReplyFile(context.db, reply_id, file.slug)
}

/** An inspector accepts the reply that waits, or sends it back. Of two inspectors, the second is refused. */
async function decide(
  context: Context,
  name: Extract<CorrectiveActionName, 'Accept reply' | 'Send reply back'>,
  id: number,
  reason: string | null = null,
) {
  const { db, user, now } = context
  return act(context, onCorrectiveAction, name, id, {
    input: reason === null ? {} : { reason },
    write: () =>
      decideCorrectiveReply(db, id, {
        is_accepted: reason === null,
        reason,
        decided_by: user.id,
        decided_at: now.toISOString(),
      }),
    reply: () => replyAbout(context, id, correctiveAction(name).message),
  })
}
