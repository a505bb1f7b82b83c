import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { isCalendarDate } from '@portal/domain/dates/calendar-date.ts'
import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { checkOutcomes } from '@portal/domain/licences/verification.ts'

type Stated = NonNullable<CheckedPaper['stated']>
type Inspection = NonNullable<CheckedPaper['inspection']>
type Condition = Stated['conditions'][number]
type Fields<T> = Partial<Record<keyof T, unknown>>

/**
 * Whether the portal has answered about a paper: the rule of the schema `checkedPaper`, written without Zod, because on a slow
 * phone starting Zod takes longer than everything else on the page.
 */
export function isAnswer(value: unknown): value is CheckedPaper {
  if (!isObject<CheckedPaper>(value)) return false
  const { number, outcome, stated, inspection } = value
  const isOutcome = checkOutcomes.some((one) => one === outcome)
  return (
    isText(number) &&
    isOutcome &&
    (stated === undefined || isStated(stated)) &&
    (inspection === undefined || isInspection(inspection))
  )
}

function isInspection(value: unknown): boolean {
  if (!isObject<Inspection>(value)) return false
  return isCalendarDay(value.done_on) && complianceClasses.some((one) => one === value.class)
}

function isStated(value: unknown): boolean {
  if (!isObject<Stated>(value)) return false
  const { kind, facility_name, category, address, lga, owner_name, issue, reissued_on } = value
  const { issue_date, expiry_date, conditions } = value
  return (
    (kind === 'certificate' || kind === 'statement') &&
    [facility_name, category, address, lga, owner_name].every(isText) &&
    (value.operating_officer === null || isText(value.operating_officer)) &&
    Number.isSafeInteger(issue) &&
    (reissued_on === null || isCalendarDay(reissued_on)) &&
    (issue_date === null || isCalendarDay(issue_date)) &&
    isCalendarDay(expiry_date) &&
    Array.isArray(conditions) &&
    conditions.every(isCondition)
  )
}

function isCondition(value: unknown): boolean {
  if (!isObject<Condition>(value)) return false
  return isText(value.text) && (value.due_date === null || isCalendarDay(value.due_date))
}

function isObject<T>(value: unknown): value is Fields<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCalendarDay(value: unknown): boolean {
  return isText(value) && isCalendarDate(value)
}
