import type { Sent } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { limitNames } from '@portal/domain/applications/quotas.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../records/settings/settings.ts'
import { as } from '../../testing/as.ts'
import { portalWithInitialSettings } from '../../testing/fresh-settings.ts'
import { makeOfficer } from '../../testing/people.ts'

/** A value that differs from the initial one. The crest is uploaded, see crest.test.ts. */
const others = {
  product_name: 'Niger Health Licences',
  ministry_name: 'Ministry of Health and Nutrition',
  ministry_address: '1 New Road, Minna',
  ministry_phone: '+2348031234567',
  ministry_hours: 'Monday to Friday, 8:00 to 16:00',
  home_state_id: 15,
  certificate_prefix: 'MOH/NS',
  keep_paper_numbers: 'always',
  validity_policy: 'anniversary',
  last_quarter_months: 0,
  temporary_months: 3,
  renewal_opens_days: 90,
  renewal_ends_months: 6,
  reminder_days: 'none',
  surcharge_steps: '1: 10',
  takes_applications: 'not yet',
  service_days: 30,
  separate_hands: 'yes',
  penalties_on_invoices: 'yes',
  applicant_requires: 'first_name,last_name,phone_number,email,address',
  condition_presets: 'Repair the roof.',
  representation_days: 14,
  lapse_months: 6,
  claim_days: 30,
  least_distance: 0,
  against_other_officer: 'blocks',
  against_not_submitted: 'blocks',
  against_incomplete: 'blocks',
  against_no_verdicts: 'blocks',
  against_not_satisfactory: 'blocks',
  against_not_agreed: 'blocks',
  unpaid: 'blocks',
  reasons_required: 'yes',
  officer_idle_minutes: 60,
  officers_need_second_factor: 'yes',
  morning_mail: '7:00',
  record_check: 'off',
  monthly_report_to: 'everyone',
  privacy_text: 'We store nothing.',
  inspection_before_approval: 'blocks',
  fully_from: 80,
  fully_months: 18,
  substantially_from: 65,
  substantially_months: 9,
  partly_from: 45,
  partly_months: 5,
  minimally_from: 15,
  minimally_months: 2,
  critical_days: 5,
  heavy_days: 20,
  other_days: 60,
  publish_days: 7,
  inspection_comment_days: 21,
  another_lead: 'no',
  hide_answers: 'yes',
  publish_inspections: 'yes',
  risk_overdue: 3,
  risk_class: 4,
  risk_concern: 6,
  risk_action: 5,
  risk_document: 2,
  risk_never: 7,
  risk_type: 3,
  ...recordOf(limitNames, () => 3),
} as const satisfies Record<Exclude<SettingName, 'crest_url'>, string | number>

type Body = Sent<typeof calls.changeSettings>['body']

const required = {
  product_name: 'Facility Licensing Portal',
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
  home_state_id: 27,
  certificate_prefix: 'NSMOH/PHF',
  keep_paper_numbers: 'if ours',
  validity_policy: 'calendar_year',
  temporary_months: 6,
  officer_idle_minutes: 480,
} as const satisfies Body

describe('all settings, changed from 1 January 2027 on', () => {
  let portal: Awaited<ReturnType<typeof portalWithInitialSettings>>

  beforeAll(async () => {
    portal = await portalWithInitialSettings()
    await makeOfficer(portal.db)
    const officer = as(await makeOfficer(portal.db), portal.app)
    portal.setClock('2026-11-21T09:00:00Z')
    const body: Body = { ...required, ...others, start_date: '2027-01-01' }
    expect((await officer.send(calls.changeSettings, { body })).status).toBe(200)
  })

  it('are as before on the day before', async () => {
    const before = await readSettings(portal.db, '2026-12-31')
    for (const [name, { initial }] of Object.entries(ministrySettings)) expect(before).toHaveProperty(name, initial)
  })

  it('hold from their first day on', async () => {
    expect(await readSettings(portal.db, '2027-01-01')).toMatchObject(others)
  })

  it('are each in the audit record with the first day', async () => {
    const { body } = await portal.db
      .selectFrom('audit_entry')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const planned = Object.entries(others).map(([name, value]) => [`${name} from 2027-01-01`, value])
    expect(body).toMatchObject({ action: 'change_settings', after: Object.fromEntries(planned) })
  })
})
