import { useEffect, useRef } from 'react'
import { Moment } from '../dates.tsx'
import styles from './draft-note.module.css'

const texts = {
  open: 'What you type is kept as a draft.',
  saved: 'Draft saved.',
  kept: 'Draft kept on this phone, not yet sent.',
  unsaved: 'Draft not saved yet.',
} as const

/** The state of the draft. */
export type DraftState = keyof typeof texts

const fields = ['input', 'select', 'textarea'].map((field) => `${field}:not([disabled])`).join()

interface NoteProps {
  state: DraftState
  /** When the restored draft was saved. */
  savedAt?: string
  /** The record was saved after the draft, here or by somebody else. */
  isOvertaken?: boolean
  /** The form has a file, which is not kept with what is typed. */
  hasFile?: boolean
  /** Focus the first field, because the draft was discarded. */
  takesFocus?: boolean
  onDiscard: () => void
}

/** The draft messages above a form: saved, not saved, restored. */
export function DraftNote({ state, savedAt, isOvertaken, hasFile, takesFocus, onDiscard }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const form = note.current?.closest('form')
    // A dialog focuses its first field when it opens, but a drafted form may be rendered later than the dialog.
    if (takesFocus || form?.closest('dialog')) form?.querySelector<HTMLElement>(fields)?.focus()
  }, [])
  return (
    <div ref={note} className={styles.note}>
      {savedAt && (
        <p>
          We kept what you typed on <Moment of={savedAt} />.
          {isOvertaken && ' This was saved again after that, so check every field.'}
          {hasFile && ' A file is not kept: choose it again.'}
        </p>
      )}
      {savedAt && (
        <button type="button" className={styles.discard} onClick={onDiscard}>
          Discard
        </button>
      )}
      <p role="status">
        {savedAt && state === 'open' ? '' : texts[state]}
        {hasFile && !savedAt && state === 'open' && ' A file is not.'}
      </p>
    </div>
  )
}
