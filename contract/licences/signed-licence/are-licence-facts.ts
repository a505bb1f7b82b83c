import { isCalendarDate } from '@portal/domain/dates/calendar-date.ts'
import type { LicenceFacts } from './licence-facts.ts'
import { isNameInCode, type NameInCode } from './name-in-code.ts'

const fields = 8

/**
 * Whether these are the facts of a code: the rule of the schema `licenceFacts`, written without Zod, because on a slow phone
 * starting Zod takes longer than checking the code.
 */
export function areLicenceFacts(facts: Record<keyof LicenceFacts, unknown>): facts is LicenceFacts {
  const { number, issue, kind, facility_name, facility_type, lga, issued_on, expires_on } = facts
  return (
    Object.keys(facts).length === fields &&
    isNumber(number) &&
    isIssue(issue) &&
    (kind === 'certificate' || kind === 'statement') &&
    isName(facility_name, 'facility_name') &&
    isName(facility_type, 'facility_type') &&
    isName(lga, 'lga') &&
    isDay(issued_on) &&
    isDay(expires_on)
  )
}

function isNumber(value: unknown): boolean {
  return typeof value === 'string' && value.length >= 1 && value.length <= 40
}

function isIssue(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9999
}

function isName(value: unknown, field: NameInCode): boolean {
  return typeof value === 'string' && isNameInCode(value, field)
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && isCalendarDate(value) && value >= '2000-01-01' && value <= '2199-12-31'
}
