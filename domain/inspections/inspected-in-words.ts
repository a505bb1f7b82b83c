import { dayInWords } from '../dates/calendar-date.ts'
import type { ComplianceClass } from './compliance-class.ts'

/**
 * What each class means, for patients. No share of the standards is named, because the limits are settings, and because one
 * critical question is enough for the fourth class.
 */
const meanings = {
  'fully compliant': 'The best of five classes: the facility met the standards well on that day.',
  'substantially compliant': 'The second of five classes: the facility met most of the standards on that day.',
  'partly compliant':
    'The third of five classes: the facility met part of the standards on that day and was told what to improve.',
  'minimally compliant':
    'The fourth of five classes: important standards were not met on that day, and the facility was told what to improve.',
  'not compliant':
    'The last of five classes: most of the standards were not met on that day, and the facility was told what to improve.',
} as const satisfies Record<ComplianceClass, string>

/** A published inspection in words that a patient understands: when and how it ended, what that means, and both as one text. */
export function inspectedInWords(inspection: { done_on: string; class: ComplianceClass }) {
  const title = `Inspected on ${dayInWords(inspection.done_on)}: ${inspection.class}`
  const meaning = meanings[inspection.class]
  return { title, meaning, text: `${title}. ${meaning}` }
}
