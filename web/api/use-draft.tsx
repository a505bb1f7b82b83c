import * as calls from '@portal/contract/calls/drafts.ts'
import { type Draft, draftField } from '@portal/contract/entities/draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DraftNote, type DraftState } from '../ui/form/draft-note.tsx'
import type { Typed } from '../ui/form/form-check.ts'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { draftKeeper } from './draft-keeper.ts'
import { keyOf } from './key-of.ts'
import { useCall } from './use-call.ts'

/** A form that is opened again so soon (ms) has its draft at hand; later the server is asked, where other devices save too. */
const atHand = 30_000

/** What was changed of what the form was given: the rest may be changed by others meanwhile. Files are not kept. */
function changedFrom(given: Typed, values: Typed): Draft['value'] {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const typed = draftField.safeParse(value ?? '')
    const isGiven = JSON.stringify(value ?? '') === JSON.stringify(given[name] ?? '')
    return typed.success && !isGiven ? [[name, typed.data] as const] : []
  })
  return Object.fromEntries(changed)
}

/** The keeper of a form's draft, which saves also when the form or the page is left, and when the portal is back. */
function useKeeper(form: string) {
  const client = useQueryClient()
  const [state, setState] = useState<DraftState>('open')
  const [keeper] = useState(() =>
    draftKeeper({
      form,
      onSaved: (isSaved) => setState(isSaved ? 'saved' : 'unsaved'),
      // Cached for the next time the form is opened, even if a save has not been answered yet.
      async onKeep(value) {
        const queryKey = keyOf(calls.showDraft, { params: { form } })
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, { data: value && { value, updated_at: new Date().toISOString() } })
        if (!value) setState('open')
      },
    }),
  )
  useEffect(() => {
    const stop = onConnectionChange(() => !isConnectionLost() && keeper.save())
    const hide = () => document.visibilityState === 'hidden' && keeper.save()
    document.addEventListener('visibilitychange', hide)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', hide)
      keeper.save()
    }
  }, [keeper])
  return { keeper, state }
}

interface DraftProps {
  /** Which form it is, with the facility or registration that it is about: `penalise-12`. */
  form: string
  /** What the form holds when nothing was typed. */
  given?: Typed
  /** When that was saved last. */
  savedAt?: string | null
  onDiscard?: () => void
}

/**
 * What a person types into a long form: kept on the server as they type, there again after a reload and on whatever
 * device. The form opens when `isReady`, with `values`, under a key of its own for each `opening`; DraftedForm and
 * ModalForm do all this by their `draft`.
 */
export function useDraft({ form, given = {}, savedAt, onDiscard }: DraftProps) {
  const [base] = useState(given)
  const [opened, setOpened] = useState<Draft | null>()
  const [opening, setOpening] = useState(0)
  const { keeper, state } = useKeeper(form)
  const input = { params: { form } }
  const found = useCall(calls.showDraft, input, { staleTime: Number.POSITIVE_INFINITY, gcTime: atHand })
  if (opened === undefined && !found.isPending) {
    const draft = found.data?.data ?? null
    if (draft) keeper.found(draft.value)
    setOpened(draft)
  }

  function discard() {
    keeper.forget()
    setOpened(null)
    setOpening(opening + 1)
    onDiscard?.()
  }

  return {
    isReady: opened !== undefined,
    values: { ...base, ...opened?.value },
    opening,
    /** Stands over the fields. */
    note: (
      <DraftNote
        state={state}
        keptAt={opened?.updated_at}
        isOvertaken={Boolean(opened && savedAt && savedAt > opened.updated_at)}
        takesFocus={opening > 0}
        onDiscard={discard}
      />
    ),
    /** Takes what the form holds, each time it changes. */
    typed: (values: Typed) => keeper.keep(changedFrom(base, values)),
    /** The form was sent: nothing is left to keep. */
    sent: () => keeper.end(),
  }
}
