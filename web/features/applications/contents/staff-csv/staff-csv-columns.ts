/** The columns of a list of staff: the field that is sent, its title, and other titles that people give it. */
const columns = [
  { field: 'full_name', title: 'Name', others: ['full name', 'staff name', 'names'] },
  { field: 'phone_number', title: 'Phone', others: ['phone number', 'mobile', 'mobile number', 'telephone', 'gsm'] },
  { field: 'staff_category_type', title: 'Category', others: ['staff category', 'type'] },
  { field: 'cadre', title: 'Cadre', others: ['designation', 'cadre or designation', 'post', 'position'] },
  { field: 'highest_qualification', title: 'Qualification', others: ['highest qualification', 'qualifications'] },
  { field: 'rank', title: 'Rank', others: ['grade'] },
  { field: 'time', title: 'Full or part time', others: ['time', 'works', 'full/part time', 'employment'] },
] as const

/** A field of a member of staff that a list may have. */
export type StaffField = (typeof columns)[number]['field']

const lettersOf = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '')

/** The field of a column with this title; undefined if the column is not needed. */
export function fieldOfHeader(title: string): StaffField | undefined {
  const letters = lettersOf(title)
  return columns.find((column) => [column.title, ...column.others].some((known) => lettersOf(known) === letters))?.field
}

/** A list to copy and fill in. */
export const exampleCsv = [
  columns.map(({ title }) => title).join(','),
  'Hauwa Sani,0805 987 6543,Professional,Nurses/Midwives,BNSc,Senior nursing officer,full time',
  'Bala Yusuf,0803 123 4567,Non-professional,Driver,SSCE,,part time',
].join('\n')
