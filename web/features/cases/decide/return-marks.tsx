import { nameOfItem } from '@portal/contract/applications/returned-names.ts'
import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { itemInWords, type ReturnedItem, returnableSections } from '@portal/domain/applications/returned-items.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { useDraft } from '../../../api/use-draft.tsx'
import { ItemNotes, type NotedItem, useItemNotes } from '../../../fields/item-notes.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './return-marks.module.css'

/** An item that the officer marked while reading. */
export type Mark = Pick<ReturnedItem, 'section' | 'id' | 'name'>

interface Marks {
  marks: readonly Mark[]
  toggle: (mark: Pick<Mark, 'section' | 'id'>) => void
  clear: () => void
}

const ReturnMarksContext = createContext<Marks>({ marks: [], toggle: () => undefined, clear: () => undefined })

/** What the officer has marked. */
export function useReturnMarks(): Marks {
  return useContext(ReturnMarksContext)
}

/** A mark as the draft keeps it: 'staff/20', or 'staff' for the whole section. */
function keyOfMark({ section, id }: Pick<Mark, 'section' | 'id'>): string {
  return id === null ? section : `${section}/${id}`
}

/** The mark of a key; undefined if the application no longer contains it. */
function readMark(contents: ReviewedContents, key: string): Mark | undefined {
  const [name, id] = key.split('/')
  const section = returnableSections.find((one) => one === name)
  if (!section) return undefined
  const item = { section, id: id === undefined ? null : Number(id) }
  const named = nameOfItem(contents, item)
  return named && { ...item, name: named.name }
}

interface ReturnMarksProps {
  registrationId: number
  /** Whether the application can be returned now. */
  isOffered: boolean
  contents: ReviewedContents
  children: ReactNode
}

/**
 * Puts a button beside each item, with which the officer marks it. The marks are kept as a draft until it is returned.
 * Otherwise the notes around it stay, and the elements below keep the focus.
 */
export function ReturnMarks({ registrationId, isOffered, contents, children }: ReturnMarksProps) {
  const notes = useItemNotes()
  const form: DraftName = `return-marks-${registrationId}`
  const draft = useDraft({ form })
  const [chosen, setChosen] = useState<string[]>()
  const kept: unknown = draft.values.items
  if (draft.isReady && !chosen) setChosen(Array.isArray(kept) ? kept.map(String) : [])
  const marks = (chosen ?? []).flatMap((key) => readMark(contents, key) ?? [])

  function toggle(mark: Pick<Mark, 'section' | 'id'>) {
    const key = keyOfMark(mark)
    const next = chosen?.includes(key) ? chosen.filter((one) => one !== key) : [...(chosen ?? []), key]
    setChosen(next)
    draft.typed(next.length > 0 ? { items: next } : {})
  }

  function clear() {
    setChosen([])
    draft.sent()
  }

  function noteOn({ section, id = null }: NotedItem) {
    const item = { section, id }
    const named = nameOfItem(contents, item)
    if (!chosen || !named) return null
    return (
      <MarkButton
        words={itemInWords({ section, name: named.name })}
        isWhole={id === null}
        isMarked={chosen.includes(keyOfMark(item))}
        onToggle={() => toggle(item)}
      />
    )
  }

  return (
    <ReturnMarksContext value={{ marks, toggle, clear }}>
      <ItemNotes value={isOffered ? { noteOn, mayTouch: () => true } : notes}>{children}</ItemNotes>
    </ReturnMarksContext>
  )
}

interface MarkButtonProps {
  /** What is marked, for screen readers. */
  words: string
  /** Whether it is a whole section. */
  isWhole: boolean
  isMarked: boolean
  onToggle: () => void
}

/** Marks an item to be returned to the owner, or no longer. */
function MarkButton({ words, isWhole, isMarked, onToggle }: MarkButtonProps) {
  return (
    <button type="button" className={styles.mark} aria-pressed={isMarked} onClick={onToggle}>
      {isMarked && <Icon name="check" size={16} />}
      <span>
        {isWhole ? `Return section: ${words}` : 'Return this'}
        {!isWhole && <VisuallyHidden>: {words}</VisuallyHidden>}
      </span>
    </button>
  )
}
