import { type Draft, draftField } from '@portal/contract/applications/draft.ts'
import { useEffect, useState } from 'react'
import { DraftNote } from '../ui/form/draft-note.tsx'
import type { Typed } from '../ui/form/form-check.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { useFoundDraft } from './use-found-draft.ts'

interface DraftProps {
  /** The form's name, with the id of its facility or registration if it has one: `penalise-12`. */
  form: string
  /** The initial values of the form. */
  given?: Typed
  /** When the initial values were saved. */
  savedAt?: string | null
  /** The form does not wait for its draft. One that comes before anything is typed is put in. */
  opensAtOnce?: boolean
  /** The form has a file, which is not kept. */
  hasFile?: boolean
  onDiscard?: () => void
}

/**
 * Saves the values of a long form on the server as the person types, and restores them after a reload or on another
 * device. Render the form when `isReady`, with `values` and with `opening` as its React key. DraftedForm and ModalForm do
 * all this with their prop `draft`.
 */
export function useDraft({ form, given = {}, savedAt, opensAtOnce = false, hasFile = false, onDiscard }: DraftProps) {
  /** The draft with which the form was opened, or null; undefined until it is found. */
  const [opened, setOpened] = useState<Draft | null>()
  const [opening, setOpening] = useState(0)
  const [isNextEntry, setIsNextEntry] = useState(false)
  const [hasTyped, setHasTyped] = useState(false)
  const base = useBaseOf(opening, { given, savedAt })
  const { saver, state } = useDraftSaver(form)
  const { find, isFromTab, forgetInTab } = useFoundDraft(form)

  function openWithFound() {
    const found = find()
    if (!found) return
    const isTooLate = opensAtOnce && hasTyped
    if (isTooLate) return setOpened(null)
    const { draft, stored, savedAt: savedOnServerAt } = found
    if (draft && opensAtOnce) setOpening(opening + 1)
    if (stored) saver.restore(stored.value, savedOnServerAt)
    setOpened(draft)
  }
  if (opened === undefined) openWithFound()

  // What the page before could not save is saved now.
  useEffect(() => {
    if (!isFromTab || opened === undefined) return
    forgetInTab()
    if (opened) saver.update(opened.value)
  }, [isFromTab, forgetInTab, opened, saver])

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
        hasFile={hasFile}
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

/** The record as it was at the opening. It is read again at the next one: what was added in this form may change with what that starts. */
function useBaseOf(opening: number, record: { given: Typed; savedAt: string | null | undefined }) {
  const [base, setBase] = useState({ opening, ...record })
  if (base.opening !== opening) setBase({ opening, ...record })
  return base
}

/** The fields that differ from the initial values. Only these are saved, because others may change the rest meanwhile. Files are not saved. */
function changedFields(initial: Typed, values: Typed): Draft['value'] {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const typed = draftField.safeParse(value ?? '')
    const isUnchanged = JSON.stringify(value ?? '') === JSON.stringify(initial[name] ?? '')
    return typed.success && !isUnchanged ? [[name, typed.data] as const] : []
  })
  return Object.fromEntries(changed)
}
