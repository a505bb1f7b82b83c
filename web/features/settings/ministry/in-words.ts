import type { SettingName } from '@portal/contract/settings/settings.ts'
import { recordOf } from '@portal/contract/fields/record-of.ts'
import { applicantFields, readRequiredFields } from '@portal/domain/applications/applicant-fields.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { type CheckPolicy, checkOf, checkSettings, isCheckSetting } from '@portal/domain/cases/decision-checks.ts'
import { presetConditions } from '@portal/domain/licences/conditions.ts'
import type { UnpaidPolicy } from '@portal/domain/money/invoices.ts'
import { type RecordCheck, recordChecks } from '@portal/domain/audit/nightly-check.ts'
import { isLimit, type LimitName, limitNamed, limitNames } from '@portal/domain/applications/quotas.ts'
import { remindersInWords, surchargeInWords } from './renewals-in-words.ts'
import type { ValidityPolicy } from '@portal/domain/licences/registration-expiry.ts'

/** The labels of the settings. */
export const settingLabels = {
  product_name: 'Name of the portal',
  ministry_name: 'Name of the ministry',
  ministry_address: 'Address of the ministry',
  crest_url: 'Crest',
  home_state_id: 'State',
  certificate_prefix: 'Certificate numbers begin with',
  validity_policy: 'An approval lasts',
  last_quarter_months: 'Approvals that begin late in the year',
  temporary_months: 'A temporary approval lasts',
  officer_idle_minutes: 'Officers are logged out',
  officers_need_second_factor: 'Officers need a second factor',
  record_check: 'The portal checks the audit record by itself',
  privacy_text: 'What the page on privacy says',
  ministry_phone: 'Phone number for questions',
  ministry_hours: 'When people can call',
  service_days: 'An application takes the ministry',
  unpaid: 'An invoice that is not paid',
  penalties_on_invoices: 'The invoice of an application asks for unpaid penalties',
  reasons_required: 'Decisions that need a reason are refused without one',
  separate_hands: 'One officer considers an application and another one approves it',
  lapse_months: 'A declined application ends',
  representation_days: 'An owner can make a representation within',
  applicant_requires: 'Required of an applicant',
  condition_presets: 'Conditions kept ready for approvals',
  renewal_opens_days: 'A licence can be renewed from',
  renewal_ends_months: 'A licence can be renewed until',
  reminder_days: 'Owners are reminded',
  surcharge_steps: 'Surcharge on a late renewal',
  claim_days: 'A claim letter is valid',
  least_distance: 'Facilities are likely the same one',
  ...recordOf(checkSettings, (name) => checkOf(name).label),
  ...recordOf(limitNames, (name) => limitNamed(name).label),
} as const satisfies Record<SettingName, string>

/** What an unpaid invoice does. */
export const unpaidWords = {
  warns: 'Warns before an approval',
  blocks: 'Blocks an approval',
} as const satisfies Record<UnpaidPolicy, string>

/** What a fact does to a decision that goes against it. */
export const checkWords = {
  asks: 'Asks for a reason',
  blocks: 'Blocks the decision',
} as const satisfies Record<CheckPolicy, string>

/** When the portal checks the audit record by itself. */
export const recordCheckWords = {
  off: 'Never',
  evening: 'Each evening, between 8 p.m. and midnight',
  night: 'Each night, between midnight and 4 a.m.',
  'early morning': 'Each morning, between 4 and 7 a.m.',
} as const satisfies Record<RecordCheck, string>

/** How long an approval lasts. */
export const policyWords = {
  calendar_year: 'Until 31 December of the year in which it begins',
  anniversary: 'One year from the day of approval',
} as const satisfies Record<ValidityPolicy, string>

/** 'In the last 3 months of a year: until 31 December of the next'. */
function lastQuarterInWords(months: number): string {
  if (months === 0) return 'Until 31 December of the same year'
  return byNumber(months, {
    one: 'In December: until 31 December of the next year',
    other: 'In the last # months of a year: until 31 December of the next',
  })
}

/** '6 months'. */
function monthsInWords(months: number): string {
  return byNumber(months, { one: '# month', other: '# months' })
}

/** 'After 8 hours without use'. */
function idleInWords(minutes: number): string {
  const hours = minutes / 60
  if (!Number.isInteger(hours)) return `After ${minutes} minutes without use`
  return byNumber(hours, { one: 'After # hour without use', other: 'After # hours without use' })
}

/** 'At most 1,000'. */
function limitInWords(name: LimitName, value: string | number | null): string {
  const atMost = `At most ${Number(value).toLocaleString('en-NG')}`
  return name === 'max_stored_megabytes' ? `${atMost} MB` : atMost
}

function isRecordCheck(value: unknown): value is RecordCheck {
  return recordChecks.some((check) => check === value)
}

function isPolicy(value: unknown): value is ValidityPolicy {
  return typeof value === 'string' && value in policyWords
}

/** The value of a setting as text. `stateName` returns the name of a state. */
export function valueInWords(
  name: SettingName,
  value: string | number | null,
  stateName: (id: number) => string,
): string {
  if (isLimit(name)) return limitInWords(name, value)
  if (isCheckSetting(name)) return value === 'blocks' ? checkWords.blocks : checkWords.asks
  switch (name) {
    case 'crest_url':
      return value === null ? 'No picture' : 'A new picture'
    case 'home_state_id':
      return stateName(Number(value))
    case 'validity_policy':
      return isPolicy(value) ? policyWords[value] : ''
    case 'last_quarter_months':
      return lastQuarterInWords(Number(value))
    case 'temporary_months':
      return monthsInWords(Number(value))
    case 'service_days':
      return byNumber(Number(value), { one: 'At most # day', other: 'At most # days' })
    case 'unpaid':
      return value === 'blocks' ? unpaidWords.blocks : unpaidWords.warns
    case 'record_check':
      return isRecordCheck(value) ? recordCheckWords[value] : ''
    case 'penalties_on_invoices':
    case 'reasons_required':
    case 'separate_hands':
    case 'officers_need_second_factor':
      return value === 'yes' ? 'Yes' : 'No'
    case 'lapse_months':
      return byNumber(Number(value), { one: '# month after the decision', other: '# months after the decision' })
    case 'renewal_opens_days':
      return byNumber(Number(value), { one: '# day before its end', other: '# days before its end' })
    case 'renewal_ends_months':
      return byNumber(Number(value), { one: '# month after its end', other: '# months after its end' })
    case 'reminder_days':
      return remindersInWords(String(value))
    case 'surcharge_steps':
      return surchargeInWords(String(value))
    case 'claim_days':
    case 'representation_days':
      return byNumber(Number(value), { one: '# day', other: '# days' })
    case 'least_distance':
      if (value === 0) return 'Not because of their distance'
      return byNumber(Number(value), { one: 'Less than # metre apart', other: 'Less than # metres apart' })
    case 'applicant_requires':
      return (readRequiredFields(String(value)) ?? []).map((field) => applicantFields[field]).join(', ')
    case 'condition_presets':
      return byNumber(presetConditions(String(value)).length, { one: '# condition', other: '# conditions' })
    case 'privacy_text':
      return byNumber(String(value).split(/\s+/).length, { one: '# word', other: '# words' })
    case 'ministry_phone':
    case 'ministry_hours':
      return String(value || 'Not filled in yet')
    case 'officer_idle_minutes':
      return idleInWords(Number(value))
    case 'product_name':
    case 'ministry_name':
    case 'ministry_address':
    case 'certificate_prefix':
      return String(value)
  }
}
