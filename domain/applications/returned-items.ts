import type { ApplicationChange } from './application-changes.ts'
import { type ApplicationSection, applicationSections, sectionOfPart, sectionTitle } from './sections.ts'

/** What an officer can return for correction: the facility, and the sections of the task list. */
export const returnableSections = ['facility', ...applicationSections] as const

/** One of `returnableSections`. */
export type ReturnableSection = (typeof returnableSections)[number]

/** How many items one return may name. */
export const maxReturnedItems = 50

/** The longest answer to an item. */
export const maxReturnAnswer = 1000

/** A section, or one question, person or file of it, that the owner is asked to correct. */
export interface ReturnedItem {
  section: ReturnableSection
  /** The question or the row; null for the whole section. */
  id: number | null
  /** The question, the person or the document in words; null for the whole section. */
  name: string | null
  /** The requirement that asks the question. */
  requirement_id?: number | null | undefined
  remark: string
  /** Of a question: a photo or a file is asked for, which the owner can attach to the answer. */
  asks_evidence?: boolean | undefined
}

/** What names an item of a return. */
type NamedItem = Pick<ReturnedItem, 'section' | 'id' | 'name'>

/** What an owner is asked to correct. */
export interface Returned {
  items: readonly NamedItem[]
}

/** Sections with one thing only, so that the whole section is returned. */
const wholeSections: readonly ReturnableSection[] = [
  'facility',
  'applicant',
  'operating_officer',
  'available_facilities',
]

/** Whether one question, person or file of a section can be returned, not only the whole section. */
export function hasReturnableRows(section: ReturnableSection): boolean {
  return !wholeSections.includes(section)
}

/** What a section is called when it is returned. */
function returnedTitle(section: ReturnableSection): string {
  return section === 'facility' ? 'Facility' : sectionTitle(section)
}

/** An item in words, as the owner reads it. */
export function itemInWords({ section, name }: Pick<ReturnedItem, 'section' | 'name'>): string {
  return name === null ? returnedTitle(section) : `${returnedTitle(section)}, ${name}`
}

/** What an officer asks for: the remark, and a sentence where a photo or file is asked for. */
export function remarkWithEvidence({ remark, asks_evidence }: Pick<ReturnedItem, 'remark' | 'asks_evidence'>): string {
  if (!asks_evidence) return remark
  return `${remark}${/[.!?]$/.test(remark) ? '' : '.'} Add a photo or a file that shows it.`
}

/** What is to be corrected, as the timeline and the letter have it. */
export function remarkInWords(item: Pick<ReturnedItem, 'section' | 'name' | 'remark' | 'asks_evidence'>): string {
  return `${itemInWords(item)}: ${remarkWithEvidence(item)}`
}

/** Whether a return asks for evidence of the answer to a question. */
export function asksForEvidence(
  items: readonly Pick<ReturnedItem, 'section' | 'id' | 'asks_evidence'>[],
  questionId: number,
) {
  return items.some((item) => item.section === 'requirements' && item.id === questionId && item.asks_evidence === true)
}

/** What is about to change: a whole section, or one thing of it. */
export interface Touched {
  section: ReturnableSection
  id?: number | null
  name?: string
  isAdded?: boolean
  /** Of a document: the member of staff whose it is. */
  staff_id?: number | null | undefined
}

/**
 * Whether the owner may change something of an application that was returned. A payment can always be added, because an
 * invoice may be open.
 */
export function isReturned({ items }: Returned, touched: Touched): boolean {
  if (touched.section === 'payment' && touched.isAdded === true) return true
  return items.some((item) => corrects(item, touched))
}

/**
 * Whether a change is one of the item. A document is corrected by another one with the same name, a receipt by another payment, and
 * a member of staff also by a document of theirs.
 */
function corrects(item: NamedItem, touched: Touched): boolean {
  if (item.section === 'staff' && touched.section === 'documents' && typeof touched.staff_id === 'number') {
    return item.id === null || item.id === touched.staff_id
  }
  if (item.section !== touched.section) return false
  if (item.id === null || item.id === touched.id) return true
  if (item.section === 'payment') return touched.isAdded === true
  return item.section === 'documents' && isSameName(item.name, touched.name)
}

/** Whether the owner may make a change to an application that was returned. */
export function isChangeReturned(returned: Returned, change: MadeChange): boolean {
  const touched = touchedBy(change)
  return touched !== undefined && isReturned(returned, touched)
}

/** Those of the changes since the return that are about one of its items. What was removed counts as changed, too. */
export function changesOfItem<C extends MadeChange>(item: NamedItem, changes: readonly C[]): C[] {
  return changes.filter((change) => {
    const touched = touchedBy(change)
    return touched !== undefined && corrects(item, touched)
  })
}

/** What is asked for while an item of a return is neither changed nor answered. */
export function leftInWords(item: Pick<ReturnedItem, 'section' | 'name'>): string {
  return `${itemInWords(item)}: correct it, or answer why it stays as it is.`
}

type MadeChange = Pick<ApplicationChange, 'part' | 'kind' | 'id' | 'name' | 'staff_id'>

function touchedBy({ part, kind, id, name, staff_id }: MadeChange): Touched | undefined {
  const section = returnableSectionOf(part)
  return section && { section, id, name, isAdded: kind === 'added', staff_id }
}

/** The facility and the payments are returned, too, though they are no sections that an owner fills like the others. */
function returnableSectionOf(part: string): ReturnableSection | undefined {
  if (part === 'facility') return 'facility'
  return part === 'payments' ? 'payment' : sectionOfPart(part)
}

/** Sections that were returned whole must be complete before the application is submitted again; others cannot be changed. */
export function missingOfReturned<M extends { section: ApplicationSection }>(
  { items }: Returned,
  missing: readonly M[],
): M[] {
  return missing.filter(({ section }) => items.some((item) => item.section === section && item.id === null))
}

function isSameName(one: string | null, other: string | undefined): boolean {
  return one !== null && other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase()
}
