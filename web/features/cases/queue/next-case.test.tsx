import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { comment } from '@portal/contract/applications/comment.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { aRegistration } from '../../../testing/facilities.ts'
import { type FakeReply, refusal, reply, wait } from '../../../testing/fake-portal.ts'
import { registrationPage } from '../../../testing/officer-replies.ts'
import { registrationDetails, registrationReplies, reviewOf } from '../../../testing/registration-details.ts'
import { renderScreen } from '../../../testing/render.tsx'

const queue = 'status=pending&page=2&per_page=30&sort=name'
const following = (total = 1, or_more = false) =>
  reply(calls.listRegistrations, { ...registrationPage([aRegistration({ id: 32 })]), total, or_more })
const nothing = reply(calls.listRegistrations, registrationPage([]))

function show(at: string, ...replies: FakeReply[]) {
  const shown = registrationDetails({ offered: ['Temporary Approval', 'Decline'] })
  const next = reply(calls.showRegistration, registrationDetails({}, { id: 32 }), ({ path }) => path.endsWith('/32'))
  const reviews = [
    reply(calls.reviewRegistration, reviewOf(registrationDetails({}, { id: 32 })), ({ path }) => path.includes('/32/')),
    reply(calls.reviewRegistration, reviewOf(shown)),
  ]
  return renderScreen(at, { as: 'admin', replies: [...replies, next, ...reviews, ...registrationReplies(shown)] })
}

const bar = async () => within(await screen.findByRole('navigation', { name: 'Queue' }))

describe('a case that was opened out of the queue', () => {
  it('links to the next case with the filters and order of the queue, and back to the list', async () => {
    const { sent } = show(paths.registration(31, queue), following(12))
    const next = await (await bar()).findByRole('link', { name: 'Next application' })
    expect(next).toHaveAttribute('href', paths.registration(32, queue))
    expect((await bar()).getByText('12 applications are behind this one.')).toBeVisible()
    const query = { status: 'pending', sort: 'name', after: '31', per_page: '1' }
    expect(sent(calls.listRegistrations)[0]?.query).toEqual(query)
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Registrations' })).toBeVisible()
    const approval = screen.getByRole('link', { name: 'Consideration and Approval' })
    expect(approval).toHaveAttribute('href', paths.review(31, queue))
  })

  it('links from one Consideration and Approval page to the next', async () => {
    const { user, sent, address } = show(paths.review(31, ''), following(), nothing, nothing)
    const next = await (await bar()).findByRole('link', { name: 'Next application' })
    expect((await bar()).getByText('One application is behind this one.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', paths.registration(31, ''))
    const own = { with: 'ministry', assignee: 'me', sort: 'submitted_at', after: '31', per_page: '1' }
    expect(sent(calls.listRegistrations)[0]?.query).toEqual(own)
    await user.click(next)
    await waitFor(() => expect(address()).toBe(paths.review(32, '')))
    expect(await screen.findByText('You are at the end of the queue.')).toBeVisible()
    const back = (await bar()).getByRole('link', { name: 'Back to the queue' })
    expect(back).toHaveAttribute('href', paths.registrations())
  })

  it('prefers the officer’s own cases to those that nobody has', async () => {
    const { sent } = show(paths.review(31, ''), nothing, following(3))
    expect(await (await bar()).findByText('3 applications are behind this one.')).toBeVisible()
    expect(sent(calls.listRegistrations).map(({ query }) => query)).toEqual([
      { with: 'ministry', assignee: 'me', sort: 'submitted_at', after: '31', per_page: '1' },
      { with: 'ministry', assignee: 'nobody', sort: 'submitted_at', after: '31', per_page: '1' },
    ])
  })

  it.each([paths.review(31, ''), paths.registration(31, '')])(
    'goes on from one’s own case to any that nobody has: %s',
    async (at) => {
      const own = registrationDetails({ case: { ...exampleOf(registrationCase), offered: ['Put back'] } })
      const { sent } = renderScreen(at, {
        as: 'admin',
        replies: [nothing, following(3), reply(calls.reviewRegistration, reviewOf(own)), ...registrationReplies(own)],
      })
      expect(await (await bar()).findByText('3 applications are behind this one.')).toBeVisible()
      expect(sent(calls.listRegistrations).at(-1)?.query).toEqual({
        with: 'ministry',
        assignee: 'nobody',
        sort: 'submitted_at',
        per_page: '1',
      })
    },
  )

  it('does not link to itself while the next case is loading', async () => {
    const { user, address } = show(paths.review(31, ''), following(), wait(calls.listRegistrations))
    await user.click(await (await bar()).findByRole('link', { name: 'Next application' }))
    await waitFor(() => expect(address()).toBe(paths.review(32, '')))
    expect(await (await bar()).findByText('Looking for the next application')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Next application' })).toBeNull()
  })

  it('refetches the next case after an action on this one', async () => {
    const { user, sent } = show(
      paths.review(31, ''),
      reply(contents.addComment, { data: exampleOf(comment) }),
      following(2),
    )
    expect(await (await bar()).findByText('2 applications are behind this one.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'More' }))
    await enterText(user, await screen.findByLabelText('Comment'), 'Seen.')
    expect(sent(calls.listRegistrations)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    await waitFor(() => expect(sent(calls.listRegistrations)).toHaveLength(2))
  })

  it('shows a minimum if the list is not counted completely', async () => {
    show(paths.review(31, 'q=clinic'), following(1500, true))
    expect(await (await bar()).findByText('1,500 applications or more are behind this one.')).toBeVisible()
  })

  it('shows the error if the next case cannot be loaded, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(paths.review(31, ''), refusal(calls.listRegistrations, away), following())
    await user.click(await (await bar()).findByRole('button', { name: 'Try again' }))
    expect(await (await bar()).findByRole('link', { name: 'Next application' })).toBeVisible()
  })
})

describe('a case that was opened without a queue', () => {
  it('has no queue bar', async () => {
    const { sent } = show(paths.registration(31))
    expect(await screen.findByRole('link', { name: 'Facility Management' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Queue' })).toBeNull()
    expect(sent(calls.listRegistrations)).toEqual([])
  })

  it('has no queue bar for an owner, even with a queue in the URL', async () => {
    renderScreen(paths.registration(31, queue), { as: 'user', replies: registrationReplies(registrationDetails()) })
    expect(await screen.findByText('not submitted yet')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Queue' })).toBeNull()
  })
})
