import { limitNames } from '@portal/domain/applications/quotas.ts'
import { checkSettings } from '@portal/domain/cases/decision-checks.ts'
import { settingNames as bySection, type SettingName } from '@portal/domain/settings/settings.ts'

/** The settings of the first version that each change of settings must state. Those that came later may be left out. */
export const alwaysSent = [
  'product_name',
  'ministry_name',
  'ministry_address',
  'home_state_id',
  'certificate_prefix',
  'validity_policy',
  'temporary_months',
  'officer_idle_minutes',
] as const satisfies readonly SettingName[]

/**
 * The order that requests and replies have had since version 1.0. Settings that are not listed here follow by themselves, so
 * nothing is added.
 */
const firstOrder: readonly SettingName[] = [
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
  'unpaid',
  'penalties_on_invoices',
  'reasons_required',
  'separate_hands',
  'lapse_months',
  'representation_days',
  'applicant_requires',
  'condition_presets',
  'renewal_opens_days',
  'renewal_ends_months',
  'reminder_days',
  'surcharge_steps',
  'claim_days',
  'least_distance',
  ...checkSettings,
  ...limitNames,
]

/** The settings in the order of requests and replies. */
export const settingNames = [...new Set([...firstOrder, ...bySection])]
