import { alwaysRequired } from '@portal/domain/applications/applicant-fields.ts'
import { recordOf } from '@portal/contract/fields/record-of.ts'
import { checkSettings } from '@portal/domain/cases/decision-checks.ts'
import { defaultLimits } from '@portal/domain/applications/quotas.ts'
import { initialValidity } from '@portal/domain/licences/registration-expiry.ts'
import { initialReminderDays } from '@portal/domain/licences/reminders.ts'
import { initialSurchargeSteps } from '@portal/domain/money/surcharge.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { initialPrivacyText } from './privacy-text.ts'

/** Conditions that ministries often set. */
const initialConditions = [
  'Display the certificate where patients can see it.',
  'Install a fire extinguisher in every building and have it serviced each year.',
  'Employ a resident medical practitioner who is registered with the MDCN.',
  'Sign a contract for the disposal of medical waste and keep the records of each collection.',
  'Provide a source of clean running water in every treatment room.',
  'Provide a standby source of electricity for the theatre and the laboratory.',
]

/** The initial settings, until an officer changes them. Spec §9.2. */
const initialSettings = {
  product_name: 'Facility Licensing Portal',
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
  crest_url: null,
  home_state_id: 27,
  certificate_prefix: 'NSMOH/PHF',
  ...initialValidity,
  temporary_months: 6,
  terms_version: '2026-11',
  officer_idle_minutes: 480,
  officers_need_second_factor: 'no',
  record_check: 'night',
  privacy_text: initialPrivacyText,
  ministry_phone: '',
  ministry_hours: '',
  service_days: 21,
  reasons_required: 'no',
  separate_hands: 'no',
  unpaid: 'warns',
  penalties_on_invoices: 'no',
  lapse_months: 12,
  representation_days: 28,
  applicant_requires: alwaysRequired.join(','),
  condition_presets: initialConditions.join('\n'),
  renewal_opens_days: 60,
  renewal_ends_months: 12,
  reminder_days: initialReminderDays,
  surcharge_steps: initialSurchargeSteps,
  claim_days: 90,
  least_distance: 50,
  ...recordOf(checkSettings, () => 'asks' as const),
  ...defaultLimits,
} as const

/** Seeds the settings that do not exist yet. */
export async function seedSettings(db: Kysely<Tables>): Promise<void> {
  const rows = Object.entries(initialSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
