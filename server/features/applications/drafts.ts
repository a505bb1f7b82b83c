import * as calls from '@portal/contract/applications/calls/drafts.ts'
import { deleteDraft, findDraft, saveDraft } from '../../records/applications/drafts.ts'
import type { Serve } from '../../use-case/context.ts'

/** Drafts of long forms, private to each person. */
export function draftRoutes(serve: Serve): void {
  serve(calls.showDraft, async ({ db, user }, { params: { form } }) => ({
    data: (await findDraft(db, { userId: user.id, form })) ?? null,
  }))
  serve(calls.saveDraft, async ({ db, user, now }, { params: { form }, body: { value } }) => ({
    data: await saveDraft(db, { userId: user.id, form }, { value, updated_at: now.toISOString() }),
  }))
  serve(calls.discardDraft, ({ db, user }, { params: { form } }) => deleteDraft(db, { userId: user.id, form }))
}
