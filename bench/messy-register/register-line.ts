/** A cell of a sheet, as a program that reads XLSX gets it. */
export type Cell = string | number | null

/** A facility type of the seed. */
export interface SeedType {
  id: number
  category_list: string
}

/** A local government area of the seed. */
export interface SeedLga {
  id: number
  list: string
  wards: readonly string[]
}

/** What a register is made from: the facility types, the LGAs of the ministry's state, and those of all other states. */
export interface SeedFacts {
  types: readonly SeedType[]
  places: { home: readonly SeedLga[]; elsewhere: readonly SeedLga[] }
}

/** What a careful clerk records of one line; null where the paper has nothing, or nothing that can be recorded. */
export interface RecordedLine {
  company_name: string
  facility_type_id: number | null
  local_gov_area_id: number | null
  address: string | null
  owner_name: string | null
  /** The first number of the cell, as +2348031234567. */
  phone_number: string | null
  cac: string | null
  licence_number: string | null
  /** A day, as 2019-03-12. */
  issued_on: string | null
  last_day: string | null
  /** `closed` when a remark says so; else nothing is recorded of it. */
  status: 'closed' | null
}

/** What a program may have to ask about: a field, or that the facility stands in the register twice. */
export type Doubt = keyof RecordedLine | 'duplicate'

/** The truth about one line of data. */
export interface TrueLine {
  /** Its row in the sheet, from 0. */
  row: number
  fields: RecordedLine
  /** What nobody can record from the paper alone, so that an officer must be asked. */
  mustMark: readonly Doubt[]
  /** The row of the same facility further up. */
  duplicateOf: number | null
}

/** A line that is being written: what its cells say, and what they mean. */
export interface WrittenLine {
  cells: Record<ColumnName, Cell>
  fields: RecordedLine
  mustMark: Doubt[]
}

/** A cell, what it means, and whether an officer must be asked. */
export interface WrittenCell<T> {
  cell: Cell
  means: T
  isDoubtful?: true
}

/** What a column of a register may hold. The last four are of no use for the portal. */
export const columnNames = [
  'name',
  'type',
  'lga',
  'address',
  'owner',
  'phone',
  'cac',
  'number',
  'issued',
  'expires',
  'remarks',
  'serial',
  'fee',
  'receipt',
] as const

/** One of `columnNames`. */
export type ColumnName = (typeof columnNames)[number]
