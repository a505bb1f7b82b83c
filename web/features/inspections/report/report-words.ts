import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'

/** What a class means, in words for owners. */
export const classMeanings: Record<ComplianceClass, string> = {
  'fully compliant': 'Your facility meets the standards of the ministry.',
  'substantially compliant': 'Your facility meets most of the standards of the ministry.',
  'partly compliant': 'Your facility meets some of the standards of the ministry. Put right what is listed here.',
  'minimally compliant':
    'Your facility meets few of the standards, or an important one fails. Put right what is listed here soon.',
  'not compliant': 'Your facility does not meet the standards of the ministry. Put right what is listed here at once.',
}
