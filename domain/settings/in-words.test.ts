import { describe, expect, it } from 'vitest'
import { valueInWords } from './in-words.ts'
import { ministrySettings, settingNames } from './settings.ts'

const stateName = (id: number) => (id === 27 ? 'Niger' : 'Another state')

describe('the value of a setting in words', () => {
  const examples = [
    ['crest_url', null, 'No picture'],
    ['crest_url', '/crest.png', 'A new picture'],
    ['home_state_id', 27, 'Niger'],
    ['validity_policy', 'calendar_year', 'Until 31 December of the year in which it begins'],
    ['last_quarter_months', 3, 'In the last 3 months of a year: until 31 December of the next'],
    ['last_quarter_months', 1, 'In December: until 31 December of the next year'],
    ['last_quarter_months', 0, 'Until 31 December of the same year'],
    ['validity_policy', 'anniversary', 'One year from the day of approval'],
    ['temporary_months', 1, '1 month'],
    ['temporary_months', 6, '6 months'],
    ['takes_applications', 'not yet', 'Not yet: owners can prepare, and submit later'],
    ['service_days', 1, 'At most 1 day'],
    ['service_days', 21, 'At most 21 days'],
    ['unpaid', 'blocks', 'Blocks an approval'],
    ['unpaid', 'warns', 'Warns before an approval'],
    ['reasons_required', 'yes', 'Yes'],
    ['separate_hands', 'no', 'No'],
    ['penalties_on_invoices', 'yes', 'Yes'],
    ['officers_need_second_factor', 'no', 'No'],
    ['morning_mail', '7:00', 'At 7:00'],
    ['record_check', 'night', 'Each night, between midnight and 4 a.m.'],
    ['record_check', 'off', 'Never'],
    ['monthly_report_to', 'nobody', 'Nobody'],
    ['monthly_report_to', 'decide', 'Officers with the duty decide'],
    ['lapse_months', 1, '1 month after the decision'],
    ['lapse_months', 12, '12 months after the decision'],
    ['renewal_opens_days', 90, '90 days before its end'],
    ['renewal_opens_days', 1, '1 day before its end'],
    ['renewal_ends_months', 6, '6 months after its end'],
    ['reminder_days', '60, 30, 1, -1', '60, 30 and 1 day before the end, and 1 day after it'],
    ['reminder_days', '7', '7 days before the end'],
    ['reminder_days', '-1, -7', '1 and 7 days after it'],
    ['reminder_days', 'none', 'Not at all'],
    ['surcharge_steps', '90: 50, 181: 75', '50 % after 90 days, 75 % after 181 days'],
    ['surcharge_steps', '1: 10', '10 % after 1 day'],
    ['surcharge_steps', 'none', 'None'],
    ['least_distance', 1, 'Less than 1 metre apart'],
    ['condition_presets', 'Employ a second nurse.', '1 condition'],
    ['condition_presets', 'Employ a second nurse.\n\nRepair the roof.', '2 conditions'],
    ['privacy_text', 'Nothing', '1 word'],
    ['renewal_ends_months', 1, '1 month after its end'],
    ['applicant_requires', 'first_name,last_name,phone_number,email', 'first name, last name, phone number, email'],
    ['against_incomplete', 'asks', 'Asks for a reason'],
    ['against_incomplete', 'blocks', 'Blocks the decision'],
    ['max_helpers', 10, 'At most 10'],
    ['claim_days', 1, '1 day'],
    ['claim_days', 84, '84 days'],
    ['representation_days', 1, '1 day'],
    ['least_distance', 0, 'Not because of their distance'],
    ['least_distance', 50, 'Less than 50 metres apart'],
    ['privacy_text', 'What we store', '3 words'],
    ['ministry_phone', '', 'Not filled in yet'],
    ['ministry_phone', '+2348031234567', '+234 803 123 4567'],
    ['ministry_hours', 'Monday, 8:00 to 16:00', 'Monday, 8:00 to 16:00'],
    ['officer_idle_minutes', 60, 'After 1 hour without use'],
    ['officer_idle_minutes', 480, 'After 8 hours without use'],
    ['officer_idle_minutes', 30, 'After 30 minutes without use'],
    ['certificate_prefix', 'NSMOH/PHF', 'NSMOH/PHF'],
    ['fully_from', 50, 'From 50 per cent'],
    ['fully_months', 1, '1 month'],
    ['substantially_from', 50, 'From 50 per cent'],
    ['substantially_months', 1, '1 month'],
    ['partly_from', 50, 'From 50 per cent'],
    ['partly_months', 1, '1 month'],
    ['minimally_from', 50, 'From 50 per cent'],
    ['minimally_months', 1, '1 month'],
    ['critical_days', 14, '14 days'],
    ['heavy_days', 14, '14 days'],
    ['other_days', 14, '14 days'],
    ['publish_days', 14, '14 days'],
    ['inspection_comment_days', 14, '14 days'],
    ['risk_overdue', 2, '2 points'],
    ['risk_class', 2, '2 points'],
    ['risk_concern', 2, '2 points'],
    ['risk_action', 2, '2 points'],
    ['risk_document', 2, '2 points'],
    ['risk_never', 2, '2 points'],
    ['risk_type', 2, '2 points'],
    ['max_stored_megabytes', 2000, 'At most 2,000 MB'],
  ] as const

  it.each(examples)('is for %s %j: %s', (name, value, words) => {
    expect(valueInWords(name, value, stateName)).toBe(words)
  })

  it('has an example here of each setting that is not shown as it is written', () => {
    const inOtherWords = settingNames.filter((name) => 'inWords' in ministrySettings[name] && !name.startsWith('max_'))
    const without = inOtherWords.filter((name) => !examples.some(([one]) => one === name))
    expect(without).toEqual([])
  })
})
