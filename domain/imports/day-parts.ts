import { monthNames } from '../dates/month-names.ts'
import { editDistance } from '../text/edit-distance.ts'

/** A date as it is written: with a day only if one is written. `isNumbers` is 3/4/2019, of which the order is a custom. */
export interface DayParts {
  year: number
  month?: number
  day?: number
  isNumbers?: true
}

/** The month of a name or its beginning, also with one slip. Undefined if there is none. */
function monthOf(name: string): number | undefined {
  const begun = name.length >= 3 ? monthNames.findIndex((month) => month.startsWith(name)) : -1
  if (begun >= 0) return begun + 1
  if (name === 'sept') return 9
  if (name.length < 4) return undefined
  const near = monthNames.flatMap((month, index) => (editDistance(month, name, 1) <= 1 ? [index + 1] : []))
  return near.length === 1 ? near[0] : undefined
}

/** 03-Apr-19 is 2019, and 98 is 1998: no register reaches more than ten years into the future. */
function yearOf(written: string, thisYear: number): number {
  if (written.length > 2) return Number(written)
  const year = 2000 + Number(written)
  return year > thisYear + 10 ? year - 100 : year
}

/** Only the date: without its weekday, time of day and ordinals, and with 0 for O and 1 for l among figures. */
function cleaned(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/0(?=ct)/g, 'o')
    .replaceAll(/(?<=[\d/.-])[ol]+(?=[\dol/.-]|$)|(?<![a-z])[ol]+(?=[\dol]*\d)|(?<![a-z\d])l(?=[/.-]\d)/g, (run) =>
      run.replaceAll('o', '0').replaceAll('l', '1'),
    )
    .replace(/\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/, ' ')
    .replace(/[t ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?|z|[+-]\d{2}:?\d{2})?$/, '')
    .replaceAll(/(?<=\d)\s*(?:st|nd|rd|th)\b/g, ' ')
    .replaceAll(/\b(?:day of|of)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.'-]+|[\s,.'-]+$/g, '')
}

const yearFirst = /^((?:19|20)\d\d) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,2})$/
const together = /^((?:19|20)\d\d)(0\d|1[0-2])([0-2]\d|3[01])$/
const dayTogether = /^([0-2]\d|3[01])(0\d|1[0-2])((?:19|20)\d\d)$/
const threeNumbers = /^(\d{1,2}) ?[-/., \\]+ ?(\d{1,2}) ?[-/., \\]+ ?(\d{4}|'?\d{2})$/
const dayAndName = /^(\d{1,2})[-/., ]*([a-z]{3,10})[-/., ]*'?(\d{4}|\d{2})$/
const nameAndDay = /^([a-z]{3,10})[-/., ]*(\d{1,2})[-/., ]+'?(\d{4}|\d{2})$/
const nameAndYear = /^([a-z]{3,10})[-/., ]*'?(\d{4}|\d{2})$/
const monthAndYear = /^(\d{1,2}) ?[-/.] ?((?:19|20)\d\d)$/
const yearAlone = /^((?:19|20)\d\d)$/

/** Takes a written date apart. Undefined if it is none. Of three numbers the first is the day. */
export function dayPartsOf(text: string, thisYear: number): DayParts | undefined {
  const written = cleaned(text)
  const whole = yearFirst.exec(written) ?? together.exec(written)
  if (whole) return { year: Number(whole[1]), month: Number(whole[2]), day: Number(whole[3]) }
  const reversed = dayTogether.exec(written)
  if (reversed) return { year: Number(reversed[3]), month: Number(reversed[2]), day: Number(reversed[1]) }
  const numbers = threeNumbers.exec(written)
  if (numbers) {
    const year = yearOf((numbers[3] ?? '').replace("'", ''), thisYear)
    return { year, month: Number(numbers[2]), day: Number(numbers[1]), isNumbers: true }
  }
  return namedPartsOf(written, thisYear) ?? withoutDay(written)
}

function namedPartsOf(written: string, thisYear: number): DayParts | undefined {
  const [, day, name, year] = dayAndName.exec(written) ?? []
  const [, otherName, otherDay, otherYear] = nameAndDay.exec(written) ?? []
  const month = monthOf(name ?? otherName ?? '')
  if (month !== undefined) {
    return { year: yearOf(year ?? otherYear ?? '', thisYear), month, day: Number(day ?? otherDay) }
  }
  const [, monthName = '', itsYear = ''] = nameAndYear.exec(written) ?? []
  const alone = monthOf(monthName)
  return alone === undefined ? undefined : { year: yearOf(itsYear, thisYear), month: alone }
}

function withoutDay(written: string): DayParts | undefined {
  const [, month, year] = monthAndYear.exec(written) ?? []
  if (month !== undefined && Number(month) >= 1 && Number(month) <= 12)
    return { year: Number(year), month: Number(month) }
  const alone = yearAlone.exec(written)
  return alone ? { year: Number(alone[1]) } : undefined
}
