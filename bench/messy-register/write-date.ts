import { oneOf, type Random } from '../random.ts'
import type { WrittenCell } from './register-line.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

interface Parts {
  day: number
  month: number
  year: number
}

const two = (number: number) => String(number).padStart(2, '0')
const name = ({ month }: Parts) => months[month - 1] ?? ''
const short = (parts: Parts) => name(parts).slice(0, 3)
const yearInTwo = ({ year }: Parts) => two(year % 100)

/** Ways to write a day. With numbers alone the day comes first, as everywhere in Nigeria. */
const ways: readonly ((parts: Parts) => string | number)[] = [
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  ({ day, month, year }) => `${day}/${month}/${year}`,
  ({ day, month, year }) => `${two(day)}-${two(month)}-${year}`,
  ({ day, month, year }) => `${day}.${month}.${year}`,
  (parts) => `${parts.day}/${parts.month}/${yearInTwo(parts)}`,
  (parts) => `${two(parts.day)}-${short(parts)}-${yearInTwo(parts)}`,
  (parts) => `${parts.day} ${name(parts)} ${parts.year}`,
  (parts) => `${ordinal(parts.day)} ${name(parts)}, ${parts.year}`,
  (parts) => `${ordinal(parts.day)} ${short(parts)}. ${parts.year}`,
  (parts) => `${name(parts)} ${parts.day}, ${parts.year}`,
  (parts) => `${two(parts.day)}/${short(parts).toUpperCase()}/${parts.year}`,
  ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`.replaceAll('0', 'O'),
  ({ day, month, year }) => `${day}/${month}/${year}`.replace('1', 'l'),
  ({ day, month, year }) => `${day} / ${month} / ${year}`,
  serialOf,
  serialOf,
  serialOf,
]

/** Days that do not exist, and texts that are no day. */
const impossible = [
  '31/2/2019',
  '30/02/2021',
  '31/4/2020',
  '12/13/2022',
  '00/05/2021',
  '2019',
  'March 2020',
  'not stated',
  '31st Sept. 2021',
]

/** Writes a day, `2019-03-12`, as clerks do. */
export function writeDate(random: Random, day: string): WrittenCell<string> {
  return { cell: oneOf(random, ways)(partsOf(day)), means: day }
}

/** A date that cannot be recorded. */
export function writeImpossibleDate(random: Random): WrittenCell<null> {
  return { cell: oneOf(random, impossible), means: null, isDoubtful: true }
}

function partsOf(text: string): Parts {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { day, month, year }
}

/** How a sheet stores a day: the days since 30 December 1899. */
function serialOf({ day, month, year }: Parts): number {
  return (Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000
}

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `${day}${ending}`
}
