import type { AskedDocument } from './document-kinds.ts'
import type { FacilityDetail } from './facility-details.ts'
import type { RowList } from './row-sections.ts'
import type { Person, StaffDocument } from './staff-documents.ts'

/**
 * What an application holds, in counts: `questions` of the facility's type, how many are `answered`, and so on; and how
 * many rows each section of rows has.
 */
export type SectionCounts = Record<RowList, number> & {
  questions: number
  answered: number
  /** The details that the ministry requires of an applicant and that this one has not stated. */
  applicant_lacks?: readonly string[]
  /** The details of the facility that its paper licence did not say and that nobody has added since. */
  facility_lacks?: readonly FacilityDetail[]
  has_operating_officer: boolean
  /** The numbers that the facility's type asks of an operating officer and that this one lacks. */
  officer_lacks?: readonly string[]
  has_available_facilities: boolean
  /** The documents of the facility. */
  document_names: readonly string[]
  /** The documents that it is asked for, by the rules of the day on which it was started. */
  asked_documents: readonly AskedDocument[]
  /** The present staff and their documents, where the ministry asks for documents of staff. */
  staff?: readonly Person[] | null
  staff_documents?: readonly StaffDocument[] | null
  payments: number
  /** A change of type without a fee needs no payment. */
  needs_no_payment?: boolean
  /** Of a renewal: the sections that its owner has neither confirmed nor changed. */
  to_confirm?: readonly string[]
  /** Of a renewal: the parts with taken-over answers that its owner has not confirmed. */
  parts_to_confirm?: readonly PartToConfirm[]
  /** Of a renewal: the documents of which no copy is in date. */
  expired_documents?: readonly string[]
}

/** A part of the requirements of a renewal whose taken-over answers are to be confirmed. */
export interface PartToConfirm {
  id: number
  /** Its designation and its name. */
  name: string
}
