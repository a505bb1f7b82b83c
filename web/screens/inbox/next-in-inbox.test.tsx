import { showConcern } from '@portal/contract/concerns/calls.ts'
import { concernDetails } from '@portal/contract/concerns/concern.ts'
import * as calls from '@portal/contract/inbox/calls.ts'
import { type InboxItem, inboxItem } from '@portal/contract/inbox/inbox-item.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { inboxOf } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(inboxItem)
const concernOf = (id: number): InboxItem => ({ ...one, kind: 'concern', id, page_id: id, title: `House ${id}` })
const place = '2026-10-06T09:00:00.000Z 5 concern'
const from = (path: string, inbox = '') => `${path}?${new URLSearchParams({ inbox, after: place })}`

function show(at: string, ...replies: FakeReply[]) {
  const concern = reply(showConcern, { data: { ...exampleOf(concernDetails), has_photo: false } })
  return renderScreen(at, { as: 'admin', replies: [...replies, concern] })
}

const bar = async () => within(await screen.findByRole('navigation', { name: 'Inbox' }))

it('leads from one thing of the inbox to the next, with how many are left', async () => {
  const { user, sent, address } = show(
    from('/admin/concerns/5'),
    reply(calls.listInbox, inboxOf([concernOf(6), concernOf(7)], { total: 12 })),
    reply(calls.listInbox, inboxOf([concernOf(7)])),
  )
  expect(await (await bar()).findByText('12 things in your inbox are behind this one.')).toBeVisible()
  expect(sent(calls.listInbox)[0]?.query).toEqual({ after: place, per_page: '3' })
  await user.click((await bar()).getByRole('link', { name: 'Next in the inbox' }))
  await waitFor(() => expect(address()).toContain('/admin/concerns/6?inbox=&after='))
  expect(await (await bar()).findByText('One thing in your inbox is behind this one.')).toBeVisible()
})

it('stays with the kind that was chosen, and leads back to it at the end', async () => {
  const { sent } = show(from('/admin/concerns/5', 'concern'), reply(calls.listInbox, inboxOf([])))
  expect(await (await bar()).findByText('You are at the end of your inbox.')).toBeVisible()
  expect(sent(calls.listInbox)[0]?.query).toEqual({ kind: 'concern', after: place, per_page: '3' })
  const back = (await bar()).getByRole('link', { name: 'Back to the inbox' })
  expect(back).toHaveAttribute('href', paths.inbox('concern'))
})

it('passes over what has the same page', async () => {
  show(from('/admin/concerns/5'), reply(calls.listInbox, inboxOf([concernOf(5), concernOf(6)], { total: 4 })))
  expect(await (await bar()).findByText('3 things in your inbox are behind this one.')).toBeVisible()
  const next = (await bar()).getByRole('link', { name: 'Next in the inbox' })
  expect(next.getAttribute('href')).toContain('/admin/concerns/6?')
})

it('says that not everything was counted', async () => {
  show(from('/admin/concerns/5'), reply(calls.listInbox, inboxOf([concernOf(6)], { total: 1004, or_more: true })))
  expect(await (await bar()).findByText('1,004+ things in your inbox are behind this one.')).toBeVisible()
})

it('says that it is looking, and can look again after an error', async () => {
  const away = { code: 'unexpected', status: 500, message: 'Something went wrong.' } as const
  const { user } = show(from('/admin/concerns/5'), refusal(calls.listInbox, away), wait(calls.listInbox))
  await user.click(await (await bar()).findByRole('button', { name: 'Try again' }))
  expect(await (await bar()).findByText('Looking for the next thing in your inbox')).toBeVisible()
})

it('is not there on a page that was opened otherwise', async () => {
  const { sent } = show('/admin/concerns/5')
  expect(await screen.findByRole('heading', { name: 'What was reported' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Inbox' })).toBeNull()
  expect(sent(calls.listInbox)).toEqual([])
})
