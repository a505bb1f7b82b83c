import { byNumber } from '../text/by-number.ts'
import { nameOfRow } from './application-contents.ts'
import { type AskedDocument, documentKey } from './document-kinds.ts'
import { cadreOf, type StaffRow } from './staff-cadres.ts'

/** A present member of staff. */
export interface Person extends StaffRow {
  id: number
  full_name: string
}

/** A document of a member of staff. */
export interface StaffDocument {
  staff_id: number
  name: string
  /** Of a renewal: it has a last day, which has passed. */
  is_past: boolean
}

/** What is asked of the staff, and what there is of it. */
interface OfStaff {
  asked_documents: readonly AskedDocument[]
  staff?: readonly Person[] | null | undefined
  staff_documents?: readonly StaffDocument[] | null | undefined
}

/** What a document is called: by its type, and by the member of staff whose it is. */
export function nameOfDocument({ name, staff_name }: { name: string; staff_name?: string | null | undefined }): string {
  return nameOfRow({ name, staff_name: staff_name ?? null })
}

/** So many documents of the present staff are shown beside them: those that were added last. */
export const mostBesideStaff = 500

/** So many sentences name one person each. */
const mostNamed = 10

/** The documents that are asked for of a member of staff. Whoever has another cadre is asked for others. */
export function documentsAskedOf(person: StaffRow, asked: readonly AskedDocument[]): AskedDocument[] {
  const cadre = cadreOf(person)
  return asked.filter(({ staff_cadres }) => staff_cadres.includes(cadre))
}

/** The documents that are asked for of the facility as a whole. */
export function documentsOfFacility(asked: readonly AskedDocument[]): AskedDocument[] {
  return asked.filter(({ staff_cadres }) => staff_cadres.length === 0)
}

/** A sentence for each document of a present member of staff that is missing, or past its last day. */
export function missingOfStaff({ asked_documents, staff, staff_documents }: OfStaff): string[] {
  const required = asked_documents.filter(({ demand }) => demand === 'required')
  const sentences = (staff ?? []).flatMap((person) =>
    documentsAskedOf(person, required).flatMap(({ name }) => {
      const copies = (staff_documents ?? []).filter(
        (one) => one.staff_id === person.id && documentKey(one.name) === documentKey(name),
      )
      if (copies.length === 0) return `Upload the document “${name}” of ${person.full_name}.`
      if (copies.some(({ is_past }) => !is_past)) return []
      return `Upload a new “${name}” of ${person.full_name}: the last one is past its last day.`
    }),
  )
  const left = sentences.length - mostNamed
  if (left <= 0) return sentences
  return [...sentences.slice(0, mostNamed), byNumber(left, more)]
}

const more = { one: 'Upload # more document of the staff.', other: 'Upload # more documents of the staff.' }
