import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import type { Reply } from '@portal/contract/call.ts'
import { listOfficers } from '@portal/contract/cases/calls.ts'
import { bankAccount } from '@portal/contract/money/bank-account.ts'
import * as accounts from '@portal/contract/money/calls/bank-account.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { type OfficeHolder, officeHolder } from '@portal/contract/settings/office-holder.ts'
import { type Settings, settings } from '@portal/contract/settings/settings.ts'
import { settingSections } from '@portal/domain/settings/settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, noAnswer, portalSettings, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { enterDate } from '../../testing/typed-date.ts'

const currentSettings = exampleOf(settings)
const sule: OfficeHolder = { ...exampleOf(officeHolder), user: null }
const change: Reply<typeof calls.showSettings>['changes'][number] = {
  id: 3,
  name: 'temporary_months',
  value: 3,
  start_date: '2027-01-01',
  recorded_at: '2026-11-20T08:15:00.000Z',
  user: { first_name: 'Hadiza', last_name: 'Bello' },
}

const states = reply(places.listStates, {
  data: [
    { id: 15, name: 'Federal Capital Territory' },
    { id: 27, name: 'Niger' },
  ],
})

const shown = (data: Partial<Settings> = {}, changes = [change]) =>
  reply(calls.showSettings, {
    data: { ...currentSettings, ...data },
    changes,
    public_url: 'https://licences.example.org',
  })
const paidTo = (replied: Partial<Reply<typeof accounts.showBankAccount>> = {}) =>
  reply(accounts.showBankAccount, {
    data: null,
    proposed: null,
    history: [],
    may_confirm: false,
    needs_confirmation: true,
    ...replied,
  })
const holding = (...holders: (typeof sule)[]) => reply(calls.listOfficeHolders, { data: holders })

const show = (...replies: FakeReply[]) => showAt(paths.ministrySettings(), ...replies)

function showAt(address: string, ...replies: FakeReply[]) {
  return renderScreen(address, {
    as: 'admin',
    replies: [...replies, states, holding(sule), paidTo(), shown()],
  })
}

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('Ministry settings', () => {
  it('are in the menu under Settings', async () => {
    show()
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true')
  })

  it('are all on one page, section by section', async () => {
    show()
    await sectionOf('Names and address')
    const titles = Object.values(settingSections).map(({ title }) => title)
    expect(titles.filter((title) => screen.queryByRole('region', { name: title }) === null)).toEqual([])
  })

  it('are where a link to a section of the settings leads, as it was before there was a page of all settings', async () => {
    const { address } = showAt('/admin/settings#bank-account')
    await sectionOf('Names and address')
    expect(address()).toBe('/admin/settings/ministry')
  })

  it('show the current value, its first day and the planned change', async () => {
    show()
    const names = await sectionOf('Names and address')
    expect(names.getByText('Niger State Ministry of Health')).toBeVisible()
    expect(names.getByText('Niger State Ministry of Health and Nutrition')).toBeVisible()
    expect(names.getByText('1 January 2027')).toBeVisible()
    expect(await names.findByText('Niger')).toBeVisible()
    const dates = await sectionOf('Certificates and dates')
    expect(dates.getByText('Until 31 December of the year in which it begins')).toBeVisible()
    expect(dates.getByText('6 months')).toBeVisible()
    const renewals = await sectionOf('Renewals')
    expect(renewals.getByText('60, 30, 14 and 1 day before the end, and 1 day after it')).toBeVisible()
    expect(renewals.getByText('50 % after 90 days, 75 % after 181 days, 100 % after 273 days')).toBeVisible()
    const signing = await sectionOf('Logging in')
    expect(signing.getByText('After 8 hours without use')).toBeVisible()
  })

  it('say that certificates have no QR code while the portal does not know its own address', async () => {
    show(reply(calls.showSettings, { data: currentSettings, changes: [], public_url: null }))
    const dates = await sectionOf('Certificates and dates')
    expect(dates.getByText('Certificates have no QR code')).toBeVisible()
  })

  it('are changed section by section, with the version that was read', async () => {
    const { user, sent } = show(reply(calls.changeSettings, { data: currentSettings }))
    await user.click(await screen.findByRole('button', { name: 'Change certificates and dates' }))
    const months = await screen.findByLabelText('A temporary approval lasts')
    await user.clear(months)
    await enterText(user, months, '3')
    await user.click(screen.getByRole('radio', { name: 'One year from the day of approval' }))
    await enterDate(user, screen.getByRole('textbox', { name: 'From which day' }), '1/2/2030')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [request] = sent(calls.changeSettings)
    expect(request?.body).toMatchObject({
      product_name: 'Facility Licensing Portal',
      home_state_id: 27,
      temporary_months: 3,
      validity_policy: 'anniversary',
      start_date: '2030-02-01',
    })
    expect(request?.headers['if-match'] ?? request?.headers['If-Match']).toBe(`"${currentSettings.updated_at}"`)
  })

  it('warn an officer who asks for second factors and has none', async () => {
    const none = { is_active: false, is_required: false, recovery_codes_left: 0 }
    const { user } = show(reply(showSecondFactor, { data: none }))
    await user.click(await screen.findByRole('button', { name: 'Change logging in' }))
    const dialog = within(screen.getByRole('dialog'))
    const yes = await dialog.findByRole('radio', { name: 'Yes' })
    expect(dialog.queryByText('You have no second factor yourself')).toBeNull()
    await user.click(yes)
    expect(await dialog.findByText('You have no second factor yourself')).toBeVisible()
  })

  it('update the top bar at once', async () => {
    const renamed = { data: { ...portalSettings.data, product_name: 'Niger Health Licences' } }
    const { user } = show(
      reply(showPortal, portalSettings),
      reply(showPortal, renamed),
      reply(calls.changeSettings, { data: currentSettings }),
    )
    await user.click(await screen.findByRole('button', { name: 'Change names and address' }))
    await enterText(user, await screen.findByLabelText('Name of the portal'), ' two')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: /^Niger Health Licences/ })).toBeVisible()
  })

  it('are validated before they are sent, with a summary', async () => {
    const { user, sent } = show()
    await user.click(await screen.findByRole('button', { name: 'Change names and address' }))
    await user.clear(await screen.findByLabelText('Name of the ministry'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Enter the name of the ministry' })).toBeVisible()
    expect(sent(calls.changeSettings)).toHaveLength(0)
  })

  it('show an officer that somebody else was first, and keep the typed values', async () => {
    const message = 'Somebody else changed this meanwhile. Look at it again'
    const { user } = show(refusal(calls.changeSettings, { code: 'stale', status: 412, message }))
    await user.click(await screen.findByRole('button', { name: 'Change logging in' }))
    await user.clear(await screen.findByLabelText('Officers are logged out'))
    await user.type(screen.getByLabelText('Officers are logged out'), '30{Enter}')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Officers are logged out')).toHaveValue('30')
  })

  it('are shown as somebody else saved them once what was typed is discarded, and are then changed in that version', async () => {
    const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
    const officer_idle_minutes = { ...currentSettings.officer_idle_minutes, value: 45 }
    const value = { officer_idle_minutes: '30' }
    const { user, sent } = renderScreen(paths.ministrySettings(), {
      as: 'admin',
      replies: [
        reply(showDraft, { data: { value, updated_at: '2026-11-24T07:00:00.000Z' } }),
        refusal(calls.changeSettings, stale),
        ...[states, holding(sule), paidTo(), shown()],
        shown({ officer_idle_minutes, updated_at: '2026-11-24T08:00:00.000Z' }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Change logging in' }))
    const minutes = () => screen.getByLabelText('Officers are logged out')
    await waitFor(() => expect(minutes()).toHaveValue('30'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(stale.message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(minutes()).toHaveValue('45'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const versions = () => sent(calls.changeSettings).map(({ headers }) => headers['if-match'])
    await waitFor(() => expect(versions()).toEqual(['"2026-11-23T08:15:00.000Z"', '"2026-11-24T08:00:00.000Z"']))
  })

  it('have a button that cancels a planned change', async () => {
    const withoutPlan = { ...currentSettings.ministry_name, next: null }
    const { user, sent } = show(
      reply(calls.cancelPlannedChanges, { data: currentSettings }),
      shown(),
      shown({ ministry_name: withoutPlan }),
    )
    await user.click(await screen.findByRole('button', { name: 'Take back the change of: Name of the ministry' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Take this change back?' }))
    expect(dialog.getByText(/It stays: Niger State Ministry of Health\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.cancelPlannedChanges)[0]?.path).toBe('/api/settings/ministry_name/plans')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Names and address' })).toHaveFocus())
  })

  it('list who changed what, or that nothing was changed yet', async () => {
    const { unmount } = show()
    const changes = await sectionOf('What was changed')
    expect(changes.getByText('A temporary approval lasts: 3 months')).toBeVisible()
    expect(changes.getByText(/by Hadiza Bello/)).toBeVisible()
    unmount()
    show(shown({}, []))
    expect(await screen.findByText('Nothing was changed yet')).toBeVisible()
  })

  it('have a retry button after an error', async () => {
    const { user } = show(noAnswer(calls.showSettings), noAnswer(calls.showSettings))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await sectionOf('Names and address')).toBeTruthy()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('are for officers only', async () => {
    renderScreen(paths.ministrySettings(), { as: 'user' })
    expect(await screen.findByText('You cannot open this page')).toBeVisible()
  })
})

describe('the crest', () => {
  const none = { value: null, since: null, next: null }

  it('is uploaded as a picture', async () => {
    const { user, sent } = show(reply(calls.uploadCrest, { data: currentSettings }), shown({ crest_url: none }))
    const crest = await sectionOf('Crest')
    expect(crest.getByText(/has not supplied its crest yet/)).toBeVisible()
    expect(crest.queryByRole('button', { name: 'Remove crest' })).toBeNull()
    await user.click(crest.getByRole('button', { name: 'Upload crest' }))
    await user.upload(screen.getByLabelText('Picture'), new File(['picture'], 'crest.png', { type: 'image/png' }))
    await screen.findByText('crest.png')
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(sent(calls.uploadCrest)).toHaveLength(1)
  })

  it('must not be larger than 500 KB', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Upload crest' }))
    const large = new File([new Uint8Array(600 * 1024)], 'crest.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Picture'), large)
    expect(await screen.findByText('This file is 600 KB. The largest that can be sent is 500 KB')).toBeVisible()
  })

  it('is removed after a confirmation', async () => {
    const { user, sent } = show(
      reply(calls.removeCrest, { data: currentSettings }),
      shown(),
      shown({ crest_url: none }),
    )
    await user.click(await screen.findByRole('button', { name: 'Remove crest' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('deleted successfully!')).toBeVisible()
    expect(sent(calls.removeCrest)).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Crest' })).toHaveFocus())
  })

  it("is replaced by the portal's logo if it cannot be loaded", async () => {
    const { container } = show()
    await sectionOf('Crest')
    const picture = container.querySelector('img[src="/crest/q7Yk2vT9cXw4LmB8sZ1dRf"]')
    picture?.dispatchEvent(new Event('error'))
    await waitFor(() => expect(container.querySelector('img')).toBeNull())
  })
})

describe('people who sign', () => {
  const dangana = { ...sule, id: 4, name: 'Dr Ibrahim Dangana', end_date: '2026-06-30', term_state: 'past' as const }

  it('are listed by office with their terms, with a warning about vacant offices', async () => {
    show(holding({ ...sule, end_date: null }, dangana))
    expect(await screen.findByRole('cell', { name: 'Dr Ibrahim Dangana' })).toBeVisible()
    expect(screen.getByText('In office')).toBeVisible()
    expect(screen.getByText('Past')).toBeVisible()
    const notice = within(screen.getByRole('region', { name: 'A line without a name' }))
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Director Inspectorate Services: nobody is recorded today.',
      'Permanent Secretary: nobody is recorded today.',
    ])
    expect(screen.queryByRole('button', { name: 'End of the term of Dr Ibrahim Dangana' })).toBeNull()
  })

  it('cause a warning if a term ends without a successor', async () => {
    const ending = { ...sule, start_date: '2020-01-01', end_date: '2098-12-31' }
    show(holding(ending, { ...sule, id: 5, title: 'Permanent Secretary', start_date: '2020-01-01', end_date: null }))
    expect(await screen.findByText(/Hon\. Commissioner: nobody is recorded from/)).toHaveTextContent(
      'from 1 January 2099 on',
    )
    expect(screen.queryByText(/Permanent Secretary: nobody/)).toBeNull()
  })

  it('are added, and an overlapping term is refused beside its first day', async () => {
    const message = 'Dr Fatima Sule holds this office from 1 July 2026 until further notice.'
    const { user, sent } = show(
      refusal(calls.addOfficeHolder, {
        code: 'invalid_input',
        status: 422,
        message,
        errors: { start_date: [message] },
      }),
      reply(calls.addOfficeHolder, { data: sule }),
      reply(listOfficers, { data: [{ id: 4, first_name: 'Hauwa', last_name: 'Bala' }] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    await user.click(screen.getByRole('radio', { name: 'Hon. Commissioner' }))
    await user.selectOptions(screen.getByLabelText(/^Account in the portal/), 'Hauwa Bala')
    await enterText(user, screen.getByLabelText('Name'), 'Dr Hauwa Bala')
    await enterDate(user, screen.getByRole('textbox', { name: 'First day in office' }), '1/7/2026')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addOfficeHolder)[1]?.body).toEqual({
      title: 'Hon. Commissioner',
      name: 'Dr Hauwa Bala',
      user_id: 4,
      start_date: '2026-07-01',
    })
  })

  it('get a last day in office', async () => {
    const { user, sent } = show(reply(calls.endOfficeHolder, { data: sule }))
    await user.click(await screen.findByRole('button', { name: 'End of the term of Dr Fatima Sule' }))
    await enterDate(user, screen.getByRole('textbox', { name: /^Last day in office/ }), '31/12/2026')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [request] = sent(calls.endOfficeHolder)
    expect([request?.path, request?.body]).toEqual(['/api/office-holders/3', { end_date: '2026-12-31' }])
  })

  it('are deleted after a confirmation', async () => {
    const { user, sent } = show(
      holding(sule),
      holding(),
      reply(calls.removeOfficeHolder, { message: 'deleted successfully!' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Delete Dr Fatima Sule' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('deleted successfully!')).toBeVisible()
    expect(await screen.findByText('Nobody is recorded yet')).toBeVisible()
    expect(sent(calls.removeOfficeHolder)).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'People who sign' })).toHaveFocus()
  })
})

describe('the bank account', () => {
  const zenith = exampleOf(bankAccount)
  const first = { ...zenith, id: 4, bank: 'First Bank', account_number: '0000014579' }
  const proposed = { ...first, state: 'proposed', confirmed_by: null, confirmed_at: null } as const

  it('is proposed while there is none, with its errors beside the fields', async () => {
    const { user, sent } = show(
      reply(accounts.proposeBankAccount, { message: 'Proposed. Another officer has to confirm it.', data: proposed }),
    )
    const section = await sectionOf('Bank account')
    expect(await section.findByText('No bank account yet')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Change bank account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change the bank account' }))
    expect(dialog.getByText(/Another officer with the duty Finance or Settings is told/)).toBeVisible()
    await enterText(user, dialog.getByLabelText('Bank'), 'First Bank')
    await enterText(user, dialog.getByLabelText('Name of the account'), 'Ministry of Health')
    await enterText(user, dialog.getByLabelText('Account number'), '00000145')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Enter the ten digits of the account number' })).toBeVisible()
    await enterText(user, dialog.getByLabelText('Account number'), '79')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Proposed. Another officer has to confirm it.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(accounts.proposeBankAccount).map(({ body }) => body)).toEqual([
      { bank: 'First Bank', account_name: 'Ministry of Health', account_number: '0000014579' },
    ])
  })

  it('is confirmed by the second officer, and the one before stays listed', async () => {
    const { user, sent } = show(
      paidTo({ data: zenith, proposed, may_confirm: true }),
      paidTo({ data: { ...first }, history: [{ ...zenith, state: 'replaced' }] }),
      reply(accounts.confirmBankAccount, { message: 'Confirmed. Invoices show this account now.', data: first }),
    )
    const waiting = within(await screen.findByRole('region', { name: 'Another account waits for confirmation' }))
    expect(waiting.getByText('First Bank, 0000014579, Niger State Ministry of Health')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change bank account' })).toBeNull()
    await user.click(waiting.getByRole('button', { name: 'Confirm account' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Confirmed. Invoices show this account now.')).toBeVisible()
    expect(sent(accounts.confirmBankAccount)[0]?.path).toBe('/api/bank-account/4/confirm')
    expect(await screen.findByText('Zenith Bank, 1012345678, Niger State Ministry of Health')).toBeVisible()
  })

  it('can only be withdrawn by who proposed it', async () => {
    const { user, sent } = show(
      paidTo({ proposed }),
      paidTo(),
      reply(accounts.withdrawBankAccount, { message: 'Withdrawn', data: { ...proposed, state: 'withdrawn' } }),
    )
    const waiting = within(await screen.findByRole('region', { name: 'Another account waits for confirmation' }))
    expect(waiting.getByText(/Another officer with the duty Finance or Settings must confirm it/)).toBeVisible()
    expect(waiting.queryByRole('button', { name: 'Confirm account' })).toBeNull()
    await user.click(waiting.getByRole('button', { name: 'Withdraw account' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Withdrawn')).toBeVisible()
    expect(sent(accounts.withdrawBankAccount)).toHaveLength(1)
  })
})
