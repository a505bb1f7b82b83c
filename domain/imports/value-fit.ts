import { normaliseFolio } from '../applications/folio.ts'
import { looksLikeCac } from '../facilities/cac.ts'
import { type Cell, cellText, plainValue } from './cell.ts'
import { ordinaryDates } from './date-column.ts'
import type { ImportField } from './import-fields.ts'
import { readDay } from './read-day.ts'
import { readEmail } from './read-email.ts'
import { readCac } from './read-numbers.ts'
import { readPhones } from './read-phones.ts'
import { readStatus } from './read-status.ts'
import type { Reading } from './reading.ts'

/** What values are compared with. */
export interface ValueMatchers {
  matchType: (text: string) => Reading<number>
  matchLga: (text: string) => Reading<number>
  matchWard: (text: string) => Reading<number>
  today: string
}

const facilityWords =
  /\b(?:hospitals?|clinics?|maternity|medical|health|centre|center|lab|laborator|dental|diagnostic|optical|eye|specialist|home|physio|foundation|memorial)/i
const titles =
  /^(?:dr|mr|mrs|ms|miss|alh|alhaji|hajia|hajiya|chief|prof|pharm|engr|mal|mallam|barr|rev|pastor|sir|nurse|matron)\b/i
const roadWords =
  /\b(?:road|rd|street|str|st|close|way|avenue|crescent|lane|opp|opposite|beside|behind|near|along|quarters|estate|layout|junction|area|no|plot|house|block|km|market|bypass)\b/i

const isSure = ({ mark, value }: Reading<unknown>) => value !== null && (mark === 'as written' || mark === 'understood')
const hasLetters = (text: string) => /\p{L}{3}/u.test(text)
const isDayLike = (cell: Cell) => {
  const value = plainValue(cell)
  return typeof value === 'object' && value !== null ? true : undefined
}

/** Whether one value looks like one of a field, from 0 to 1. */
function fitOf(field: ImportField, cell: Cell, { matchType, matchLga, matchWard, today }: ValueMatchers): number {
  const text = cellText(cell)
  const value = plainValue(cell)
  const isText = hasLetters(text)
  const when = (condition: boolean) => (condition ? 1 : 0)
  switch (field) {
    case 'name':
      return isText ? (facilityWords.test(text) ? 1 : 0.5) : 0
    case 'owner_name':
    case 'officer_name':
      return isText ? (titles.test(text) ? 1 : facilityWords.test(text) ? 0.3 : 0.7) : 0
    case 'address':
      return isText ? (roadWords.test(text) ? 1 : isSure(matchLga(text)) ? 0.1 : 0.6) : 0
    case 'remarks':
      return isSure(readStatus(value)) ? 0.3 : when(isText)
    case 'type':
      return when(isSure(matchType(text)))
    case 'lga':
      return when(isSure(matchLga(text)))
    case 'ward':
      return when(isSure(matchWard(text)))
    case 'phone':
    case 'second_phone':
      return when(readPhones(value).first.value !== null)
    case 'email':
      return when(isSure(readEmail(text)))
    case 'cac':
      return looksLikeCac(readCac(text).value ?? '') ? 1 : /^\d{4,8}$/.test(text) ? 0.6 : 0
    case 'officer_folio':
      return when(normaliseFolio(text) !== undefined)
    case 'paper_number':
      return isDayLike(cell) ? 0 : when(/\d/.test(text))
    case 'issued':
    case 'last_day': {
      const { mark, offers } = readDay(value, { isLast: field === 'last_day', today, column: ordinaryDates })
      return mark === 'wrong' ? 0 : mark === 'doubtful' && offers?.length === 0 ? 0.3 : 1
    }
    case 'status':
      return when(isSure(readStatus(value)))
  }
}

/** How well the values of a column look like those of a field, from 0 to 1. A column without values says nothing: one half. */
export function valueFit(field: ImportField, cells: readonly Cell[], matchers: ValueMatchers): number {
  if (cells.length === 0) return 0.5
  return cells.reduce<number>((sum, cell) => sum + fitOf(field, cell, matchers), 0) / cells.length
}
