import { issueResetCode } from '@portal/contract/accounts/calls/password-reset.ts'
import { removeSecondFactorOf } from '@portal/contract/accounts/calls/second-factor.ts'
import * as calls from '@portal/contract/accounts/calls/users.ts'
import { type UserAccount, userAccount } from '@portal/contract/accounts/user-account.ts'
import { listOfficers } from '@portal/contract/cases/calls.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const ibrahim = exampleOf(userAccount)

function show(overrides: Partial<UserAccount>, ...replies: FakeReply[]) {
  const data = { ...ibrahim, ...overrides }
  return renderScreen(paths.user(2), { as: 'admin', replies: [reply(calls.showUser, { data }), ...replies] })
}

async function details() {
  const section = within(await screen.findByRole('region', { name: 'Details' }))
  return section.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

describe('an account', () => {
  it('of an officer shows the cases, who invited them, and when they logged in', async () => {
    show({})
    expect(await details()).toEqual([
      'Role: Officer of the ministry',
      'Email: ibrahim.musa@health.example',
      'Phone number: +234 803 123 4567',
      'Account since: 5 January 2026',
      'Invited by: Hadiza Bello',
      'Last logged in: 2 March 2026 at 09:00',
      'Logged in on: 1 device',
      'Applications: 4',
    ])
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Audit record' })).toHaveAttribute(
      'href',
      '/admin/audit?about=account&about_id=2',
    )
    const duties = within(screen.getByRole('region', { name: 'Duties' })).getAllByRole('listitem')
    expect(duties.map((duty) => duty.firstElementChild?.textContent)).toEqual(['Review', 'Decide'])
  })

  it('of an owner shows the facilities, and since when it is disabled', async () => {
    const disabled = '2026-05-01T08:00:00Z'
    const owner = { privilege_type: 'user', duties: [], invited_by: null, facilities: 3, sessions: 2 } as const
    show({ ...owner, duties: [], disabled_at: disabled, last_signed_in_at: null })
    expect((await details()).filter((line) => !/^(Email|Phone|Account)/.test(line))).toEqual([
      'Role: Owner or manager of facilities',
      'Last logged in: Never',
      'Logged in on: 2 devices',
      'Facilities: 3',
      'Disabled since: 1 May 2026',
    ])
    expect(screen.queryByRole('region', { name: 'Duties' })).toBeNull()
  })

  it('is corrected, unless somebody else has changed it', async () => {
    const saved = reply(calls.changeUser, { data: ibrahim, message: 'Saved' })
    const { user, sent } = show({}, saved)
    await user.click(await screen.findByRole('button', { name: 'Change name or phone' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change name or phone' }))
    const first = await dialog.findByLabelText('First name')
    expect(dialog.getByLabelText('Last name')).toHaveValue('Musa')
    await user.clear(first)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Enter the first name' })).toBeVisible()
    expect(sent(calls.changeUser)).toEqual([])
    await enterText(user, first, 'Ibraheem')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.changeUser)[0]).toMatchObject({
      path: '/api/users/2',
      body: { first_name: 'Ibraheem', last_name: 'Musa' },
    })
    expect(sent(calls.changeUser)[0]?.headers['if-match']).toBe('"2026-01-05T08:00:00Z"')
  })

  it('gets other duties, beginning with the present ones', async () => {
    const saved = reply(calls.changeUser, { data: ibrahim, message: 'Saved' })
    const { user, sent } = show({}, saved)
    await user.click(await screen.findByRole('button', { name: 'Change duties' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Duties of Ibrahim' }))
    const decide = await dialog.findByLabelText('Decide')
    expect(decide).toBeChecked()
    await user.click(decide)
    const audit = dialog.getByLabelText('Audit')
    expect(audit).toHaveAccessibleDescription('The audit record: read it, check it and download it.')
    await user.click(audit)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.changeUser)[0]?.body).toEqual({ duties: ['review', 'audit'] })
  })

  it('is not overwritten with what its form had before somebody else changed it', async () => {
    const since: UserAccount = {
      ...ibrahim,
      duties: ['review', 'decide', 'finance'],
      updated_at: '2026-03-03T08:00:00Z',
    }
    const message = 'Somebody else changed this meanwhile. Look at it again'
    const stale = refusal(calls.changeUser, { code: 'stale', status: 412, message })
    const { user, sent } = show({}, reply(calls.showUser, { data: since }), stale)
    const openForm = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change duties' }))
      const dialog = within(screen.getByRole('dialog', { name: 'Duties of Ibrahim' }))
      return { dialog, audit: await dialog.findByLabelText('Audit') }
    }
    const { dialog, audit } = await openForm()
    const shown = within(screen.getByRole('region', { name: 'Duties' }))
    await user.click(audit)
    for (const attempt of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(sent(calls.changeUser)).toHaveLength(attempt))
      expect(await dialog.findByRole('alert')).toHaveTextContent(message)
      expect(await shown.findByText('Finance', { selector: 'strong' })).toBeInTheDocument()
    }
    const versions = sent(calls.changeUser).map(({ headers }) => headers['if-match'])
    expect(versions).toEqual(['"2026-01-05T08:00:00Z"', '"2026-01-05T08:00:00Z"'])
  })

  it('without duties may only read, and nothing can be changed of the last one', async () => {
    show({ duties: [], offered: ['Change account'] })
    expect(await screen.findByText('Ibrahim may read, and nothing else.')).toBeVisible()
    expect(screen.getByText(/^Nothing can be changed here: this is your own account/)).toBeVisible()
    const access = within(screen.getByRole('region', { name: 'Access' }))
    expect(access.queryByRole('button')).toBeNull()
  })
})

const done = (message: string) => ({ data: ibrahim, message })

describe('the access of an account', () => {
  it.each([
    {
      offered: 'Enable',
      label: 'Enable account',
      title: 'Enable the account of Ibrahim Musa?',
      confirm: 'Enable',
      call: calls.enableUser,
      path: '/api/users/2/enable',
    },
    {
      offered: 'End sessions',
      label: 'Log out everywhere',
      title: 'Log Ibrahim Musa out everywhere?',
      confirm: 'Log out',
      call: calls.endUserSessions,
      path: '/api/users/2/end-sessions',
    },
  ] as const)('changes after a question: $label', async ({ offered, label, title, confirm, call, path }) => {
    const { user, sent } = show({ offered: [offered] }, reply(call, done('It is done')))
    const access = within(await screen.findByRole('region', { name: 'Access' }))
    expect(access.getAllByRole('button').map((button) => button.textContent)).toEqual([label])
    await user.click(access.getByRole('button', { name: label }))
    const dialog = within(screen.getByRole('dialog', { name: title }))
    await user.click(dialog.getByRole('button', { name: confirm }))
    expect(await screen.findByText('It is done')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(call).map((request) => request.path)).toEqual([path])
  })

  it('ends when it is disabled: what the officer had goes to the chosen one, and is listed', async () => {
    const aisha = { id: 7, first_name: 'Aisha', last_name: 'Bello' }
    const himself = { id: 2, first_name: 'Ibrahim', last_name: 'Musa' }
    const handed_over = [
      { kind: 'application' as const, id: 31, title: 'Alheri Clinic, APP-2026-000031' },
      { kind: 'concern' as const, id: 5, title: 'CN-7K3M-Q2XD' },
    ]
    const { user, sent } = show(
      { offered: ['Disable'] },
      reply(listOfficers, { data: [aisha, himself] }),
      reply(calls.disableUser, { ...done('It is done'), handed_over }),
    )
    await user.click(await screen.findByRole('button', { name: 'Disable account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account of Ibrahim Musa?' }))
    const successor = dialog.getByRole('combobox', { name: /^Who gets the applications and concerns of Ibrahim/ })
    await within(successor).findByRole('option', { name: 'Aisha Bello' })
    expect(
      within(successor)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nobody', 'Aisha Bello'])
    await user.selectOptions(successor, 'Aisha Bello')
    await user.click(dialog.getByRole('button', { name: 'Disable' }))
    const listed = within(await screen.findByRole('dialog', { name: 'What Ibrahim Musa had' }))
    const links = listed.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Alheri Clinic, APP-2026-000031', paths.review(31)],
      ['CN-7K3M-Q2XD', paths.aConcern(5)],
    ])
    expect(sent(calls.disableUser).map(({ path, body }) => [path, body])).toEqual([
      ['/api/users/2/disable', { successor_id: 7 }],
    ])
  })

  it('is given back with a one-time code, which is shown once', async () => {
    const made = reply(issueResetCode, { data: { code: 'K7M2-QXT9', ends_at: '2026-04-08T10:35:00.000Z' } })
    const { user } = show({ offered: ['Make one-time code'] }, made)
    await user.click(await screen.findByRole('button', { name: 'Make a one-time code' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Make a one-time code for Ibrahim Musa?' }))
    await user.click(dialog.getByRole('button', { name: 'Make the code' }))
    const shown = within(await screen.findByRole('dialog', { name: 'The one-time code' }))
    expect(shown.getByText('K7M2-QXT9')).toBeVisible()
    expect(shown.getByText(/^Give this code to Ibrahim Musa/)).toHaveTextContent(
      'ibrahim.musa@health.example within an hour',
    )
    await user.click(shown.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('K7M2-QXT9')).toBeNull()
  })

  it('no longer asks for a second factor that is lost', async () => {
    const { user, sent } = show({ offered: ['Remove second factor'] }, reply(removeSecondFactorOf, undefined))
    await user.click(await screen.findByRole('button', { name: 'Remove second factor' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove the second factor of Ibrahim Musa?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The second factor is removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(removeSecondFactorOf)).toHaveLength(1)
  })
})
