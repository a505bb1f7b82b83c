import { listOfficers } from '@portal/contract/cases/calls.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { listFacilitiesAtRisk } from '@portal/contract/inspections/calls/corrective-actions.ts'
import { planInspections } from '@portal/contract/inspections/calls/inspections.ts'
import { type FacilityAtRisk, facilityAtRisk } from '@portal/contract/inspections/facility-at-risk.ts'
import { inspection } from '@portal/contract/inspections/inspection.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(facilityAtRisk)
const unseen: FacilityAtRisk = {
  ...one,
  ...{ id: 14, company_name: 'Alheri Clinic', class: null, last_visit_on: null, next_visit_on: null, points: 6 },
  planned_inspection_id: 9,
  reasons: [
    { text: 'The facility was never visited', points: 5 },
    { text: '1 document has lapsed', points: 1 },
  ],
}

function show(data: FacilityAtRisk[], ...replies: FakeReply[]) {
  return renderScreen(paths.planInspections(), {
    as: 'admin',
    replies: [
      reply(listFacilitiesAtRisk, { ...onlyPage(data), as_of: '2026-04-14T08:40:00.000Z' }),
      reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }]),
      reply(listFacilityTypes, { data: [] }),
      reply(listOfficers, { data: [{ id: 3, first_name: 'Hauwa', last_name: 'Sani' }] }),
      ...replies,
    ],
  })
}

describe('the facilities to inspect', () => {
  it('are listed with the points of each reason', async () => {
    show([one, unseen])
    await screen.findByRole('link', { name: 'Alheri Clinic' })
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [
        '',
        'Sabongari Family ClinicPrivate Clinic',
        'Chanchaga',
        '14',
        '2 corrective actions are overdue +8',
        'Minimally compliant14 Apr 2026',
        '14 Jul 2026',
      ],
      [
        '',
        'Alheri ClinicPrivate Clinic',
        'Chanchaga',
        '6',
        'The facility was never visited +51 document has lapsed +1',
        'Never visited',
        'Planned',
      ],
    ])
    expect(screen.getByRole('link', { name: 'Planned' })).toHaveAttribute('href', '/admin/inspections/9')
  })

  it('are narrowed by LGA and by what is planned', async () => {
    const { user, sent } = show([one])
    await screen.findByRole('option', { name: 'Bida' })
    await user.selectOptions(screen.getByLabelText('LGA'), 'Bida')
    await user.selectOptions(screen.getByLabelText('Planned'), 'Not yet')
    await waitFor(() =>
      expect(sent(listFacilitiesAtRisk).at(-1)?.query).toEqual({ local_gov_area_id: '541', unplanned: '1' }),
    )
  })

  it('are planned together, and then have day sheets', async () => {
    const planned = { ...exampleOf(inspection), status: 'planned' as const, done_on: null }
    const message = '2 inspections are planned'
    const { user, sent } = show(
      [one, unseen],
      reply(planInspections, { message, data: [planned, { ...planned, id: 8 }] }),
    )
    await screen.findByRole('link', { name: 'Alheri Clinic' })
    await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }))
    await user.click(screen.getByRole('button', { name: 'Plan inspections' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 2 inspections' }))
    expect(dialog.getByText('Sabongari Family Clinic, Alheri Clinic')).toBeVisible()
    await dialog.findByRole('option', { name: 'Hauwa Sani' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Hauwa Sani')
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(planInspections)[0]?.body).toMatchObject({ facility_ids: [12, 14], team: [3] })
    await user.click(await screen.findByRole('button', { name: 'Day sheets to print' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Ibrahim Musa' })).toBeVisible()
  })

  it('stay selected when the portal refuses, with what is wrong', async () => {
    const message = 'This inspector led the last visit to Alheri Clinic'
    const { user } = show(
      [one],
      refusal(planInspections, { code: 'invalid_input', status: 422, message, errors: { team: [message] } }),
    )
    await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }))
    await user.click(screen.getByRole('button', { name: 'Plan inspections' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 1 inspection' }))
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect((await dialog.findAllByText(message))[0]).toBeVisible()
  })

  it('are none', async () => {
    show([])
    expect(await screen.findByText('No facility has a licence')).toBeVisible()
  })
})
