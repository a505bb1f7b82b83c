import * as calls from '@portal/contract/concerns/calls.ts'
import { type Concern, concern } from '@portal/contract/concerns/concern.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ConcernsOfFacility } from '../../features/concerns/concerns-of-facility.tsx'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderComponent, renderScreen } from '../../testing/render.tsx'

const one = exampleOf(concern)

function listed(data: Concern[]) {
  const counts = { new: 4, 'in hand': 3, closed: 12 }
  return reply(calls.listConcerns, { ...onlyPage(data), counts })
}

function show(address: string, ...data: Concern[]) {
  return renderScreen(address, { as: 'admin', replies: [listed(data), reply(listHomeLgas, [])] })
}

describe('the concerns', () => {
  it('are listed with their state, their officer and how many wait', async () => {
    const hauwa = { id: 3, first_name: 'Hauwa', last_name: 'Sani' }
    const closed = { ...one, status: 'closed', outcome: 'passed on', assignee: hauwa } as const
    const unsafe = { ...one, status: 'in hand', kind: 'unsafe', lga: null } as const
    show(paths.concerns(), one, { ...closed, id: 6 }, { ...unsafe, id: 7 })
    const [link] = await screen.findAllByRole('link', { name: 'Blue house beside the motor park' })
    expect(link).toHaveAttribute('href', '/admin/concerns/5')
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Blue house beside the motor parkCN-7K3M-Q2XD', 'No licence', 'Chanchaga', '8 Apr 2026', 'Nobody', 'New'],
      [
        'Blue house beside the motor parkCN-7K3M-Q2XD',
        'No licence',
        'Chanchaga',
        '8 Apr 2026',
        'Hauwa Sani',
        'Passed on to another authority',
      ],
      ['Blue house beside the motor parkCN-7K3M-Q2XD', 'Not safe', '', '8 Apr 2026', 'Nobody', 'In hand'],
    ])
    const views = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link')
    expect(views.map((view) => [view.textContent, view.getAttribute('href')])).toEqual([
      ['All 19', '/admin/concerns'],
      ['New or in hand 7', '/admin/concerns?status=open'],
      ['New 4', '/admin/concerns?status=new'],
      ['In hand 3', '/admin/concerns?status=in%20hand'],
      ['Closed 12', '/admin/concerns?status=closed'],
    ])
    expect(views.map((view) => view.getAttribute('aria-current'))).toEqual(['page', null, null, null, null])
  })

  it('can be narrowed by state, kind, LGA and officer', async () => {
    const { user, sent, address } = renderScreen(paths.concerns(), {
      as: 'admin',
      replies: [listed([one]), reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }])],
    })
    await screen.findByRole('option', { name: 'Bida' })
    await user.click(screen.getByRole('link', { name: 'In hand 3' }))
    await user.selectOptions(screen.getByLabelText('About'), 'Doubtful certificate')
    await user.selectOptions(screen.getByLabelText('LGA'), 'Bida')
    await user.selectOptions(screen.getByLabelText('Officer'), 'You')
    const all = { status: 'in hand', kind: 'fake certificate', local_gov_area_id: '541', assignee: 'me' }
    expect(sent(calls.listConcerns).at(-1)?.query).toEqual(all)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/admin/concerns'))
    expect(screen.getByLabelText('About')).toHaveValue('')
  })

  it('are turned page by page, with more on a page at choice', async () => {
    const many = reply(calls.listConcerns, {
      ...onlyPage([one]),
      total: 40,
      last_page: 3,
      counts: { new: 40, 'in hand': 0, closed: 0 },
    })
    const { user, address } = renderScreen(paths.concerns('new'), {
      as: 'admin',
      replies: [many, reply(listHomeLgas, [])],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe('/admin/concerns?status=new&page=2'))
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '50')
    await waitFor(() => expect(address()).toBe('/admin/concerns?status=new&per_page=50'))
  })

  it('say that nothing was reported, or that nothing fits the filters', async () => {
    const { unmount } = show(paths.concerns())
    expect(await screen.findByText('Nothing has been reported')).toBeVisible()
    expect(screen.getByText('Anybody can report a concern at /concern.')).toBeVisible()
    unmount()
    show(`${paths.concerns()}?assignee=me`)
    expect(await screen.findByText('No concern fits these filters')).toBeVisible()
    expect(screen.queryByText('Nothing has been reported')).toBeNull()
  })
})

describe('the concerns of a facility', () => {
  function ofFacility(data: Concern[], total = data.length) {
    const replies = [reply(calls.listConcernsOfFacility, onlyPage(data, total))]
    return renderComponent(<ConcernsOfFacility facilityId={12} />, { as: 'admin', replies })
  }

  it('name what was reported and how it stands, and say when there are more', async () => {
    ofFacility([{ ...one, status: 'closed', outcome: 'not confirmed' }], 101)
    const link = await screen.findByRole('link', { name: 'No licence: CN-7K3M-Q2XD' })
    expect(link).toHaveAttribute('href', '/admin/concerns/5')
    expect(screen.getByText('Not confirmed')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Reported on 8 April 2026')
    expect(screen.getByText('The newest 100 are shown.')).toBeVisible()
  })

  it('are none', async () => {
    ofFacility([])
    expect(await screen.findByText('No concern is linked to this facility.')).toBeVisible()
    expect(screen.queryByText('The newest 100 are shown.')).toBeNull()
  })
})
