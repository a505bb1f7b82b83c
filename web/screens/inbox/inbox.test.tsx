import * as calls from '@portal/contract/inbox/calls.ts'
import { type InboxItem, inboxItem } from '@portal/contract/inbox/inbox-item.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { type InboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { inboxOf } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(inboxItem)
const payment: InboxItem = {
  ...one,
  kind: 'payment',
  id: 7,
  page_id: 7,
  title: '₦100,000 from Nasara Hospital',
  detail: 'Reference TRF055433, UBA',
  days: 19,
  is_late: false,
  is_near: true,
  next: 'Confirm',
}
const concern: InboxItem = {
  ...payment,
  kind: 'concern',
  id: 5,
  page_id: 5,
  title: 'Blue house',
  detail: 'Concern: No licence',
  lga: null,
  days: 1,
  is_near: false,
  assignee: { id: 2, first_name: 'Ibrahim', last_name: 'Musa' },
  next: 'Open',
}

const show = (address: string, ...replies: Parameters<typeof reply<typeof calls.listInbox>>[1][]) =>
  renderScreen(address, { as: 'admin', replies: replies.map((body) => reply(calls.listInbox, body)) })

it('lists what waits with its age, who has it and the one next action', async () => {
  show(paths.inbox(), inboxOf([one, payment, concern]))
  const list = within(await screen.findByRole('list', { name: 'Inbox' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unity Hospital, SulejaResubmitted with 2 corrections48 days (over time)Review Unity Hospital',
    '₦100,000 from Nasara Hospital, SulejaReference TRF055433, UBA19 days (nearly over time)Confirm ₦100,000 from Nasara Hospital',
    'Blue houseConcern: No licenceIbrahim Musa1 dayOpen Blue house',
  ])
  const after = '2026-10-06T09%3A00%3A00.000Z'
  expect(list.getByRole('link', { name: 'Unity Hospital, Suleja' })).toHaveAttribute(
    'href',
    `/admin/registration/approval/41?inbox=&after=${after}+41+application`,
  )
  expect(list.getByRole('link', { name: 'Open Blue house' })).toHaveAttribute(
    'href',
    `/admin/concerns/5?inbox=&after=${after}+5+concern`,
  )
  expect(screen.getByText('1 over time')).toBeVisible()
})

it.each<[InboxKind, string]>([
  ['application', '/admin/registration/approval/9'],
  ['decision', '/admin/registration/approval/9'],
  ['temporary approval', '/admin/registration/approval/9'],
  ['payment', '/admin/payments'],
  ['change', '/admin/change/9'],
  ['representation', '/admin/representations'],
  ['concern', '/admin/concerns/9'],
  ['condition', '/admin/registration/approval/9'],
  ['flag', '/admin/single-facility/9'],
  ['duties', '/admin/users/9'],
  ['bank account', '/admin/settings'],
])('leads from a %s to where it is dealt with', async (kind, address) => {
  show(paths.inbox(), inboxOf([{ ...one, kind, page_id: 9 }]))
  const link = await screen.findByRole('link', { name: 'Review Unity Hospital' })
  expect(link.getAttribute('href')?.split('?')[0]).toBe(address)
})

it('has a tab for each kind of which something waits, and for the chosen one', async () => {
  const kinds = inboxKindNames.map((kind) => ({ kind, total: 0, over_time: 0 }))
  const counted = kinds.map((row) => {
    if (row.kind === 'application') return { ...row, total: 1000, or_more: true as const }
    return row.kind === 'payment' ? { ...row, total: 4 } : row
  })
  const { user, sent, address } = show(
    paths.inbox('flag'),
    inboxOf([], { kinds: counted }),
    inboxOf([payment], { kinds: counted }),
  )
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the whole inbox' })).toHaveAttribute('href', '/admin/inbox')
  const tabs = within(screen.getByRole('navigation', { name: 'What waits, by kind' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 1,004+',
    'Applications 1,000+',
    'Payments 4',
    'Flags 0',
  ])
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Flags')
  await user.click(tabs.getByRole('link', { name: 'Payments 4' }))
  expect(await screen.findByText('Reference TRF055433, UBA')).toBeVisible()
  expect(address()).toBe('/admin/inbox?kind=payment')
  expect(sent(calls.listInbox).map(({ query }) => query)).toEqual([{ kind: 'flag' }, { kind: 'payment' }])
})

it('keeps the tabs of many kinds in one line, with a choice of the others', async () => {
  const kinds = inboxKindNames.map((kind) => ({ kind, total: 2, over_time: 0 }))
  const { user, address } = show(paths.inbox(), inboxOf([payment], { kinds }), inboxOf([concern], { kinds }))
  const tabs = within(await screen.findByRole('navigation', { name: 'What waits, by kind' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))).toEqual([
    'All',
    'Applications',
    'Decisions',
    'Sign-offs',
    'Ended approvals',
    'Payments',
  ])
  await user.selectOptions(screen.getByLabelText('More kinds'), 'Concerns (2)')
  expect(await screen.findByText('Concern: No licence')).toBeVisible()
  expect(address()).toBe('/admin/inbox?kind=concern')
  await user.click(screen.getByRole('button', { name: 'Remove the filter More kinds' }))
  expect(address()).toBe('/admin/inbox')
})

it('turns the pages', async () => {
  const page = { total: 16, last_page: 2 }
  const { user, sent } = show(paths.inbox(), inboxOf([one], page), inboxOf([payment], { ...page, current_page: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Reference TRF055433, UBA')).toBeVisible()
  expect(sent(calls.listInbox).at(-1)?.query).toEqual({ page: '2' })
})

it('says that nothing waits, and leads on', async () => {
  show(paths.inbox(), inboxOf([]))
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all registrations' })).toHaveAttribute(
    'href',
    '/admin/all/registrations',
  )
})

it('can be loaded again after an error', async () => {
  const { user } = renderScreen(paths.inbox(), {
    as: 'admin',
    replies: [
      refusal(calls.listInbox, { code: 'unexpected', status: 500, message: 'Something went wrong.' }),
      reply(calls.listInbox, inboxOf([one])),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Resubmitted with 2 corrections')).toBeVisible()
})

it('is in the menu with how much waits, red once something is over time', async () => {
  const nothing = { total: 0 }
  const lists = {
    registrations: nothing,
    payments: nothing,
    changes: nothing,
    representations: nothing,
    facilities: nothing,
    renewals: nothing,
    penalties: nothing,
  }
  renderScreen(paths.inbox(), {
    as: 'admin',
    replies: [
      reply(calls.listInbox, inboxOf([one])),
      reply(calls.countInbox, { data: { ...lists, inbox: { total: 13, over_time: 2 } } }),
    ],
  })
  const count = await screen.findByText(/^13/)
  expect(count).toHaveTextContent('13 (2 over time)')
  expect(count).toHaveAttribute('data-late', 'true')
  const entry = within(count.closest('li') ?? document.body).getByRole('link', { name: 'Inbox' })
  expect(entry).toHaveAttribute('href', '/admin/inbox')
})
