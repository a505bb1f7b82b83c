import { changePassword } from '@portal/contract/accounts/calls/own-account.ts'
import * as calls from '@portal/contract/accounts/calls/users.ts'
import { userAccount } from '@portal/contract/accounts/user-account.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../api/session.ts'
import { dutiesInWords } from '../../features/accounts/users/duty-words.ts'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const ibrahim = exampleOf(userAccount)
const page = { data: [ibrahim], total: 1, current_page: 1, last_page: 1, per_page: 10 }

describe('Users', () => {
  it('invites an officer and shows the generated password once', async () => {
    const { user, sent } = renderScreen(paths.users(), {
      as: 'admin',
      replies: [
        reply(calls.listUsers, page),
        reply(calls.inviteOfficer, { data: ibrahim, password: 'abcde-fghij', message: 'Ibrahim Musa is invited' }),
      ],
    })
    expect(await screen.findByRole('cell', { name: 'Review, Decide' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Invite officer' }))
    const form = within(screen.getByRole('dialog'))
    await enterText(user, form.getByLabelText('First name'), 'Ibrahim')
    await enterText(user, form.getByLabelText('Last name'), 'Musa')
    await enterText(user, form.getByLabelText('Email'), 'ibrahim.musa@health.example')
    await user.click(form.getByLabelText('Decide'))
    await user.click(form.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('abcde-fghij')).toBeVisible()
    expect(screen.getByText(/^Give this password to Ibrahim Musa, on paper or by phone\./)).toBeVisible()
    expect(sent(calls.inviteOfficer)[0]?.body).toMatchObject({ first_name: 'Ibrahim', duties: ['decide'] })
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(copy).toHaveBeenCalledWith('abcde-fghij')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('abcde-fghij')).toBeNull()
  })

  it('says that an invited officer gets a link by mail', async () => {
    const { user } = renderScreen(paths.users(), {
      as: 'admin',
      replies: [
        reply(calls.listUsers, page),
        reply(calls.inviteOfficer, { data: ibrahim, password: null, message: 'Ibrahim Musa is invited' }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Invite officer' }))
    const form = within(screen.getByRole('dialog', { name: 'Invite an officer' }))
    await enterText(user, form.getByLabelText('First name'), 'Ibrahim')
    await enterText(user, form.getByLabelText('Last name'), 'Musa')
    await enterText(user, form.getByLabelText('Email'), 'ibrahim.musa@health.example')
    await user.click(form.getByRole('button', { name: 'Invite' }))
    const told = within(await screen.findByRole('dialog', { name: 'The officer is invited' }))
    expect(told.getByText(/^Ibrahim Musa gets a mail at ibrahim\.musa@/)).toHaveTextContent(
      'with a link to choose a password. It can be used once within three days.',
    )
    await user.click(told.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the duties that wait, and confirms and withdraws them', async () => {
    const waiting = {
      id: 3,
      duties: ['decide', 'finance'],
      giver: 'Hadiza Bello',
      given_at: '2026-03-02T08:00:00Z',
      ends_at: '2026-03-09T08:00:00Z',
      offered: ['Confirm duties', 'Withdraw duties'],
    } as const
    const { duties, offered } = waiting
    const account = { ...ibrahim, waiting: [{ ...waiting, duties: [...duties], offered: [...offered] }] }
    const done = (message: string) => ({ data: ibrahim, message })
    const { user, sent } = renderScreen(paths.users(), {
      as: 'admin',
      replies: [
        reply(calls.listUsers, { ...page, data: [account] }),
        reply(calls.confirmDuties, done('The duties are confirmed')),
        reply(calls.withdrawDuties, done('The duties are withdrawn')),
      ],
    })
    const notice = within(
      await screen.findByRole('region', { name: 'Decide, Finance for Ibrahim Musa: not confirmed yet' }),
    )
    expect(notice.getByText(/^Given by/)).toHaveTextContent(
      'Given by Hadiza Bello, 2 March 2026 at 09:00. It ends by itself on 9 March 2026 at 09:00.',
    )
    await user.click(notice.getByRole('button', { name: 'Confirm duties' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('The duties are confirmed')).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Withdraw duties' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The duties are withdrawn')).toBeVisible()
    expect([sent(calls.confirmDuties)[0]?.path, sent(calls.withdrawDuties)[0]?.path]).toEqual([
      '/api/users/2/duties/3/confirm',
      '/api/users/2/duties/3/withdraw',
    ])
    expect(sent(calls.listUsers).some(({ query }) => query.waiting === 'yes')).toBe(true)
  })

  it('is not in the menu of an officer without the duty', async () => {
    renderScreen(paths.statuses(), { as: 'admin', session: { duties: ['review'] } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: 'Facility Management' })).toBeVisible()
    for (const name of ['Users', 'Facility types', 'States']) expect(screen.queryByRole('link', { name })).toBeNull()
  })
})

describe('one account', () => {
  it('shows what the duties allow, and offers only what the server offers', async () => {
    renderScreen(paths.user(2), {
      as: 'admin',
      replies: [reply(calls.showUser, { data: { ...ibrahim, offered: ['Change account', 'Enable'] } })],
    })
    expect(await screen.findByText(/^Approve, temporarily approve and decline/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Enable account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull()
  })

  it('shows the password after a reset', async () => {
    const { user } = renderScreen(paths.user(2), {
      as: 'admin',
      replies: [
        reply(calls.showUser, { data: ibrahim }),
        reply(calls.resetUserPassword, { data: ibrahim, password: 'abcde-fghij', message: 'The password is reset' }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Reset password' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('abcde-fghij')).toBeVisible()
  })
})

describe('a generated password', () => {
  it('must be replaced before any other screen opens', async () => {
    const { user, sent } = renderScreen(paths.statuses(), {
      as: 'admin',
      session: { must_change_password: true },
      replies: [reply(changePassword, undefined)],
    })
    await enterText(user, await screen.findByLabelText('The password you were given'), 'abcde-fghij')
    await enterText(user, screen.getByLabelText('Your own password'), 'nine-yellow-boats')
    await enterText(user, screen.getByLabelText('Repeat your own password'), 'nine-yellow-boats')
    expect(screen.queryByRole('link', { name: 'Facility Management' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save my password' }))
    expect(await screen.findByRole('heading', { name: 'What each status means' })).toBeVisible()
    await waitFor(() => expect(currentSession()?.must_change_password).toBe(false))
    expect(sent(changePassword)[0]?.body).toMatchObject({ current_password: 'abcde-fghij' })
  })
})

describe('the accounts', () => {
  it('are listed with duties, and narrowed', async () => {
    const owner = { ...ibrahim, id: 7, first_name: 'Amina', privilege_type: 'user', last_signed_in_at: null } as const
    const { user, sent } = renderScreen(paths.users(), {
      as: 'admin',
      replies: [reply(calls.listUsers, onlyPage([ibrahim, { ...owner, duties: [], state: 'invited' }]))],
    })
    expect(await screen.findByRole('link', { name: 'Ibrahim Musa' })).toHaveAttribute('href', '/admin/users/2')
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(2)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Review, Decide', '2 Mar 2026, 09:00', 'active'],
      ['Owner', 'Never', 'invited'],
    ])
    await user.selectOptions(screen.getByLabelText('Who'), 'Owners')
    await user.selectOptions(screen.getByLabelText('Account'), 'Disabled')
    expect(sent(calls.listUsers).at(-1)?.query).toEqual({ privilege_type: 'user', state: 'disabled' })
  })

  it('are searched, and more of them shown on a page, in the address', async () => {
    const many = { ...page, total: 40, last_page: 4 }
    const { user, sent, address } = renderScreen(`${paths.users()}?state=active`, {
      as: 'admin',
      replies: [reply(calls.listUsers, many)],
    })
    await enterText(user, await screen.findByLabelText('Name, email or phone'), 'musa')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`${paths.users()}?state=active&q=musa`))
    await user.selectOptions(await screen.findByLabelText('Rows on a page'), '30')
    await waitFor(() =>
      expect(sent(calls.listUsers).at(-1)?.query).toEqual({ state: 'active', q: 'musa', per_page: '30' }),
    )
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(sent(calls.listUsers).at(-1)?.query).toMatchObject({ page: '2', per_page: '30' }))
  })

  it('that match nothing say so', async () => {
    renderScreen(`${paths.users()}?q=nobody`, { as: 'admin', replies: [reply(calls.listUsers, onlyPage([]))] })
    expect(await screen.findByText('No account matches')).toBeVisible()
  })

  it('have their duties in words', () => {
    expect(dutiesInWords([])).toBe('Reads only')
    expect(dutiesInWords(['finance', 'audit'])).toBe('Finance, Audit')
    expect(dutiesInWords(['review', 'inspect', 'decide', 'finance', 'catalogue', 'settings', 'users', 'audit'])).toBe(
      'All',
    )
  })
})
