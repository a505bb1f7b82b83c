import { listOfficers } from '@portal/contract/cases/calls.ts'
import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { concern } from '@portal/contract/concerns/concern.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { type Inspection, inspection } from '@portal/contract/inspections/inspection.ts'
import { inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { officerPage } from '../../testing/officer-replies.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(inspection)
const [ibrahim, hauwa] = [
  { id: 1, first_name: 'Ibrahim', last_name: 'Musa' },
  { id: 3, first_name: 'Hauwa', last_name: 'Sani' },
]
const planned: Inspection = {
  ...one,
  id: 8,
  number: 'INS-2026-000008',
  kind: 'before licence',
  status: 'planned',
  planned_half: null,
  team: [ibrahim, hauwa],
  done_on: null,
  score: null,
  class: null,
}

function show(address: string, data: Inspection[], ...replies: FakeReply[]) {
  const lgas = reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }])
  return renderScreen(address, {
    as: 'admin',
    replies: [reply(calls.listInspections, onlyPage(data)), lgas, ...replies],
  })
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('the inspections', () => {
  it('are listed with their day, team, result and status', async () => {
    const undecided: Inspection = { ...planned, id: 9, number: 'INS-2026-000009', planned_day: null, team: [] }
    show(paths.inspections(), [one, planned, undecided])
    await screen.findByRole('link', { name: 'Sabongari Family Clinic, INS-2026-000007' })
    expect(screen.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      [
        '',
        'Sabongari Family ClinicINS-2026-000007 · Private Clinic',
        'Routine',
        'Chanchaga',
        '14 Apr 2026',
        'Ibrahim Musa',
        'Minimally compliant78.4 %',
        'Published',
      ],
      [
        '',
        'Sabongari Family ClinicINS-2026-000008 · Private Clinic',
        'Before a licence',
        'Chanchaga',
        '14 Apr 2026',
        'Ibrahim Musaand 1 more',
        '',
        'Planned',
      ],
      [
        '',
        'Sabongari Family ClinicINS-2026-000009 · Private Clinic',
        'Before a licence',
        'Chanchaga',
        'No day yet',
        'No team yet',
        '',
        'Planned',
      ],
    ])
    const views = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link')
    expect(views.map((view) => [view.textContent?.trim(), view.getAttribute('href')])).toEqual([
      ['All', '/admin/inspections'],
      ['Mine', '/admin/inspections?mine=1'],
      ['Planned', '/admin/inspections?status=planned'],
      ['Under way', '/admin/inspections?status=under+way'],
      ['Done', '/admin/inspections?status=done'],
      ['Published', '/admin/inspections?status=published'],
      ['Cancelled', '/admin/inspections?status=cancelled'],
    ])
  })

  it('can be narrowed and ordered', async () => {
    const { user, sent } = show(paths.inspections('planned'), [planned])
    await screen.findByRole('option', { name: 'Bida' })
    await user.selectOptions(screen.getByLabelText('Kind'), 'Before a licence')
    await user.selectOptions(screen.getByLabelText('Class'), 'Not compliant')
    await user.selectOptions(screen.getByLabelText('LGA'), 'Bida')
    await user.click(screen.getByRole('button', { name: /^Facility/ }))
    await waitFor(() =>
      expect(sent(calls.listInspections).at(-1)?.query).toEqual({
        status: 'planned',
        kind: 'before licence',
        class: 'not compliant',
        local_gov_area_id: '541',
        sort: 'facility',
      }),
    )
    await user.click(screen.getByRole('link', { name: 'Mine' }))
    await waitFor(() => expect(sent(calls.listInspections).at(-1)?.query).toEqual({ mine: '1' }))
  })

  it('say that there is none, or that the view has none', async () => {
    const { unmount } = show(paths.inspections(), [])
    expect(await screen.findByText('No inspection has been planned')).toBeVisible()
    unmount()
    show(paths.inspections('cancelled'), [])
    expect(await screen.findByText('No inspection is here')).toBeVisible()
  })

  it('become day sheets for each inspector', async () => {
    const morning: Inspection = { ...planned, id: 10, company_name: 'Alheri Clinic', planned_half: 'morning' }
    const { user } = show(paths.inspections('planned'), [{ ...planned, planned_half: 'afternoon' }, morning])
    await screen.findByRole('link', { name: /^Alheri Clinic/ })
    await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }))
    await user.click(screen.getByRole('button', { name: 'Day sheets' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Day sheets' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hauwa Sani',
      'Ibrahim Musa',
    ])
    const [sheet] = screen.getAllByRole('table')
    expect(sheet && within(sheet).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      [
        'Morning',
        'Alheri ClinicPrivate Clinic, ChanchagaINS-2026-000008',
        'Before a licenceannounced',
        'Ibrahim Musa, Hauwa Sani',
        '',
      ],
      [
        'Afternoon',
        'Sabongari Family ClinicPrivate Clinic, ChanchagaINS-2026-000008',
        'Before a licenceannounced',
        'Ibrahim Musa, Hauwa Sani',
        '',
      ],
    ])
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(await screen.findByRole('link', { name: /^Alheri Clinic/ })).toBeVisible()
  })

  it('cannot be planned by an officer without the duty', async () => {
    renderScreen(paths.inspections(), {
      as: 'admin',
      session: { duties: ['review'] },
      replies: [reply(calls.listInspections, onlyPage([planned])), reply(listHomeLgas, [])],
    })
    await screen.findByRole('link', { name: /INS-2026-000008/ })
    expect(screen.queryByRole('button', { name: 'Plan an inspection' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Facilities to inspect' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('planning an inspection', () => {
  const details = exampleOf(inspectionDetails)
  const facility = aFacility({ registration: aRegistration({ id: 31, kind: 'new' }) })

  function plan(...replies: FakeReply[]) {
    return show(
      paths.inspections(),
      [],
      reply(listFacilitiesForOfficer, officerPage([facility])),
      reply(listOfficers, { data: [ibrahim, hauwa] }),
      ...replies,
    )
  }

  async function choose({ user }: ReturnType<typeof plan>) {
    await user.click(await screen.findByRole('button', { name: 'Plan an inspection' }))
    const search = within(await screen.findByRole('dialog', { name: 'Plan an inspection' }))
    await enterText(user, search.getByLabelText('Which facility'), 'sabon')
    await user.click(await search.findByRole('button', { name: 'Choose Sabongari Family Clinic' }))
    return within(await screen.findByRole('dialog', { name: 'Plan an inspection of Sabongari Family Clinic' }))
  }

  it('finds the facility, and takes its application, a day and a team', async () => {
    const shown = plan(reply(calls.planInspection, { message: 'The inspection is planned', data: details }))
    const { user, sent } = shown
    const dialog = await choose(shown)
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Before a licence')
    await enterText(user, dialog.getByLabelText(/^Day/), '14/12/2026')
    await user.selectOptions(dialog.getByLabelText(/^Time/), 'Afternoon')
    await dialog.findByRole('option', { name: 'Hauwa Sani' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Hauwa Sani')
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Ibrahim Musa (you)')
    await user.click(dialog.getByRole('button', { name: 'Let lead Ibrahim Musa (you)' }))
    await user.click(dialog.getByLabelText('Tell the owner the day'))
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({
      facility_id: 12,
      kind: 'before licence',
      registration_id: 31,
      planned_day: '2026-12-14',
      planned_half: 'afternoon',
      team: [1, 3],
      is_announced: true,
    })
  })

  it('asks why the same inspector leads again only when the portal does', async () => {
    const message = 'Give a reason why the same inspector leads again'
    const shown = plan(
      refusal(calls.planInspection, {
        code: 'invalid_input',
        status: 422,
        message,
        errors: { same_lead_reason: [message] },
      }),
      reply(calls.planInspection, { message: 'The inspection is planned', data: details }),
    )
    const { user, sent } = shown
    const dialog = await choose(shown)
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Routine')
    expect(dialog.queryByLabelText('Why the same inspector leads again')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    await enterText(user, await dialog.findByLabelText('Why the same inspector leads again'), 'Nobody else is in Bida.')
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[1]?.body).toMatchObject({
      registration_id: null,
      same_lead_reason: 'Nobody else is in Bida.',
    })
  })

  it('follows concerns that are still open', async () => {
    const concerns = onlyPage([
      exampleOf(concern),
      { ...exampleOf(concern), id: 6, status: 'closed' as const, outcome: 'dealt with' as const },
    ])
    const shown = plan(
      reply(listConcernsOfFacility, concerns),
      reply(calls.planInspection, { message: 'The inspection is planned', data: details }),
    )
    const { user, sent } = shown
    const dialog = await choose(shown)
    await dialog.findByRole('option', { name: 'After a concern' })
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'After a concern')
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await user.click(dialog.getByLabelText('CN-7K3M-Q2XD: Blue house beside the motor park'))
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({ kind: 'concern', concern_ids: [5] })
  })
})
