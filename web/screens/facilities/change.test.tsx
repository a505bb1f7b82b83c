import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { changeRequestOnPage } from '@portal/contract/facilities/change-request-with-facility.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Request = Reply<typeof calls.showChange>['data']

const one: Request = { ...exampleOf(changeRequestOnPage), file_slug: null }

function show(as: 'admin' | 'user', overrides: Partial<Request> = {}, ...replies: FakeReply[]) {
  const data = { ...one, ...overrides }
  return renderScreen(paths.change(3), { as, replies: [reply(calls.showChange, { data }), ...replies] })
}

const answered = (message: string) => ({ message, data: { ...one, offered: [] } })

describe('a request for a change', () => {
  it('shows an officer the old beside the new, and why', async () => {
    show('admin', { offered: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Change of Sabongari Family Clinic' })).toBeVisible()
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['Address14 Bosso Road, Minna3 Paiko Road, Minna'])
    expect(screen.getByText('14 Bosso Road, Minna').tagName).toBe('DEL')
    expect(screen.getByText('3 Paiko Road, Minna').tagName).toBe('INS')
    expect(screen.getByText('Waiting for the ministry').parentElement?.textContent).toBe('Waiting for the ministry')
    expect(screen.getByText('We moved to a larger building.')).toBeVisible()
    expect(screen.getByText(/^Asked for on/)).toHaveTextContent('Asked for on 15 June 2026 at 10:00 by Amina Bello')
    expect(screen.getByText('No document was sent with it.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the facility' })).toHaveAttribute('href', paths.facility(12))
    expect(screen.getByRole('link', { name: 'Requests for changes' })).toHaveAttribute('href', paths.changes())
    for (const name of ['Accept', 'Refuse', 'Withdraw this request']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  it.each([
    { status: 'accepted', words: 'Accepted on 16 June 2026 at 09:30 by Hauwa Sani' },
    { status: 'refused', words: 'Refused on 16 June 2026 at 09:30 by Hauwa Sani' },
    { status: 'withdrawn', words: 'Withdrawn on 16 June 2026 at 09:30 by Hauwa Sani' },
  ] as const)('says to its owner that it is $status', async ({ status, words }) => {
    const ended = { ended_by: 'Hauwa Sani', ended_at: '2026-06-16T08:30:00.000Z', answer: 'Seen at the visit.' }
    show('user', { status, ...ended, offered: [] })
    expect((await screen.findByText('Seen at the visit.')).previousElementSibling).toHaveTextContent(words)
    const back = screen.getAllByRole('link', { name: 'Sabongari Family Clinic' })
    expect(back[0]).toHaveAttribute('href', paths.facility(12))
    expect(screen.queryByRole('link', { name: 'Requests for changes' })).toBeNull()
  })

  it.each([
    { as: 'admin', offered: ['Refuse change'], words: 'Refuse it, so that the owner asks again.' },
    { as: 'user', offered: ['Withdraw change'], words: 'Withdraw it and ask again.' },
  ] as const)('says to $as that it is outdated, and what stands there now', async ({ as, offered, words }) => {
    const changed_since = [{ field: 'address', before: '14 Bosso Road, Minna', after: '1 Airport Road, Minna' }]
    show(as, { outdated: 'This has changed since it was asked for', changed_since, offered: [...offered] })
    expect(await screen.findByText(`This has changed since it was asked for. ${words}`)).toBeVisible()
    const now = 'Address: now 1 Airport Road, Minna, when it was asked for 14 Bosso Road, Minna'
    expect(screen.getByText(now)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('says why it cannot be accepted yet', async () => {
    const sentence = 'The registration APP-2026-000152 of this facility is open'
    show('admin', { waits_for: [sentence], offered: ['Refuse change'] })
    const list = await screen.findByText(sentence)
    expect(list.parentElement?.previousElementSibling).toHaveTextContent(
      'The ministry cannot accept it yet, because this is missing or still open:',
    )
  })

  it('opens its document beside it, which can be closed and opened again', async () => {
    const { user } = show('admin', { file_slug: 'q7Yk2vT9cXw4LmB8sZ1dRf' }, wait(linkDocument))
    await user.click(await screen.findByRole('button', { name: /^Close/ }))
    expect(screen.queryByText('No document was sent with it.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open the document' }))
    expect(await screen.findByRole('button', { name: /^Close/ })).toBeVisible()
  })

  it('is accepted without a reason', async () => {
    const { user, sent } = show('admin', {}, reply(calls.decideChange, answered('The change is accepted')))
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this change?' }))
    expect(await dialog.findByText(/^The facility gets the new details at once\./)).toBeVisible()
    expect(dialog.getByLabelText('Reason (optional)')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The change is accepted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.decideChange).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/changes/3/decide', body: { decision: 'accepted', version: 0 } },
    ])
  })

  it('says of what no paper states that none is issued again', async () => {
    const { user } = show('admin', { kind: 'contacts' })
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(/No certificate or statement says them, so none is issued again\.$/)).toBeVisible()
  })

  it('is refused only with a reason', async () => {
    const { user, sent } = show('admin', {}, reply(calls.decideChange, answered('The change is refused')))
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this change?' }))
    const reason = await dialog.findByLabelText('Reason')
    expect(dialog.getByText('Nothing changes. The owner may ask again.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    expect(sent(calls.decideChange)).toEqual([])
    await enterText(user, reason, 'Send the tenancy agreement.')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('The change is refused')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = { decision: 'refused', reason: 'Send the tenancy agreement.', version: 0 }
    expect(sent(calls.decideChange)[0]?.body).toEqual(body)
  })

  it('is withdrawn by its owner after a question', async () => {
    const withdrawn = reply(calls.withdrawChange, answered('Your request is withdrawn'))
    const { user, sent } = show('user', { offered: ['Withdraw change'] }, withdrawn)
    await user.click(await screen.findByRole('button', { name: 'Withdraw this request' }))
    expect(sent(calls.withdrawChange)).toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this request?' }))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Your request is withdrawn')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.withdrawChange)[0]?.path).toBe('/api/changes/3/withdraw')
  })

  it('says that it does not exist', async () => {
    const missing = { code: 'not_found', status: 404, message: 'This request does not exist' } as const
    renderScreen(paths.change(3), { as: 'user', replies: [refusal(calls.showChange, missing)] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Request for a change' })).toBeVisible()
    expect(await screen.findAllByRole('link', { name: 'My facilities' })).not.toHaveLength(0)
  })
})

describe('the requests that wait', () => {
  it('are listed with what would change, and for whom each waits', async () => {
    const incomplete = { ...one, id: 4, is_complete: false }
    renderScreen(paths.changes(), { as: 'admin', replies: [reply(calls.listOpenChanges, onlyPage([one, incomplete]))] })
    const [name] = await screen.findAllByRole('link', { name: 'Sabongari Family Clinic' })
    expect(name).toHaveAttribute('href', '/admin/change/3')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Sabongari Family Clinic',
      '15 Jun 2026',
      'With us',
      'Amina Bello',
      'Chanchaga',
      'Address: 14 Bosso Road, Minna 3 Paiko Road, Minna',
      ...['Sabongari Family Clinic', '15 Jun 2026', 'With the owner: documents or payment', 'Amina Bello', 'Chanchaga'],
      'Address: 14 Bosso Road, Minna 3 Paiko Road, Minna',
    ])
  })

  it('are none', async () => {
    renderScreen(paths.changes(), { as: 'admin', replies: [reply(calls.listOpenChanges, onlyPage([]))] })
    expect(await screen.findByText('No request is waiting')).toBeVisible()
  })
})
