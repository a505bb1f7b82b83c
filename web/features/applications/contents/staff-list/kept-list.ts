import { staffCategories } from '@portal/domain/applications/staff-cadres.ts'
import { type StaffField, staffColumns } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { z } from 'zod'
import { findDraftInTab, forgetDraftInTab, keepDraftInTab } from '../../../../api/draft-in-tab.ts'
import type { Sheet } from './read-text.ts'
import type { Answers } from './use-staff-list.ts'

const field = z.enum(staffColumns.map((column) => column.field))
const cadre = z.object({ staff_category_type: z.enum(staffCategories), cadre: z.string() })
const lines = z.array(z.int()).transform((numbers) => new Set(numbers))

const answers = z.object({
  words: z.array(z.tuple([z.string(), cadre])).transform((entries) => new Map(entries)),
  time: z.string(),
  qualifications: z.array(z.tuple([z.string(), z.string()])).transform((entries) => new Map(entries)),
  edits: z.array(z.tuple([z.int(), z.partialRecord(field, z.string())])).transform((entries) => new Map(entries)),
  leftOut: lines,
  kept: lines,
})

const keptList = z.object({
  text: z.string(),
  sheets: z.array(
    z.object({ name: z.string(), rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })) }),
  ),
  at: z.int().nullable(),
  columns: z.array(field.nullable()).nullable(),
  answers: answers.nullable(),
})

/** A list that was read and not added. */
export interface KeptList {
  text: string
  sheets: Sheet[]
  /** Which sheet, and what its columns were corrected to. */
  at: number | null
  columns: readonly (StaffField | null)[] | null
  /** What the person said about it. */
  answers: Answers | null
}

/** Whose list it is, and of which facility. */
export interface ListOf {
  person: number | undefined
  facilityId: number
}

const nameOf = ({ facilityId }: ListOf) => `staff list of ${facilityId}`

const withEntries = (_key: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value

/** Keeps a list in this tab: whoever looks for a number in another app finds it again, also after the page was loaded anew. */
export function keepList(of: ListOf, list: KeptList): void {
  keepDraftInTab(of.person, nameOf(of), {
    value: { list: JSON.stringify(list, withEntries) },
    since: null,
    sending: null,
  })
}

/** The list that this tab keeps. */
export function findKeptList(of: ListOf): KeptList | undefined {
  const text = findDraftInTab(of.person, nameOf(of))?.value.list
  return typeof text === 'string' ? keptList.safeParse(JSON.parse(text)).data : undefined
}

/** Forgets a list that was added, or is not wanted any more. */
export function forgetList(of: ListOf): void {
  forgetDraftInTab(of.person, nameOf(of))
}
