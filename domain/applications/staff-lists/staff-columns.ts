import { staffCategories } from '../staff-cadres.ts'
import { sureWords } from './cadre-words.ts'
import { meantCadre, simplified } from './meant-cadre.ts'
import { isPhoneInList } from './phone-in-list.ts'
import { timeInList } from './time-words.ts'
import { lettersApart, lettersForgiven } from './typing-errors.ts'

/** The fields of a member of staff that a list may have, in the order of the form, and the headings that people give them. */
export const staffColumns = [
  {
    field: 'full_name',
    title: 'Name',
    headings: [
      ...['full name', 'staff name', 'name of staff', 'names', 'names of staff', 'employee', 'employee name'],
      ...['surname', 'first name', 'last name', 'other name', 'other names', 'middle name', 'name in full', 'title'],
    ],
  },
  {
    field: 'phone_number',
    title: 'Phone',
    headings: [
      ...['phone number', 'phone no', 'mobile', 'mobile number', 'mobile no', 'telephone', 'tel', 'tel no', 'gsm'],
      ...[
        'gsm no',
        'gsm number',
        'contact',
        'contact number',
        'phone contact',
        'whatsapp',
        'number',
        'telephone number',
      ],
    ],
  },
  {
    field: 'staff_category_type',
    title: 'Category',
    headings: ['staff category', 'professional or non professional', 'professional', 'type of staff', 'type'],
  },
  {
    field: 'cadre',
    title: 'Cadre',
    headings: [
      ...['designation', 'cadre or designation', 'cadre designation', 'post', 'position', 'profession', 'job title'],
      ...['job', 'role', 'occupation', 'work', 'duty', 'post held', 'discipline', 'area of specialization'],
    ],
  },
  {
    field: 'highest_qualification',
    title: 'Qualification',
    headings: [
      ...['highest qualification', 'qualifications', 'qual', 'certificate', 'certificates', 'education', 'degree'],
      ...['educational qualification', 'academic qualification', 'professional qualification', 'qualification held'],
    ],
  },
  { field: 'rank', title: 'Rank', headings: ['grade', 'grade level', 'level', 'present rank'] },
  {
    field: 'time',
    title: 'Full or part time',
    headings: [
      ...['time', 'works', 'full part time', 'employment', 'employment type', 'employment status', 'full time'],
      ...['part time', 'full time or part time', 'nature of employment', 'mode of employment', 'type of employment'],
      ...['appointment', 'type of appointment', 'nature of appointment', 'nature of work', 'status', 'ft pt'],
    ],
  },
] as const

/** A field of a member of staff that a list may have. */
export type StaffField = (typeof staffColumns)[number]['field']

/** What the columns of a list are, from left to right; undefined where a column is not needed. */
export type ColumnFields = readonly (StaffField | undefined)[]

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(.*?\)|[^a-z]/g, '')
    .trim()

const known = staffColumns.flatMap(({ field, title, headings }) =>
  [title, ...headings].map((heading) => ({ field, heading: letters(heading) })),
)

function fieldOf(typed: string): StaffField | undefined {
  const exact = known.find(({ heading }) => heading === typed)
  if (exact || typed === '') return exact?.field
  const most = lettersForgiven(typed)
  const near = known.filter(({ heading }) => heading.length >= 5 && lettersApart(heading, typed, most) <= most)
  return most > 0 && new Set(near.map(({ field }) => field)).size === 1 ? near[0]?.field : undefined
}

/**
 * The field of a column with this heading, however it is written; undefined if the column is not needed. Of two in one the
 * cadre counts, as in 'Rank/Designation', and otherwise the first.
 */
export function fieldOfHeading(heading: string): StaffField | undefined {
  const whole = fieldOf(letters(heading))
  if (whole) return whole
  const parts = heading.split(/[/&,+]|\band\b/i)
  if (parts.length < 2) return undefined
  const fields = parts.map((part) => fieldOf(letters(part)))
  return fields.includes('cadre') ? 'cadre' : fields.find((field) => field !== undefined)
}

const qualifications =
  /^(mbbs|mbchb|bds|bnsc|bns|rn|rm|rnm|rnrm|bpharm|pharmd|bmls|bsc|msc|phd|hnd|nd|ond|nce|ssce|waec|neco|gce|fslc|olevel|diploma|degree|certificate|primary|secondary|od|bpt|amlscn|dipl?)/

const isQualification = (cell: string) => qualifications.test(letters(cell))

function isWork(cell: string): boolean {
  const meant = meantCadre(cell)
  if ('sure' in meant) return true
  const isKnown = Object.values(sureWords).some((words) => words.some((word) => simplified(cell).includes(word)))
  return isKnown && simplified(cell).split(' ').length <= 4
}

/** Whether a cell is one of the values of a list, so that it is no heading: 'Professional', 'Full time'. */
export function isValue(cell: string): boolean {
  return isCategory(cell) || isTime(cell) || isPhoneInList(cell)
}

const isCategory = (cell: string) => staffCategories.some((name) => letters(name) === letters(cell))
/** 'F' is more often somebody's sex. */
const isTime = (cell: string) => cell.length > 1 && timeInList(cell) !== undefined
const isName = (cell: string) => /^[\p{L}\p{M}.,'’()\s-]{5,}$/u.test(cell) && /\p{L}[\s,.]+\p{L}/u.test(cell.trim())

/** How the values of each field look, from the surest to the least sure, and which part of the cells must look so. */
const looks: readonly { field: StaffField; is: (cell: string) => boolean; part: number }[] = [
  { field: 'phone_number', is: isPhoneInList, part: 0.5 },
  { field: 'staff_category_type', is: isCategory, part: 0.6 },
  { field: 'time', is: isTime, part: 0.6 },
  { field: 'highest_qualification', is: isQualification, part: 0.4 },
  { field: 'cadre', is: isWork, part: 0.4 },
  { field: 'full_name', is: isName, part: 0.5 },
]

/** What the columns are by their values, where they have no headings. Each field is found once. */
export function fieldsByValues(rows: readonly (readonly string[])[]): ColumnFields {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const sample = rows.slice(0, 50)
  const fields: (StaffField | undefined)[] = Array.from({ length: width }, () => undefined)
  for (const { field, is, part } of looks) {
    const counts = fields.map((taken, column) => {
      const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '')
      const fitting = taken ? 0 : cells.filter(is).length
      return fitting > 0 && fitting >= cells.length * part ? fitting : 0
    })
    const best = Math.max(0, ...counts)
    if (best > 0) fields[counts.indexOf(best)] = field
  }
  return fields
}
