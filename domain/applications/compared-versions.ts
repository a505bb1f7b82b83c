import {
  type AnsweredQuestion,
  type Fields,
  type FieldValue,
  identifyingFields,
  nameOfRow,
  type StoredContents,
} from './application-contents.ts'
import { type AnswerValues, answerFields, isUnanswered } from './question-types.ts'
import { rowLists } from './row-sections.ts'

/** A field of one thing with its value in both versions; null where it has none. */
export interface ComparedField {
  field: string
  before: FieldValue
  after: FieldValue
  /** The version in which nobody recorded this field: whether it had a value then is not known. */
  not_recorded?: 'before' | 'after'
}

/** One thing of an application in two versions of it. */
export interface ComparedThing {
  /** The part of the contents: 'facility', 'staffs', 'answers' … */
  part: string
  /** 'not recorded': one of the versions does not record this part at all. */
  kind: 'same' | 'added' | 'removed' | 'changed' | 'not recorded'
  /** The id of the row or the question; null where there is only one. */
  id: number | null
  /** Of a document: the member of staff whose it is. */
  staff_id?: number
  /** Which of several: a person's name, a document's name, a question. Empty where there is only one. */
  name: string
  /** Every field that either version has; none of a part that one of them does not record. */
  fields: ComparedField[]
}

const single = ['facility', 'applicant', 'operating_officer', 'available_facilities'] as const
const lists = [...rowLists, 'documents', 'payments'] as const

/** What is left out: what names a row or its file, and what officers add. */
const notSupplied: ReadonlySet<string> = new Set([...identifyingFields, 'file_slug', 'document', 'verdict'])

/** Everything of two versions of an application side by side, in the order in which an officer reads an application. */
export function compareVersions(before: StoredContents, after: StoredContents): ComparedThing[] {
  return [
    ...compareThing({ part: 'standing', id: null, name: '' }, standingIn(before), standingIn(after)),
    ...single.flatMap((part) => compareThing({ part, id: null, name: '' }, before[part], after[part])),
    ...lists.flatMap((part) => compareRows(part, before[part], after[part])),
    ...compareAnswers(before.answers, after.answers),
  ]
}

/** How the facility stood with the ministry. */
function standingIn({ standing }: StoredContents): Fields | undefined {
  return typeof standing === 'string' ? { standing } : undefined
}

/** Whether a field has another value in the second version. */
export function isChanged({ before, after }: ComparedField): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}

/** Every field that either of two things has, besides those left out. */
export function compareFields(before: Fields, after: Fields, leftOut: ReadonlySet<string>): ComparedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !leftOut.has(field))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

/** One thing in both versions; nothing if neither has it. It is undefined in a version that does not record its part. */
export function compareThing(
  named: Pick<ComparedThing, 'part' | 'id' | 'name' | 'staff_id'>,
  before: Fields | null | undefined,
  after: Fields | null | undefined,
): ComparedThing[] {
  if (!before && !after) return []
  if (before === undefined || after === undefined) return notRecorded(named.part)
  const fields = compareFields(before ?? {}, after ?? {}, notSupplied)
  if (!before || !after) return [{ ...named, kind: before ? 'removed' : 'added', fields }]
  const known = fields.map((compared) => ({ ...compared, ...notRecordedIn(compared.field, before, after) }))
  return [{ ...named, kind: known.some(isChanged) ? 'changed' : 'same', fields: known }]
}

/** A part that one version does not record. It is named once, because nothing of it can be compared. */
function notRecorded(part: string): ComparedThing[] {
  return [{ part, kind: 'not recorded', id: null, name: '', fields: [] }]
}

function notRecordedIn(field: string, before: object, after: object): Pick<ComparedField, 'not_recorded'> {
  if (!Object.hasOwn(before, field)) return { not_recorded: 'before' }
  return Object.hasOwn(after, field) ? {} : { not_recorded: 'after' }
}

type Row = Fields & { id: number }

/** The rows of a list: first those that only the first version has, then those of the second. */
function compareRows(
  part: string,
  before: readonly Row[] | undefined,
  after: readonly Row[] | undefined,
): ComparedThing[] {
  if (!before || !after) return before?.length || after?.length ? notRecorded(part) : []
  const earlier = new Map(before.map((row) => [row.id, row]))
  const later = new Set(after.map(({ id }) => id))
  const named = (row: Row) => ({ part, id: row.id, name: nameOfRow(row), ...staffIn(row) })
  return [
    ...before.filter(({ id }) => !later.has(id)).flatMap((row) => compareThing(named(row), row, null)),
    ...after.flatMap((row) => compareThing(named(row), earlier.get(row.id) ?? null, row)),
  ]
}

/** The member of staff whose row it is, if it is one's. */
export function staffIn({ staff_id }: Fields): { staff_id?: number } {
  return typeof staff_id === 'number' ? { staff_id } : {}
}

/** The questions of the second version, then those that only the first one asked. */
function compareAnswers(
  before: readonly AnsweredQuestion[] | undefined,
  after: readonly AnsweredQuestion[] | undefined,
): ComparedThing[] {
  if (!before || !after) return before?.length || after?.length ? notRecorded('answers') : []
  const earlier = new Map(before.map((answer) => [answer.sub_list_id, answer]))
  const later = new Set(after.map(({ sub_list_id }) => sub_list_id))
  return [
    ...after.map((answer) => compareAnswer(answer, earlier.get(answer.sub_list_id) ?? noAnswer, answer)),
    ...before
      .filter(({ sub_list_id }) => !later.has(sub_list_id))
      .map((answer) => ({ ...compareAnswer(answer, answer, noAnswer), kind: 'removed' as const })),
  ]
}

type Answer = AnswerValues & Pick<AnsweredQuestion, 'evidence'>

const noAnswer: Answer = { respond: null, number: null, description: null, evidence: null }

function compareAnswer(asked: AnsweredQuestion, before: Answer, after: Answer): ComparedThing {
  const values = answerFields.map((field) => ({ field, before: before[field], after: after[field] }))
  const fields = [...values, ...compareEvidence(before, after)]
  const changed = isUnanswered(before) ? 'added' : 'changed'
  const kind = fields.some(isChanged) ? changed : 'same'
  return { part: 'answers', kind, id: asked.sub_list_id, name: asked.question, fields }
}

/** The evidence of both versions, by the content of the file; nothing where neither has any. */
function compareEvidence(before: Answer, after: Answer): ComparedField[] {
  if (!before.evidence && !after.evidence) return []
  const [was, is] = [before.evidence?.sha256 ?? null, after.evidence?.sha256 ?? null]
  return [{ field: 'evidence', before: was, after: is, ...notRecordedIn('evidence', before, after) }]
}
