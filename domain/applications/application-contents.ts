import type { AnswerValues, QuestionType } from './question-types.ts'
import type { RowList } from './row-sections.ts'

/** What a field of an application holds. */
export type FieldValue = string | number | boolean | null | string[]

/** The fields of one thing of an application by their names. */
export type Fields = Record<string, FieldValue>

/** A question as it was asked, with its answer; the fields of the answer are null where there is none. */
export interface AnsweredQuestion extends AnswerValues {
  sub_list_id: number
  question: string
  question_type: QuestionType
  /** The minimum that it expects; undefined in what was stored before questions had one. */
  least_number?: number | null | undefined
  requirement_id: number
  requirement: string
  part_id: number
  part: string
  /** The photo or file that its owner attached; undefined in what was stored before there was any. */
  evidence?: { sha256: string } | null | undefined
}

/** Everything that the owner supplied for a registration, as it is stored in a snapshot. */
export type ApplicationContents = Record<RowList | 'documents' | 'payments', (Fields & { id: number })[]> & {
  /** How the facility stood with the ministry on that day; undefined for what was stored before that was known. */
  standing?: string | null | undefined
  facility: Fields
  applicant: Fields | null
  operating_officer: Fields | null
  available_facilities: Fields | null
  answers: AnsweredQuestion[]
}

/**
 * The contents of a stored version. A part is undefined if nobody recorded it then: of a licence from paper everything but
 * the facility. A field that a row does not have was not recorded either; one that was empty is null.
 */
export type StoredContents = Pick<ApplicationContents, 'facility'> & Partial<ApplicationContents>

/** What names a row rather than describing it. */
export const identifyingFields = [
  'id',
  'facility_id',
  'registration_id',
  'created_at',
  'updated_at',
  'sha256',
  'staff_id',
  'staff_name',
] as const

/** What a row is called: a person by the name, a document by its type and whose it is, a payment by its amount. */
export function nameOfRow({ full_name, name, amount, staff_name }: Fields): string {
  const named = String(full_name ?? name ?? amount ?? '')
  return staff_name ? `${named} of ${staff_name}` : named
}
