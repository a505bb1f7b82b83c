import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import type { Draft } from '@portal/contract/applications/draft.ts'
import { useCallback, useState } from 'react'
import { findDraftInTab, forgetDraftInTab, withDraftInTab } from './draft-in-tab.ts'
import { newestOf, useDraftOnPhone } from './kept-draft.ts'
import { useSession } from './session.ts'
import { useCall } from './use-call.ts'

/** How long (ms) a draft stays cached after its form was closed. Later it is fetched again, because other devices may have saved it. */
const cacheTime = 30_000

interface FoundDraft {
  /** What the form opens with. */
  draft: Draft | null
  /** What the server or the phone has of it. */
  stored: Draft | null
  /** When the server's was saved. */
  savedAt: string | null
}

/**
 * The draft of a form, from the server, the phone and the tab; undefined while it is looked for. `isFromTab`: the page before
 * could not save it. `forgetInTab` is called when that is done now.
 */
export function useFoundDraft(form: string) {
  const person = useSession()?.id
  const onServer = useCall(showDraft, { params: { form } }, { staleTime: Number.POSITIVE_INFINITY, gcTime: cacheTime })
  const onPhone = useDraftOnPhone(form)
  const [inTab] = useState(() => findDraftInTab(person, form))

  function find(): FoundDraft | undefined {
    if (onServer.isPending || onPhone === undefined) return undefined
    const saved = onServer.data?.data ?? null
    const stored = newestOf(saved, onPhone)
    const draft = inTab ? withDraftInTab(inTab, saved, stored) : stored
    return { draft, stored, savedAt: saved?.updated_at ?? null }
  }

  return {
    find,
    isFromTab: inTab !== undefined,
    forgetInTab: useCallback(() => forgetDraftInTab(person, form), [person, form]),
  }
}
