import { below, oneOf, type Random } from '../random.ts'
import { type ColumnName, columnNames } from './register-line.ts'

/** What clerks write above a column. */
const headings: Readonly<Record<ColumnName, readonly string[]>> = {
  serial: ['S/N', 'S/No', 'SN', 'S/N.', 'No'],
  name: [
    'NAME OF FACILITY',
    'Name of Hosp/Clinic',
    'Facility',
    'NAME OF HEALTH FACILITY',
    'Name of Private Facility',
    'Facility Name',
  ],
  type: ['Cat.', 'CATEGORY', 'Type', 'Type of Facility', 'FACILITY TYPE', 'Category of Facility'],
  lga: ['LGA', 'L.G.A', 'LOCAL GOVT', 'Local Govt. Area', 'LGA.'],
  address: ['LOCATION', 'Address', 'ADDRESS OF FACILITY', 'Location/Address', 'Place'],
  owner: ['Prop.', 'PROPRIETOR', 'Name of Proprietor', 'Owner', 'Prop./Owner', 'Proprietor/Proprietress'],
  phone: ['GSM No', 'PHONE NO', 'Tel.', 'Phone Number', 'GSM', 'Tel No.', 'Contact No'],
  cac: ['CAC No', 'RC No.', 'CAC REG NO', 'CAC/BN No'],
  number: ['Reg. No.', 'REG NO', 'Licence No', 'Registration No.', 'Cert. No', 'Lic. No'],
  issued: ['Date Reg.', 'DATE OF REGISTRATION', 'Date Issued', 'Date of Issue', 'Issue Date', 'Date Registered'],
  expires: ['Exp. Date', 'EXPIRY DATE', 'Expires', 'Valid Till', 'Date of Expiry', 'Exp.'],
  remarks: ['Remarks', 'STATUS', 'Remark', 'REMARKS', 'Comment'],
  fee: ['Amount Paid', 'FEE (₦)', 'Amt', 'Fee Paid', 'Amount (N)'],
  receipt: ['Receipt No', 'RECEIPT NO.', 'RRR', 'TR No'],
}

/** Columns that stand under a heading of their own when a register has two rows of headings. */
const underLicence: readonly ColumnName[] = ['number', 'issued', 'expires']

/** The columns of one register in their order, with what stands above them. */
export interface Columns {
  names: ColumnName[]
  /** One row, or two: above the columns of the licence stands `LICENCE`, and the others reach over both rows. */
  headings: (string | null)[][]
}

/** Which columns a register has, in which order and under which headings. */
export function inventColumns(random: Random): Columns {
  const left = columnNames.filter((name) => !isLeftOut(random, name))
  const names = oneOf(random, [left, turned(left, 3), swapped(random, left), swapped(random, left)])
  const ordered: ColumnName[] = ['serial', ...names.filter((name) => name !== 'serial')]
  const written = ordered.map((name) => oneOf(random, headings[name]))
  return { names: ordered, headings: random() < 0.5 ? [written] : twoRows(random, ordered, written) }
}

/** Every register names its facilities, their LGA, type and number; the rest is missing now and then. */
function isLeftOut(random: Random, name: ColumnName): boolean {
  const share: Partial<Record<ColumnName, number>> = { cac: 0.5, receipt: 0.5, fee: 0.2, remarks: 0.2, issued: 0.1 }
  return random() < (share[name] ?? 0)
}

function turned(names: readonly ColumnName[], by: number): ColumnName[] {
  return [...names.slice(0, 1), ...names.slice(1 + by), ...names.slice(1, 1 + by)]
}

/** Some columns in another place, but the three of the licence side by side. */
function swapped(random: Random, names: readonly ColumnName[]): ColumnName[] {
  const others = names.filter((name) => !underLicence.includes(name))
  for (const index of others.keys()) {
    const [moved] = others.splice(index, 1)
    if (moved) others.splice(below(random, others.length + 1), 0, moved)
  }
  others.splice(below(random, others.length), 0, ...names.filter((name) => underLicence.includes(name)))
  return others
}

function twoRows(random: Random, names: readonly ColumnName[], written: readonly string[]): (string | null)[][] {
  const isBelow = (name: ColumnName) => underLicence.includes(name)
  const title = oneOf(random, ['LICENCE', 'REGISTRATION', 'CERTIFICATE'])
  const first = names.findIndex(isBelow)
  return [
    names.map((name, index) => (index === first ? title : isBelow(name) ? null : (written[index] ?? null))),
    names.map((name, index) => (isBelow(name) ? (written[index] ?? null) : null)),
  ]
}
