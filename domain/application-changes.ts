import { type AnswerValues, answerFields, isUnanswered, type QuestionType } from './question-types.ts'
import { type RowList, rowLists } from './row-sections.ts'

/** What a field of an application holds. */
type FieldValue = string | number | boolean | null | string[]

type Fields = Record<string, FieldValue>

/** A question as it was asked, with its answer; the fields of the answer are null where there is none. */
interface AnsweredQuestion extends AnswerValues {
  sub_list_id: number
  question: string
  question_type: QuestionType
  requirement_id: number
  requirement: string
  part_id: number
  part: string
}

/** Everything that the owner supplied for a registration, as it is stored in a snapshot. */
export type ApplicationContents = Record<RowList | 'documents' | 'payments', (Fields & { id: number })[]> & {
  facility: Fields
  applicant: Fields | null
  operating_officer: Fields | null
  available_facilities: Fields | null
  answers: AnsweredQuestion[]
}

/** A field that differs, with its value in both. */
interface ChangedField {
  field: string
  before: FieldValue
  after: FieldValue
}

/** One thing that differs between two versions of an application. */
export interface ApplicationChange {
  /** The part of the contents: 'facility', 'staffs', 'answers' … */
  part: string
  kind: 'added' | 'removed' | 'changed'
  /** The id of the row or the question; null where there is only one. */
  id: number | null
  /** Which of several: a person's name, a document's name, a question. Empty where there is only one. */
  name: string
  /** The fields that differ; empty for what was added or removed. */
  fields: ChangedField[]
}

const single = ['facility', 'applicant', 'operating_officer', 'available_facilities'] as const
const lists = [...rowLists, 'documents', 'payments'] as const
/** What names a row rather than describing it. */
const identifying = ['id', 'facility_id', 'registration_id', 'created_at', 'updated_at', 'sha256']
/** What a comparison of two versions leaves out: also what officers add. */
const notSupplied = new Set([...identifying, 'verdict'])
const notCompared = new Set(identifying)

/** What changed from one version of an application to the next, in the order in which an officer reads an application. */
export function changesBetween(before: ApplicationContents, after: ApplicationContents): ApplicationChange[] {
  return [
    ...single.flatMap((part) => changesOfOne(part, before[part], after[part])),
    ...lists.flatMap((part) => changesOfRows(part, before[part], after[part])),
    ...changesOfAnswers(before.answers, after.answers),
  ]
}

/** One thing of an application as it was and as it is now; null where it was not there. */
interface OneThing {
  part: string
  /** The id of the row or the question, if there are several. */
  id?: number
  /** A question, where the fields do not name the thing. */
  name?: string
  before: object | null
  after: object | null
}

/** What a call changed in one thing of an application; undefined when it changed nothing. */
export function changeOf({ part, id, name, before, after }: OneThing): ApplicationChange | undefined {
  const [was, is] = [before && fieldsOf(before), after && fieldsOf(after)]
  const present = is ?? was
  if (!present) return undefined
  const named = { part, id: id ?? null, name: name ?? (id === undefined ? '' : nameOf(present)) }
  if (!was) return { ...named, kind: 'added', fields: [] }
  if (!is) return { ...named, kind: 'removed', fields: [] }
  const fields = changedFields(was, is, notCompared)
  return fields.length > 0 ? { ...named, kind: 'changed', fields } : undefined
}

function fieldsOf(thing: object): Fields {
  return Object.fromEntries(Object.entries(thing))
}

function changesOfOne(part: string, before: Fields | null, after: Fields | null): ApplicationChange[] {
  if (before === null && after === null) return []
  if (before === null) return [{ part, kind: 'added', id: null, name: '', fields: [] }]
  if (after === null) return [{ part, kind: 'removed', id: null, name: '', fields: [] }]
  const fields = changedFields(before, after)
  return fields.length > 0 ? [{ part, kind: 'changed', id: null, name: '', fields }] : []
}

type Row = Fields & { id: number }

function changesOfRows(part: string, before: readonly Row[], after: readonly Row[]): ApplicationChange[] {
  const earlier = new Map(before.map((row) => [row.id, row]))
  const later = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !later.has(id))
  return [
    ...removed.map((row): ApplicationChange => ({ part, kind: 'removed', id: row.id, name: nameOf(row), fields: [] })),
    ...after.flatMap((row): ApplicationChange[] => {
      const same = earlier.get(row.id)
      if (!same) return [{ part, kind: 'added', id: row.id, name: nameOf(row), fields: [] }]
      const fields = changedFields(same, row)
      return fields.length > 0 ? [{ part, kind: 'changed', id: row.id, name: nameOf(row), fields }] : []
    }),
  ]
}

function changesOfAnswers(
  before: readonly AnsweredQuestion[],
  after: readonly AnsweredQuestion[],
): ApplicationChange[] {
  const earlier = new Map(before.map((answer) => [answer.sub_list_id, answer]))
  return after.flatMap((answer): ApplicationChange[] => {
    const same = earlier.get(answer.sub_list_id)
    const fields = answerFields.flatMap((field): ChangedField[] => {
      const was = same?.[field] ?? null
      return was === answer[field] ? [] : [{ field, before: was, after: answer[field] }]
    })
    if (fields.length === 0) return []
    const kind = !same || isUnanswered(same) ? 'added' : 'changed'
    return [{ part: 'answers', kind, id: answer.sub_list_id, name: answer.question, fields }]
  })
}

function changedFields(before: Fields, after: Fields, ignored: ReadonlySet<string> = notSupplied): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !ignored.has(name))
  return names.flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}

function nameOf({ full_name, name, amount }: Fields): string {
  return String(full_name ?? name ?? amount ?? '')
}
