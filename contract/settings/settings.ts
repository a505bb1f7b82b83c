import { defaultLimits, limitNames } from '@portal/domain/applications/quotas.ts'
import { validityPolicies } from '@portal/domain/licences/registration-expiry.ts'
import { checkOf, checkPolicies, checkSettings, reasonPolicies } from '@portal/domain/cases/decision-checks.ts'
import { recordChecks } from '@portal/domain/audit/nightly-check.ts'
import { secondFactorPolicies } from '@portal/domain/accounts/second-factor.ts'
import { handPolicies } from '@portal/domain/cases/separate-hands.ts'
import { unpaidPolicies } from '@portal/domain/money/invoices.ts'
import { penaltyInvoicePolicies } from '@portal/domain/standing/penalties.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { recordOf } from '../fields/record-of.ts'

/** A setting: its current value, the first day of this value (null if it never changed), and the planned change. */
function dated<S extends z.ZodType>(value: S) {
  return z.object({
    value,
    since: date.nullable().describe('The first day of this value; null if it never changed.'),
    next: z.object({ value, start_date: date }).nullable().describe('The planned change and its first day.'),
  })
}

/** The settings that officers can change. Each has one value for each day. */
export const settingNames = [
  'product_name',
  'ministry_name',
  'ministry_address',
  'crest_url',
  'home_state_id',
  'certificate_prefix',
  'validity_policy',
  'last_quarter_months',
  'temporary_months',
  'officer_idle_minutes',
  'officers_need_second_factor',
  'record_check',
  'privacy_text',
  'ministry_phone',
  'ministry_hours',
  'service_days',
  'reasons_required',
  'separate_hands',
  'unpaid',
  'penalties_on_invoices',
  'lapse_months',
  'condition_presets',
  'representation_days',
  'applicant_requires',
  'renewal_opens_days',
  'renewal_ends_months',
  'reminder_days',
  'surcharge_steps',
  'claim_days',
  'least_distance',
  ...checkSettings,
  ...limitNames,
] as const

/** One of `settingNames`. */
export type SettingName = (typeof settingNames)[number]

const datedSettings = {
  product_name: dated(z.string()),
  ministry_name: dated(z.string()),
  ministry_address: dated(z.string()),
  crest_url: dated(z.string().nullable()),
  home_state_id: dated(z.int()),
  certificate_prefix: dated(z.string()),
  validity_policy: dated(z.enum(validityPolicies)),
  last_quarter_months: dated(z.int()).describe(
    'By calendar year: an approval that begins in the last so many months of a year runs to 31 December of the next; 0 for none.',
  ),
  temporary_months: dated(z.int()),
  officer_idle_minutes: dated(z.int()),
  officers_need_second_factor: dated(z.enum(secondFactorPolicies)).describe(
    'Whether officers must log in with a second factor.',
  ),
  record_check: dated(z.enum(recordChecks)).describe('When the portal checks the audit record by itself, in Nigeria.'),
  privacy_text: dated(z.string()).describe('What the page /privacy says.'),
  ministry_phone: dated(z.string()).describe('Empty until an officer fills it in.'),
  ministry_hours: dated(z.string()).describe('Empty until an officer fills it in.'),
  service_days: dated(z.int()).describe('How many calendar days the ministry takes for an application.'),
  unpaid: dated(z.enum(unpaidPolicies)).describe(
    'Whether an invoice that is not paid warns before an approval, or blocks it.',
  ),
  penalties_on_invoices: dated(z.enum(penaltyInvoicePolicies)).describe(
    'Whether the invoice of an application that is started asks for the unpaid penalties of the facility.',
  ),
  reasons_required: dated(z.enum(reasonPolicies)).describe(
    'Whether a decision that needs a reason is refused without one.',
  ),
  separate_hands: dated(z.enum(handPolicies)).describe(
    'Whether an officer who ever saved the consideration of a registration is kept from approving it.',
  ),
  lapse_months: dated(z.int()).describe('How many months after a decline a registration ends by itself.'),
  representation_days: dated(z.int()).describe(
    'Within how many days an owner can make a representation against a decision.',
  ),
  applicant_requires: dated(z.string()).describe(
    'The details that an applicant must state before Submit, with commas; for registrations started from then on.',
  ),
  condition_presets: dated(z.string()).describe('The conditions that are kept ready for approvals, one a line.'),
  renewal_opens_days: dated(z.int()).describe('How many days before its end a licence can be renewed.'),
  renewal_ends_months: dated(z.int()).describe('How many months after its end a licence can be renewed.'),
  reminder_days: dated(z.string()).describe(
    'How many days before its end the owner of a licence is reminded, with commas; -1 is the day after; or none.',
  ),
  surcharge_steps: dated(z.string()).describe(
    'The surcharge on a late renewal: after how many days, and how many per cent of the fee; 90: 50, 181: 75; or none.',
  ),
  claim_days: dated(z.int()).describe('How many days the code of a claim letter can be entered.'),
  least_distance: dated(z.int()).describe('Facilities that are fewer metres apart are likely the same one.'),
  ...recordOf(checkSettings, (name) =>
    dated(z.enum(checkPolicies)).describe(
      `Deciding against it asks for a reason or is blocked: ${checkOf(name).label}.`,
    ),
  ),
  ...recordOf(limitNames, () => dated(z.int())),
} as const satisfies Record<SettingName, z.ZodType>

const person = z.object({ first_name: z.string(), last_name: z.string() })
const unchanged = { since: null, next: null }

/** The ministry's settings. */
export const settings = z
  .object({
    ...datedSettings,
    updated_at: moment.describe('When any setting was changed last.'),
    updated_by: person.nullable().describe('Who changed a setting last; null if nobody has.'),
  })
  .meta({
    id: 'Settings',
    examples: [
      {
        product_name: { value: 'Facility Licensing Portal', ...unchanged },
        ministry_name: {
          value: 'Niger State Ministry of Health',
          since: null,
          next: { value: 'Niger State Ministry of Health and Nutrition', start_date: '2027-01-01' },
        },
        ministry_address: { value: 'Abdulkareem Lafene Secretariat, Minna, Niger State', ...unchanged },
        crest_url: { value: '/crest/q7Yk2vT9cXw4LmB8sZ1dRf', since: '2026-11-23', next: null },
        home_state_id: { value: 27, ...unchanged },
        certificate_prefix: { value: 'NSMOH/PHF', ...unchanged },
        validity_policy: { value: 'calendar_year', ...unchanged },
        last_quarter_months: { value: 3, ...unchanged },
        temporary_months: { value: 6, ...unchanged },
        officer_idle_minutes: { value: 480, ...unchanged },
        officers_need_second_factor: { value: 'no', ...unchanged },
        record_check: { value: 'night', ...unchanged },
        privacy_text: { value: '# Who is responsible\nThe data controller is {ministry}.', ...unchanged },
        ministry_phone: { value: '+2348030000000', ...unchanged },
        ministry_hours: { value: 'Monday to Friday, 8:00 to 16:00', ...unchanged },
        service_days: { value: 21, ...unchanged },
        unpaid: { value: 'warns', ...unchanged },
        penalties_on_invoices: { value: 'no', ...unchanged },
        reasons_required: { value: 'no', ...unchanged },
        separate_hands: { value: 'no', ...unchanged },
        lapse_months: { value: 12, ...unchanged },
        representation_days: { value: 28, ...unchanged },
        applicant_requires: { value: 'first_name,last_name,phone_number,email,date_of_birth', ...unchanged },
        condition_presets: { value: 'Display the certificate where patients can see it.', ...unchanged },
        renewal_opens_days: { value: 60, ...unchanged },
        renewal_ends_months: { value: 12, ...unchanged },
        reminder_days: { value: '60, 30, 14, 1, -1', ...unchanged },
        surcharge_steps: { value: '90: 50, 181: 75, 273: 100', ...unchanged },
        claim_days: { value: 90, ...unchanged },
        least_distance: { value: 50, ...unchanged },
        ...recordOf(checkSettings, () => ({ value: 'asks' as const, ...unchanged })),
        ...recordOf(limitNames, (name) => ({ value: defaultLimits[name], ...unchanged })),
        updated_at: '2026-11-23T08:15:00.000Z',
        updated_by: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type Settings = z.output<typeof settings>

/** One change that an officer made to the settings. */
export const settingChange = z
  .object({
    id: z.int(),
    name: z.enum(settingNames).describe('Which setting.'),
    value: z.union([z.string(), z.number()]).nullable(),
    start_date: date.describe('The first day of the new value.'),
    recorded_at: moment,
    user: person,
  })
  .meta({
    id: 'SettingChange',
    examples: [
      {
        id: 12,
        name: 'ministry_name',
        value: 'Niger State Ministry of Health and Nutrition',
        start_date: '2027-01-01',
        recorded_at: '2026-11-23T08:15:00.000Z',
        user: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type SettingChange = z.output<typeof settingChange>
