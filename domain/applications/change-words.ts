import { phoneInGroups } from '../accounts/phone-in-groups.ts'
import { dayInWords, isCalendarDate } from '../dates/calendar-date.ts'
import { formatNaira } from '../money/money.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import type { ApplicationChange } from './application-changes.ts'
import type { ComparedField } from './compared-versions.ts'
import { responses } from './question-types.ts'
import { rowSections } from './row-sections.ts'

/** Parts with several things: what one of them and all of them are called. */
const partsWithRows = [
  ...rowSections,
  { list: 'documents', label: 'Document', title: 'Documents' },
  { list: 'payments', label: 'Payment', title: 'Payments' },
  { list: 'answers', label: 'Answer', title: 'Answers' },
] as const

const fields: ReadonlyMap<string, string> = new Map([
  ['company_name', 'Name'],
  ['lga', 'LGA'],
  ['facility_type', 'Type of facility'],
  ['cac', 'CAC number'],
  ['respond', 'Answer'],
  ['description', 'Remark'],
  ['facility_email', 'Email'],
  ['emp_address', 'Place of work'],
  ['cert_reg_no', 'MDCN registration number'],
  ['standing', 'In force'],
  ['done_on', 'Visited on'],
  ['score', 'Score in per cent'],
  ['critical_failures', 'Critical findings'],
])

/** The part of an application that changed, in the singular. */
function partLabel(part: string): string {
  if (part === 'money') return 'Invoice'
  if (part === 'standing') return 'Suspensions and closures'
  return partsWithRows.find(({ list }) => list === part)?.label ?? inWords(part)
}

/** The title of a part of an application: 'Staff', 'Documents'. */
export function partTitle(part: string): string {
  return partsWithRows.find(({ list }) => list === part)?.title ?? partLabel(part)
}

/** The name of a field as people say it: 'Hours of operation'. */
export function fieldLabel(field: string): string {
  return fields.get(field) ?? inWords(field)
}

/** The value of a field in text: 'Yes' for an answer, '4 March 2026' for a date, 'nothing' where there is none. */
export function valueInWords(field: string, value: string | number | boolean | null | readonly string[]): string {
  if (value === null || value === '') return 'nothing'
  if (field === 'standing' && value === 'good') return 'nothing'
  if (field === 'amount') return formatNaira(Number(value))
  if (field === 'phone_number') return phoneInGroups(String(value))
  if (field === 'evidence') return `the file with SHA-256 ${String(value).slice(0, 12)}…`
  if (field === 'respond') return responses.find((response) => response.value === value)?.label ?? ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return value.join(', ')
  const text = String(value)
  return isCalendarDate(text) ? dayInWords(text) : text
}

/** What stands for the value of a field in a version in which nobody recorded it. */
const notRecordedThen = 'not recorded then'

/** The value of a field in one of two versions. */
export function sideInWords(compared: ComparedField, side: 'before' | 'after'): string {
  return compared.not_recorded === side ? notRecordedThen : valueInWords(compared.field, compared[side])
}

function inWords(name: string): string {
  return sentenceCase(name.replaceAll('_', ' '))
}

const kinds = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const satisfies Record<
  ApplicationChange['kind'],
  string
>

/** What one of several things is called: a payment by its amount. */
export function nameInWords(part: string, name: string): string {
  return part === 'payments' && name ? formatNaira(Number(name)) : name
}

/** What happened to what: 'Changed Staff: Hauwa Sani'. */
export function changeInWords({ kind, part, name }: Pick<ApplicationChange, 'kind' | 'part' | 'name'>): string {
  return `${kinds[kind]} ${[partLabel(part), nameInWords(part, name)].filter(Boolean).join(': ')}`
}
