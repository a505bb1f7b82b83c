import { nameOfItem } from '@portal/contract/applications/returned-names.ts'
import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { itemInWords, type ReturnedItem, returnableSections } from '@portal/domain/applications/returned-items.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { useDraft } from '../../../api/use-draft.tsx'
import { ItemNotes, type NotedItem, useItemNotes, withoutNotes } from '../../../fields/item-notes.tsx'
import { ReturnNote, type Written } from './return-note.tsx'

/** An item that the officer marked while reading, with what is to be corrected about it. */
export type Mark = Pick<ReturnedItem, 'section' | 'id' | 'name'> & Written

type Item = Pick<Mark, 'section' | 'id'>

interface Marks {
  marks: readonly Mark[]
  /** Marks an item, or changes what is asked about it. */
  write: (item: Item, written: Written) => void
  undo: (item: Item) => void
  clear: () => void
}

const ReturnMarksContext = createContext<Marks>({
  marks: [],
  write: () => undefined,
  undo: () => undefined,
  clear: () => undefined,
})

/** What the officer has marked. */
export function useReturnMarks(): Marks {
  return useContext(ReturnMarksContext)
}

/** A mark as the draft keeps it: 'staff/20', or 'staff' for the whole section. */
function keyOfMark({ section, id }: Item): string {
  return id === null ? section : `${section}/${id}`
}

/** The mark of a key; undefined if the application no longer contains it. */
function readMark(contents: ReviewedContents, [key, written]: readonly [string, Written]): Mark | undefined {
  const [name, id] = key.split('/')
  const section = returnableSections.find((one) => one === name)
  if (!section) return undefined
  const item = { section, id: id === undefined ? null : Number(id) }
  const named = nameOfItem(contents, item)
  return named && { ...item, name: named.name, ...written }
}

/** The draft keeps the marks in one list, their remarks in another, and those that ask for evidence in a third. Older drafts lack some. */
function readDraft({ items, remarks, evidence }: Record<string, unknown>): Map<string, Written> {
  const [keys, texts, asking] = [items, remarks, evidence].map((list): unknown[] => (Array.isArray(list) ? list : []))
  return new Map(
    keys?.map((key, place) => [
      String(key),
      { remark: String(texts?.[place] ?? ''), asks_evidence: asking?.includes(key) ?? false },
    ]),
  )
}

function draftOf(marks: ReadonlyMap<string, Written>): Record<string, string[]> {
  if (marks.size === 0) return {}
  const entries = [...marks]
  const asking = entries.flatMap(([key, { asks_evidence }]) => (asks_evidence ? [key] : []))
  return {
    items: entries.map(([key]) => key),
    remarks: entries.map(([, { remark }]) => remark),
    ...(asking.length > 0 && { evidence: asking }),
  }
}

interface ReturnMarksProps {
  registrationId: number
  /** Whether the application can be returned now. */
  isOffered: boolean
  contents: ReviewedContents
  children: ReactNode
}

/**
 * Puts a button beside each item, with which the officer marks it and writes in place what is to be corrected. The marks are
 * kept as a draft until it is returned. Otherwise the notes around it stay, and the elements below keep the focus.
 */
export function ReturnMarks({ registrationId, isOffered, contents, children }: ReturnMarksProps) {
  const notes = useItemNotes()
  const form: DraftName = `return-marks-${registrationId}`
  const draft = useDraft({ form })
  const [chosen, setChosen] = useState<Map<string, Written>>()
  if (draft.isReady && !chosen) setChosen(readDraft(draft.values))
  const marks = [...(chosen ?? [])].flatMap((entry) => readMark(contents, entry) ?? [])

  function keep(next: Map<string, Written>) {
    setChosen(next)
    draft.typed(draftOf(next))
  }

  function write(item: Item, written: Written) {
    keep(new Map(chosen).set(keyOfMark(item), written))
  }

  function undo(item: Item) {
    keep(new Map([...(chosen ?? [])].filter(([key]) => key !== keyOfMark(item))))
  }

  function clear() {
    setChosen(new Map())
    draft.sent()
  }

  function noteOn({ section, id = null }: NotedItem) {
    const item = { section, id }
    const named = nameOfItem(contents, item)
    if (!chosen || !named) return null
    return (
      <ReturnNote
        words={itemInWords({ section, name: named.name })}
        isWhole={id === null}
        mayAskEvidence={section === 'requirements' && id !== null}
        written={chosen.get(keyOfMark(item))}
        onWrite={(written) => write(item, written)}
        onUndo={() => undo(item)}
      />
    )
  }

  return (
    <ReturnMarksContext value={{ marks, write, undo, clear }}>
      <ItemNotes value={isOffered ? { ...withoutNotes, noteOn } : notes}>{children}</ItemNotes>
    </ReturnMarksContext>
  )
}
