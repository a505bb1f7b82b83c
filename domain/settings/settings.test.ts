import { expect, it } from 'vitest'
import type { Setting } from './setting.ts'
import { ministrySettings, settingNames, settingSections } from './settings.ts'

const rows: [string, Setting][] = settingNames.map((name) => [name, ministrySettings[name]])

it('shows every setting in one section', () => {
  const shown = Object.values(settingSections).flatMap(({ settings }) => Object.keys(settings))
  expect(shown).toEqual(settingNames)
})

it('offers these choices', () => {
  const choices = rows.flatMap(([name, setting]) =>
    setting.kind === 'choice' ? [`${name}: ${Object.keys(setting.choices).join(', ')}`] : [],
  )
  expect(choices).toEqual([
    'keep_paper_numbers: if ours, always, never',
    'validity_policy: calendar_year, anniversary',
    'takes_applications: yes, not yet',
    'separate_hands: no, yes',
    'penalties_on_invoices: no, yes',
    'against_other_officer: asks, blocks',
    'against_not_submitted: asks, blocks',
    'against_incomplete: asks, blocks',
    'against_no_verdicts: asks, blocks',
    'against_not_satisfactory: asks, blocks',
    'against_not_agreed: asks, blocks',
    'unpaid: warns, blocks',
    'reasons_required: no, yes',
    'inspection_before_approval: no, when recommended, asks, blocks',
    'another_lead: no, yes',
    'hide_answers: no, yes',
    'publish_inspections: no, yes',
    'officers_need_second_factor: no, yes',
    'morning_mail: off, 6:00, 7:00, 8:00, 9:00, 10:00',
    'record_check: off, evening, night, early morning',
    'monthly_report_to: nobody, decide, everyone',
  ])
})

// The limits are in quotas.test.ts.
it('begins with these numbers, choices and lines', () => {
  const initial = rows.flatMap(([name, setting]) =>
    setting.kind === 'prose' || name.startsWith('max_') ? [] : [[name, setting.initial]],
  )
  expect(Object.fromEntries(initial)).toEqual({
    product_name: 'Facility Licensing Portal',
    ministry_name: 'Niger State Ministry of Health',
    ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
    crest_url: null,
    home_state_id: 27,
    certificate_prefix: 'NSMOH/PHF',
    validity_policy: 'calendar_year',
    last_quarter_months: 3,
    temporary_months: 6,
    officer_idle_minutes: 480,
    officers_need_second_factor: 'no',
    morning_mail: 'off',
    record_check: 'night',
    monthly_report_to: 'nobody',
    ministry_phone: '',
    ministry_hours: '',
    takes_applications: 'yes',
    service_days: 21,
    reasons_required: 'no',
    separate_hands: 'no',
    unpaid: 'warns',
    penalties_on_invoices: 'no',
    lapse_months: 12,
    representation_days: 28,
    applicant_requires: 'first_name,last_name,phone_number,email',
    renewal_opens_days: 60,
    renewal_ends_months: 12,
    reminder_days: '60, 30, 14, 1, -1',
    surcharge_steps: '90: 50, 181: 75, 273: 100',
    claim_days: 90,
    least_distance: 50,
    against_other_officer: 'asks',
    against_not_submitted: 'asks',
    against_incomplete: 'asks',
    against_no_verdicts: 'asks',
    against_not_satisfactory: 'asks',
    against_not_agreed: 'asks',
    inspection_before_approval: 'when recommended',
    fully_from: 76,
    fully_months: 24,
    substantially_from: 61,
    substantially_months: 12,
    partly_from: 41,
    partly_months: 6,
    minimally_from: 11,
    minimally_months: 3,
    critical_days: 7,
    heavy_days: 30,
    other_days: 90,
    publish_days: 14,
    inspection_comment_days: 14,
    keep_paper_numbers: 'if ours',
    another_lead: 'yes',
    hide_answers: 'no',
    publish_inspections: 'no',
    risk_overdue: 2,
    risk_class: 3,
    risk_concern: 5,
    risk_action: 4,
    risk_document: 1,
    risk_never: 6,
    risk_type: 2,
  })
})

it.each(rows)('says in a sentence what %s does', (_, { label, effect }) => {
  expect(label).not.toMatch(/\.$/)
  expect(effect).toMatch(/^[A-Z].+\.$/)
})

it.each(rows)('names the bounds of %s to whoever fills it in', (_, setting) => {
  if (setting.kind !== 'whole number' || setting.counts === undefined) return
  const most = setting.most.toLocaleString('en')
  expect(setting.hint).toMatch(new RegExp(String.raw`\b${setting.least}\b.*\b${most}\b`))
})
