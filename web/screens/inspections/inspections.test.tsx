import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { type Inspection, inspection } from '@portal/contract/inspections/inspection.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
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
    await waitFor(() => expect(sent(calls.listInspections).at(-1)?.query).toEqual({ mine: '1', sort: '-planned_day' }))
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
