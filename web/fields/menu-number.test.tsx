import * as calls from '@portal/contract/inbox/calls.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { screens } from '../app/screens.ts'
import { reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { MenuNumber } from './menu-number.tsx'

const data = {
  inbox: { total: 13, over_time: 2 },
  registrations: { total: 1000, or_more: true as const },
  payments: { total: 14 },
  changes: { total: 2 },
  representations: { total: 0 },
  concerns: { total: 3 },
  inspections: { total: 5 },
  visits: { total: 2 },
  facilities: { total: 300 },
  renewals: { total: 88 },
  penalties: { total: 11 },
}

it.each([
  ['inbox', 'The menu counts everything here: 13.', null],
  ['registrations', 'The menu counts those with the ministry: 1,000+.', '/admin/all/registrations?with=ministry'],
  ['payments', 'The menu counts those to confirm: 14.', null],
  ['changes', 'The menu counts those that wait for the ministry: 2.', null],
  ['concerns', 'The menu counts those that are new or in hand: 3.', '/admin/concerns?status=open'],
  [
    'inspections',
    'The menu counts visits to plan, reports, replies and comments that wait for you: 5.',
    '/admin/inbox',
  ],
  ['visits', 'The menu counts those that are due: 2.', '/admin/inbox?kind=visit'],
  ['facilities', 'The menu counts every facility: 300.', null],
  ['renewals', 'The menu counts licences that can be renewed now: 88.', null],
  ['penalties', 'The menu counts those that are open: 11.', '/admin/all/penalties?state=open'],
] as const)('says what the number of %s counts', async (of, sentence, list) => {
  renderComponent(<MenuNumber of={of} />, { as: 'admin', replies: [reply(calls.countInbox, { data })] })
  const said = await screen.findByText(/^The menu counts/)
  expect(said).toHaveTextContent(sentence)
  expect(said.querySelector('a')?.getAttribute('href') ?? null).toBe(list)
})

it('says nothing where the menu has no number', async () => {
  const { sent } = renderComponent(<MenuNumber of="representations" />, {
    as: 'admin',
    replies: [reply(calls.countInbox, { data })],
  })
  await expect.poll(() => sent(calls.countInbox)).toHaveLength(1)
  expect(screen.queryByText(/^The menu counts/)).toBeNull()
})

it('is on the page of every entry with a number', () => {
  const sources = Object.values(
    import.meta.glob<string>('../screens/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  )
  const counted = screens.flatMap(({ menu }) => menu?.count ?? [])
  expect(counted).toHaveLength(11)
  expect(counted.filter((of) => !sources.some((text) => text.includes(`<MenuNumber of="${of}" />`)))).toEqual([])
})
