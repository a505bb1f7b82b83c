import * as calls from '@portal/contract/applications/calls/drafts.ts'
import { type Draft, draftField } from '@portal/contract/applications/draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DraftNote, type DraftState } from '../ui/form/draft-note.tsx'
import type { Typed } from '../ui/form/form-check.ts'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { findDraftInTab, forgetDraftInTab, withDraftInTab } from './draft-in-tab.ts'
import { createDraftSaver, type SavedWhere } from './draft-saver.ts'
import { newestOf, useDraftOnPhone } from './kept-draft.ts'
import { keyOf } from './key-of.ts'
import { useSession } from './session.ts'
import { useCall } from './use-call.ts'

/** How long (ms) a draft stays cached after its form was closed. Later it is fetched again, because other devices may have saved it. */
const cacheTime = 30_000

/** The fields that differ from the initial values. Only these are saved, because others may change the rest meanwhile. Files are not saved. */
function changedFields(initial: Typed, values: Typed): Draft['value'] {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const typed = draftField.safeParse(value ?? '')
    const isUnchanged = JSON.stringify(value ?? '') === JSON.stringify(initial[name] ?? '')
    return typed.success && !isUnchanged ? [[name, typed.data] as const] : []
  })
  return Object.fromEntries(changed)
}

const stateOf = { server: 'saved', phone: 'kept', nowhere: 'unsaved' } as const satisfies Record<SavedWhere, DraftState>

/** The draft saver of a form. It also saves when the form unmounts, the page is hidden, or the connection is back. */
function useDraftSaver(form: string) {
  const client = useQueryClient()
  const [state, setState] = useState<DraftState>('open')
  const [saver] = useState(() =>
    createDraftSaver({
      form,
      onSaved: (where) => setState(stateOf[where]),
      // Cached for the next time the form is opened, even if a save is still running.
      async onChange(value) {
        const queryKey = keyOf(calls.showDraft, { params: { form } })
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, { data: value && { value, updated_at: new Date().toISOString() } })
        if (!value) setState('open')
      },
    }),
  )
  useEffect(() => {
    const unsubscribe = onConnectionChange(() => !isConnectionLost() && saver.save())
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saver.saveBeforeLeaving()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', saveWhenHidden)
      saver.save()
    }
  }, [saver])
  return { saver, state }
}

interface DraftProps {
  /** The form's name, with the id of its facility or registration if it has one: `penalise-12`. */
  form: string
  /** The initial values of the form. */
  given?: Typed
  /** When the initial values were saved. */
  savedAt?: string | null
  /** The form does not wait for its draft. One that comes before anything is typed is put in. */
  opensAtOnce?: boolean
  onDiscard?: () => void
}

/**
 * Saves the values of a long form on the server as the person types, and restores them after a reload or on another
 * device. Render the form when `isReady`, with `values` and with `opening` as its React key. DraftedForm and ModalForm do
 * all this with their prop `draft`.
 */
export function useDraft({ form, given = {}, savedAt, opensAtOnce = false, onDiscard }: DraftProps) {
  const [opened, setOpened] = useState<Draft | null>()
  const [opening, setOpening] = useState(0)
  const [isNextEntry, setIsNextEntry] = useState(false)
  const [base, setBase] = useState({ opening, given, savedAt })
  // What was added in this form may change what the next entry starts with.
  if (base.opening !== opening) setBase({ opening, given, savedAt })
  const [hasTyped, setHasTyped] = useState(false)
  const { saver, state } = useDraftSaver(form)
  const input = { params: { form } }
  const found = useCall(calls.showDraft, input, { staleTime: Number.POSITIVE_INFINITY, gcTime: cacheTime })
  const onPhone = useDraftOnPhone(form)
  const person = useSession()?.id
  const [inTab] = useState(() => findDraftInTab(person, form))
  if (opened === undefined && !found.isPending && onPhone !== undefined) {
    const isTooLate = opensAtOnce && hasTyped
    const saved = found.data?.data ?? null
    const kept = newestOf(saved, onPhone)
    const draft = isTooLate ? null : inTab ? withDraftInTab(inTab, saved, kept) : kept
    if (draft && opensAtOnce) setOpening(opening + 1)
    if (kept && !isTooLate) saver.restore(kept.value, saved?.updated_at ?? null)
    setOpened(draft)
  }
  // What the page before could not save is saved now.
  useEffect(() => {
    if (!inTab || opened === undefined) return
    forgetDraftInTab(person, form)
    if (opened) saver.update(opened.value)
  }, [inTab, opened, saver, person, form])

  function startAgain() {
    saver.discard()
    setOpened(null)
    setHasTyped(false)
    setOpening((openings) => openings + 1)
  }

  function discard() {
    startAgain()
    onDiscard?.()
  }

  return {
    isReady: opensAtOnce || opened !== undefined,
    values: { ...base.given, ...opened?.value },
    opening,
    /** The version of the record whose values the form opened with. The record may have changed since. */
    version: base.savedAt,
    /** The record has changed since its draft was discarded, and nothing was typed since. */
    isOutdated: opening > 0 && opened === null && !hasTyped && base.savedAt !== savedAt,
    /** Opens the form with the present values of the record. */
    openAgain: () => setOpening(opening + 1),
    /** The form is empty because the previous entry was saved. */
    isNextEntry,
    /** Shown above the fields. */
    note: (
      <DraftNote
        state={state}
        savedAt={opened?.updated_at}
        isOvertaken={Boolean(opened && savedAt && savedAt > opened.updated_at)}
        takesFocus={opening > 0}
        onDiscard={discard}
      />
    ),
    /** Call it with the form values at each change. */
    typed(values: Typed) {
      setHasTyped(true)
      saver.update(changedFields(base.given, values))
    },
    /** Call it when the form was submitted. It deletes the draft. */
    sent: () => saver.finish(),
    /** Call it when the form was submitted and the next entry follows. It deletes the draft and opens an empty form. */
    sentForAnother() {
      startAgain()
      setIsNextEntry(true)
    },
  }
}
