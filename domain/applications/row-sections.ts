interface RowSection {
  /** What one row is. Its table and the calls about it have this name. */
  kind: string
  /** The name of the section on the wire. */
  section: string
  /** The field of the wire that holds the rows, also the last part of their path: `/api/staffs`. */
  list: string
  /** The section on whose page of the task list the owner fills it in, if not on its own. */
  page?: string
  /** What the section is called in the task list. */
  title: string
  /** What one row is called in a list of changes. */
  label: string
  /** One row and several, inside a sentence. */
  one: string
  many: string
  /** What is asked for before Submit when there is no row. */
  missing: string
  /** How many rows a facility may have unless the ministry sets another limit. */
  defaultLimit: number
}

/**
 * The sections of an application that are lists of rows in a table of their own, in the order in which an owner fills
 * them. What is missing, the limits, the SQL and the routes follow from here and from `contract/applications/row-sections.ts`.
 */
export const rowSections = [
  {
    kind: 'staff',
    section: 'staff',
    list: 'staffs',
    title: 'Staff',
    label: 'Staff',
    one: 'member of staff',
    many: 'members of staff',
    missing: 'Add at least one member of staff.',
    defaultLimit: 1_000,
  },
  {
    kind: 'referee',
    section: 'referees',
    list: 'referees',
    page: 'staff',
    title: 'Referees',
    label: 'Referee',
    one: 'referee',
    many: 'referees',
    missing: 'Add at least one referee.',
    defaultLimit: 100,
  },
] as const satisfies readonly RowSection[]

/** What a row of such a section is: 'staff', 'referee'. */
export type RowKind = (typeof rowSections)[number]['kind']

/** The field of the wire that holds the rows of such a section: 'staffs', 'referees'. */
export type RowList = (typeof rowSections)[number]['list']

/** What a row of each of these sections is, in their order. */
export const rowKinds = rowSections.map(({ kind }) => kind)

/** The fields of the wire that hold their rows, in their order. */
export const rowLists = rowSections.map(({ list }) => list)

/** The section whose rows are of a kind. */
export function rowSectionOf(wanted: RowKind) {
  const section = rowSections.find(({ kind }) => kind === wanted)
  if (!section) throw new Error(`There is no section of rows of the kind ${wanted}`)
  return section
}

/** What a row of a list is: 'staff' of 'staffs'. */
export function rowKindOf(wanted: RowList): RowKind {
  const section = rowSections.find(({ list }) => list === wanted)
  if (!section) throw new Error(`There is no section of rows whose list is ${wanted}`)
  return section.kind
}
