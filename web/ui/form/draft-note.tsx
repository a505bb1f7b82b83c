import { useEffect, useRef } from 'react'
import styles from './draft-note.module.css'
import { Moment } from '../dates.tsx'

const texts = {
  open: 'What you type is kept as a draft.',
  saved: 'Draft saved.',
  unsaved: 'Draft not saved yet.',
} as const

/** How far what is typed is kept. */
export type DraftState = keyof typeof texts

const fields = ['input', 'select', 'textarea'].map((field) => `${field}:not([disabled])`).join()

interface NoteProps {
  state: DraftState
  /** When the restored values were typed. */
  savedAt?: string
  /** What the form changes was saved after that, here or by somebody else. */
  isOvertaken?: boolean
  /** The form was emptied: its first field is where the person goes on. */
  takesFocus?: boolean
  onDiscard: () => void
}

/** Says quietly, over a form, that what is typed is kept, and that it was put back. */
export function DraftNote({ state, savedAt, isOvertaken, takesFocus, onDiscard }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving counts
  useEffect(() => {
    const form = note.current?.closest('form')
    // A dialog gives the focus to its first field, which may come later than the dialog.
    if (takesFocus || form?.closest('dialog')) form?.querySelector<HTMLElement>(fields)?.focus()
  }, [])
  return (
    <div ref={note} className={styles.note}>
      {savedAt && (
        <p className={styles.kept}>
          We kept what you typed on <Moment of={savedAt} />.
          {isOvertaken && ' This was saved again after that, so check every field.'}
        </p>
      )}
      {savedAt && (
        <button type="button" className={styles.discard} onClick={onDiscard}>
          Discard
        </button>
      )}
      <p className={styles.kept} role="status">
        {savedAt && state === 'open' ? '' : texts[state]}
      </p>
    </div>
  )
}
