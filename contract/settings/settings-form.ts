import { readRequiredFields } from '@portal/domain/applications/applicant-fields.ts'
import { maxConditionLength, maxPresetConditions, presetConditions } from '@portal/domain/licences/conditions.ts'
import { type LimitName, limitNamed, limitNames } from '@portal/domain/applications/quotas.ts'
import { maxLastQuarterMonths, validityPolicies } from '@portal/domain/licences/registration-expiry.ts'
import {
  type CheckSetting,
  checkOf,
  checkPolicies,
  checkSettings,
  reasonPolicies,
} from '@portal/domain/cases/decision-checks.ts'
import { recordChecks } from '@portal/domain/audit/nightly-check.ts'
import { secondFactorPolicies } from '@portal/domain/accounts/second-factor.ts'
import { handPolicies } from '@portal/domain/cases/separate-hands.ts'
import { unpaidPolicies } from '@portal/domain/money/invoices.ts'
import { penaltyInvoicePolicies } from '@portal/domain/standing/penalties.ts'
import { readReminderDays } from '@portal/domain/licences/reminders.ts'
import { readSurchargeSteps } from '@portal/domain/money/surcharge.ts'
import { z } from 'zod'
import { phone } from '../fields/contact-fields.ts'
import { choice, line, optional, prose, recordId, statedDate, wholeNumber } from '../fields/fields.ts'
import { recordOf } from '../fields/record-of.ts'

/** The first day of a change. The default is today. */
export const startDate = optional(statedDate).describe('The first day of the change; today if it is left out.')

/** A limit. If it is left out, the limit does not change. */
function limit(name: LimitName) {
  const { label, highest } = limitNamed(name)
  return wholeNumber(1, highest, `Enter a whole number from 1 to ${highest.toLocaleString('en')}`)
    .optional()
    .describe(`${label}, at most.`)
}

/** What a fact does to decisions. If it is left out, it does not change. */
function check(name: CheckSetting) {
  return choice(checkPolicies, 'one of them')
    .optional()
    .describe(`Whether deciding against it asks for a reason or is blocked: ${checkOf(name).label}.`)
}

const presetsOfConditions = prose('the conditions', 6000)
  .refine(
    (text) => presetConditions(text).every((preset) => preset.length <= maxConditionLength),
    `Use at most ${maxConditionLength} characters for each condition`,
  )
  .refine(
    (text) => presetConditions(text).length <= maxPresetConditions,
    `Keep at most ${maxPresetConditions} conditions ready`,
  )

/** The settings that an officer changes. Spec §9.3. */
export const settingsForm = z
  .object({
    product_name: line('the name of the portal', 40),
    ministry_name: line('the name of the ministry', 80),
    ministry_address: line('the address of the ministry', 120),
    home_state_id: recordId.describe('The state whose facilities are registered.'),
    certificate_prefix: line('how certificate numbers begin', 20).regex(
      /^[A-Z0-9]+([/-][A-Z0-9]+)*$/i,
      'Use letters and digits, with / or - between them, for example NSMOH/PHF',
    ),
    validity_policy: choice(validityPolicies, 'how long an approval lasts'),
    last_quarter_months: wholeNumber(
      0,
      maxLastQuarterMonths,
      `Enter a number of months from 0 to ${maxLastQuarterMonths}`,
    )
      .optional()
      .describe(
        'By calendar year: an approval that begins in the last so many months of a year runs to 31 December of the next; 0 for none.',
      ),
    temporary_months: wholeNumber(1, 24, 'Enter a number of months from 1 to 24'),
    officer_idle_minutes: wholeNumber(10, 720, 'Enter a number of minutes from 10 to 720'),
    officers_need_second_factor: choice(secondFactorPolicies, 'Yes or No')
      .optional()
      .describe('Whether officers must log in with a second factor.'),
    record_check: choice(recordChecks, 'when, or off')
      .optional()
      .describe('When the portal checks the audit record by itself each day, in Nigeria, or off.'),
    privacy_text: prose('what the page on privacy says', 10_000)
      .optional()
      .describe(
        'Plain text; # begins a heading and - an item of a list. {ministry} stands for the name of the ministry.',
      ),
    ministry_phone: z
      .union([z.literal(''), phone])
      .optional()
      .describe('Whom people call; shown to everybody. Left out, it stays as it is.'),
    ministry_hours: z
      .union([z.literal(''), line('when people can call', 80)])
      .optional()
      .describe('When people can call; shown to everybody. Left out, it stays as it is.'),
    service_days: wholeNumber(1, 365, 'Enter a number of days from 1 to 365')
      .optional()
      .describe('How many calendar days the ministry takes for an application.'),
    unpaid: choice(unpaidPolicies, 'one of them')
      .optional()
      .describe('Whether an invoice that is not paid warns before an approval, or blocks it.'),
    penalties_on_invoices: choice(penaltyInvoicePolicies, 'Yes or No')
      .optional()
      .describe('Whether the invoice of an application that is started asks for the unpaid penalties of the facility.'),
    reasons_required: choice(reasonPolicies, 'Yes or No')
      .optional()
      .describe('Whether a decision that needs a reason is refused without one.'),
    separate_hands: choice(handPolicies, 'Yes or No')
      .optional()
      .describe('Whether an officer who ever saved the consideration of a registration is kept from approving it.'),
    lapse_months: wholeNumber(1, 120, 'Enter a number of months from 1 to 120')
      .optional()
      .describe('How many months after a decline a registration ends by itself.'),
    representation_days: wholeNumber(1, 365, 'Enter a number of days from 1 to 365')
      .optional()
      .describe('Within how many days an owner can make a representation against a decision.'),
    applicant_requires: line('what is required of an applicant', 300)
      .refine(
        (list) => readRequiredFields(list) !== undefined,
        'Names, phone number and email are always required; name other details once',
      )
      .transform((list) => (readRequiredFields(list) ?? []).join(','))
      .optional()
      .describe(
        'The details that an applicant must state before Submit, with commas; for registrations started from then on.',
      ),
    condition_presets: presetsOfConditions
      .optional()
      .describe('The conditions that are kept ready for approvals, one a line.'),
    renewal_opens_days: wholeNumber(1, 300, 'Enter a number of days from 1 to 300')
      .optional()
      .describe('How many days before its end a licence can be renewed.'),
    renewal_ends_months: wholeNumber(1, 60, 'Enter a number of months from 1 to 60')
      .optional()
      .describe('How many months after its end a licence can be renewed.'),
    reminder_days: line('when owners are reminded, or none', 80)
      .refine(
        (text) => readReminderDays(text) !== undefined,
        'Enter days from 300 to -30 with commas, the highest first, for example 60, 30, 14, 1, -1, or none',
      )
      .optional()
      .describe('How many days before the end of a licence its owner is reminded; -1 is the day after; or none.'),
    surcharge_steps: line('the surcharge, or none', 80)
      .refine(
        (text) => readSurchargeSteps(text) !== undefined,
        'Enter days and per cent with colons, both rising, for example 90: 50, 181: 75, 273: 100, or none',
      )
      .optional()
      .describe('The surcharge on a late renewal: after how many days, and how many per cent of the fee; or none.'),
    claim_days: wholeNumber(1, 365, 'Enter a number of days from 1 to 365')
      .optional()
      .describe('How many days the code of a claim letter can be entered.'),
    least_distance: wholeNumber(0, 1000, 'Enter a number of metres from 0 to 1,000')
      .optional()
      .describe('Facilities that are fewer metres apart are likely the same one; 0 for never.'),
    ...recordOf(checkSettings, check),
    ...recordOf(limitNames, limit),
    start_date: startDate,
  })
  .meta({
    examples: [
      {
        product_name: 'Facility Licensing Portal',
        ministry_name: 'Niger State Ministry of Health',
        ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
        home_state_id: 27,
        certificate_prefix: 'NSMOH/PHF',
        validity_policy: 'calendar_year',
        temporary_months: 3,
        officer_idle_minutes: 480,
        start_date: '2030-01-01',
      },
    ],
  })
