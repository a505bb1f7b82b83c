import { createContext } from 'react'

/**
 * Where a section stands. Among others it has its heading and buttons above it, and its forms open as dialogs. On a page
 * of its own, or with one or two others, its buttons are below what is there and its forms open in their place; the title
 * of the page is then the heading of a section that is alone.
 */
export interface SectionPlace {
  is: 'among others' | 'on its page' | 'alone on its page'
  /** It is read once more before Submit, without buttons. */
  isToRead?: boolean
  /** The section that lacks something first, and how much it lacks: its form is open. */
  filledNow?: { section: string; left: number } | undefined
}

/** The place of the sections inside. */
export const PlaceOfSections = createContext<SectionPlace>({ is: 'among others' })
