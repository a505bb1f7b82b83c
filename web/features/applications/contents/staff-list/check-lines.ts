import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { sameName } from '@portal/domain/applications/staff-lists/people-names.ts'
import { samePhone } from '@portal/domain/applications/staff-lists/phone-in-list.ts'
import type { StaffField } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import type { TypedPerson } from '@portal/domain/applications/staff-lists/typed-person.ts'
import type { Known } from './known-staff.ts'

export type StaffFields = Record<StaffField, string>

/** What is wrong with which field, in the words of the form. */
export type Problems = Partial<Record<StaffField, string>>

/** A line of the list as it would be sent. */
export interface CheckedLine {
  person: TypedPerson
  fields: StaffFields
  problems: Problems
  /** Why the person seems to be there twice. */
  twin: string | undefined
  /** The same name with another phone, which may be another person. */
  namesake: string | undefined
}

const known: readonly string[] = [
  'full_name',
  'phone_number',
  'staff_category_type',
  'cadre',
  'highest_qualification',
  'rank',
  'time',
] satisfies StaffField[]

const isField = (name: unknown): name is StaffField => typeof name === 'string' && known.includes(name)

/** What the form for one person would refuse. The category follows from the cadre, so one sentence is enough for both. */
export function problemsOf({ cadre: word }: Pick<TypedPerson, 'cadre'>, fields: StaffFields): Problems {
  const { error } = staffRows.add.body.safeParse({ ...Object(withoutEmptyText(fields)), facility_id: 1 })
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path
    if (isField(field)) problems[field] ??= message
  }
  const { staff_category_type: ofCategory, ...others } = problems
  if (!ofCategory) return problems
  return { ...others, cadre: word ? `Choose the cadre that “${word.word}” is` : 'Choose the cadre or designation' }
}

/** Somebody who was seen before: their phone, and what is said of whoever is the same or has the same name. */
interface Seen {
  phone: string
  twin: string
  namesake: string
}

const inList = { twin: 'Is in the list already', namesake: 'Somebody of this name is in the list already' }

/** Marks people who are there twice: in the list of staff, or on an earlier line. Lines that are left out do not count. */
export function withTwins(
  lines: readonly Omit<CheckedLine, 'twin' | 'namesake'>[],
  listed: readonly Known[],
  isLeftOut: (line: number) => boolean,
): CheckedLine[] {
  const byName = new Map<string, Seen[]>()
  const note = (name: string, seen: Seen) => byName.set(name, [...(byName.get(name) ?? []), seen])
  for (const { full_name, phone_number } of listed)
    note(sameName(full_name), { phone: samePhone(phone_number), ...inList })
  return lines.map((line) => {
    const number = line.person.line
    const name = sameName(line.fields.full_name)
    const phone = samePhone(line.fields.phone_number)
    const namesakes = name === '' ? [] : (byName.get(name) ?? [])
    const twin = namesakes.find((other) => other.phone === phone)?.twin
    const asTwin = { twin: `Is the same person as line ${number}`, namesake: `Has the same name as line ${number}` }
    if (!twin && !isLeftOut(number)) note(name, { phone, ...asTwin })
    return { ...line, twin, namesake: twin ? undefined : namesakes[0]?.namesake }
  })
}
