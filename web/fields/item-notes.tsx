import type { ReturnableSection, Touched } from '@portal/domain/applications/returned-items.ts'
import { createContext, type ReactNode, useContext } from 'react'

/** A section of an application, or one question, person or file of it. */
export interface NotedItem {
  section: ReturnableSection
  id?: number | null
}

interface Notes {
  /** What is shown beside an item. */
  noteOn: (item: NotedItem) => ReactNode
  /** Whether the person may change something, if they may change the application at all. */
  mayTouch: (touched: Touched) => boolean
  /** Whether an officer asks the owner for evidence with the answer to a question. */
  asksEvidence: (questionId: number) => boolean
}

/** No notes, and nothing that the person may not touch. */
export const withoutNotes: Notes = { noteOn: () => null, mayTouch: () => true, asksEvidence: () => false }

/** What a page shows beside the items of an application: an officer's remarks, or the buttons that return them. */
export const ItemNotes = createContext(withoutNotes)

/** The notes of the page. */
export function useItemNotes(): Notes {
  return useContext(ItemNotes)
}

/** The note of the page beside one item. */
export function ItemNote(item: NotedItem) {
  return useItemNotes().noteOn(item)
}

/** Whether the person may change an item, if they may change the application at all. */
export function useMayTouch(): (touched: Touched) => boolean {
  return useItemNotes().mayTouch
}

/** Whether an officer asks the owner for evidence with the answer to a question. */
export function useAsksEvidence(): (questionId: number) => boolean {
  return useItemNotes().asksEvidence
}
