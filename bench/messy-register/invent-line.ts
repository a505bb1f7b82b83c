import { below, oneOf, type Random } from '../random.ts'
import type {
  Cell,
  ColumnName,
  Doubt,
  RecordedLine,
  SeedFacts,
  SeedLga,
  SeedType,
  WrittenCell,
  WrittenLine,
} from './register-line.ts'
import words from './words.json' with { type: 'json' }
import { writeDate, writeImpossibleDate } from './write-date.ts'
import { writeForeignLga, writeLga } from './write-lga.ts'
import { writePhone, writeShortPhone } from './write-phone.ts'
import { smudge } from './write-text.ts'
import { oneType, writeType, writeUnclearType } from './write-type.ts'

const kinds: Readonly<Record<string, string>> = {
  'Private Hospital': 'Hospital',
  'Private Clinic': 'Clinic',
  'Maternity Home': 'Maternity',
}

/** The columns in which something can stand that nobody can record. */
const flaws = ['lga', 'phone', 'issued', 'expires', 'type', 'remarks'] as const

/** What the whole register has in common. */
export interface RegisterStyle {
  facts: SeedFacts
  columns: readonly ColumnName[]
  /** How its licences are numbered, such as `NSMH/PHF/`. */
  prefix: string
  /** How its amounts are written: ₦25,000.00 or 25,000/-. */
  fee: (amount: number) => Cell
}

/** Invents a facility and writes its line as clerks do; one line in thirty has something that cannot be recorded. */
export function inventLine(random: Random, style: RegisterStyle, place: { lga: SeedLga; number: number }): WrittenLine {
  const type = oneType(random, style.facts.types)
  const issued = dayFrom(random)
  const doubts: Doubt[] = []
  const take = <T>(field: Doubt, written: WrittenCell<T>): WrittenCell<T> => {
    if (written.isDoubtful) doubts.push(field)
    return written
  }
  const flaw =
    random() < 1 / 30
      ? oneOf(
          random,
          flaws.filter((column) => style.columns.includes(column)),
        )
      : undefined
  const name = nameOf(random, type)
  const owner = `${oneOf(random, words.titles)}${oneOf(random, words.given)} ${oneOf(random, words.family)}`
  const address = addressOf(random)
  const lga = take(
    'local_gov_area_id',
    flaw === 'lga' ? writeForeignLga(random, style.facts) : writeLga(random, place.lga, style.facts),
  )
  const phone = take(
    'phone_number',
    flaw === 'phone' ? writeShortPhone(random) : sometimes(random, 0.95, () => writePhone(random)),
  )
  const kind = take('facility_type_id', flaw === 'type' ? writeUnclearType(random) : writeType(random, type))
  const issue = take('issued_on', flaw === 'issued' ? writeImpossibleDate(random) : writeDate(random, issued))
  const end = take(
    'last_day',
    flaw === 'expires' ? writeImpossibleDate(random) : writeDate(random, endOf(random, issued)),
  )
  const number = writeNumber(random, style.prefix, place.number)
  const cac = sometimes(random, 0.4, () => writeCac(random))
  if (flaw === 'remarks') doubts.push('status')
  const fields: RecordedLine = {
    company_name: name,
    facility_type_id: kind.means,
    local_gov_area_id: lga.means,
    address,
    owner_name: owner,
    phone_number: phone.means,
    cac: style.columns.includes('cac') ? cac.means : null,
    licence_number: number.means,
    issued_on: style.columns.includes('issued') ? issue.means : null,
    last_day: end.means,
    status: flaw === 'remarks' ? 'closed' : null,
  }
  const cells = {
    name: smudge(random, name),
    type: kind.cell,
    lga: lga.cell,
    address: smudge(random, address),
    owner: smudge(random, owner),
    phone: phone.cell,
    cac: cac.cell,
    number: number.cell,
    issued: issue.cell,
    expires: end.cell,
    remarks: oneOf(random, flaw === 'remarks' ? words.closedRemarks : words.harmlessRemarks) || null,
    serial: place.number,
    fee: style.fee(oneOf(random, [15_000, 25_000, 30_000, 50_000, 75_000, 100_000])),
    receipt: `RR${100_000 + below(random, 900_000)}`,
  }
  return { cells, fields, mustMark: doubts }
}

function nameOf(random: Random, { category_list }: SeedType): string {
  const kind = kinds[category_list]
  const ending = kind && random() < 0.15 ? 'Hospital & Maternity' : (kind ?? category_list)
  return `${oneOf(random, words.firstWords)} ${oneOf(random, words.more)} ${ending}`
}

function addressOf(random: Random): string {
  if (random() < 0.3) return oneOf(random, words.landmarks)
  const house = 1 + below(random, 90)
  return `${oneOf(random, ['', `${house} `, `No. ${house} `, `No.${house}, `])}${oneOf(random, words.streets)}`
}

/** A day of the last years that most registers have, until the end of 2026. */
function dayFrom(random: Random): string {
  return new Date(Date.UTC(2017, 0, 1 + below(random, 3_600))).toISOString().slice(0, 10)
}

/** A licence ends with its year, or a year or two after its issue. */
function endOf(random: Random, issued: string): string {
  if (random() < 0.5) return `${issued.slice(0, 4)}-12-31`
  const end = new Date(`${issued}T00:00:00Z`)
  end.setUTCFullYear(end.getUTCFullYear() + 1 + below(random, 2))
  end.setUTCDate(end.getUTCDate() - 1)
  return end.toISOString().slice(0, 10)
}

/** A number of the register, one in twenty with the letter O for its first 0. */
function writeNumber(random: Random, prefix: string, number: number): WrittenCell<string> {
  const digits = String(number).padStart(4, '0')
  const cell = random() < 0.05 ? digits.replace('0', 'O') : digits
  return {
    cell: oneOf(random, [`${prefix}${cell}`, `${prefix}${cell}`, ` ${prefix}${cell}`]),
    means: `${prefix}${digits}`,
  }
}

function writeCac(random: Random): WrittenCell<string> {
  const digits = String(100_000 + below(random, 900_000))
  const kind = oneOf(random, ['RC', 'BN'])
  return {
    cell: oneOf(random, [`${kind}${digits}`, `${kind} ${digits}`, `${kind}-${digits}`]),
    means: `${kind}${digits}`,
  }
}

/** A cell that is left empty in some lines, and then means nothing. */
function sometimes<T>(random: Random, share: number, write: () => WrittenCell<T>): WrittenCell<T | null> {
  return random() < share ? write() : { cell: oneOf(random, [null, null, '-', 'Nil', 'N/A']), means: null }
}
