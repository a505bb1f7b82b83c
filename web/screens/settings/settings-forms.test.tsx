import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import type { Reply } from '@portal/contract/call.ts'
import { bankAccount } from '@portal/contract/money/bank-account.ts'
import * as accounts from '@portal/contract/money/calls/bank-account.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { type OfficeHolder, officeHolder } from '@portal/contract/settings/office-holder.ts'
import { type Settings, settings } from '@portal/contract/settings/settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { type FakeReply, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { typedDate } from '../../testing/typed-date.ts'

// In Lagos it is already the first of April.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-31T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const current = exampleOf(settings)
const sule: OfficeHolder = { ...exampleOf(officeHolder), user: null }
const zenith = exampleOf(bankAccount)
type Accounts = Reply<typeof accounts.showBankAccount>

interface Given {
  data?: Partial<Settings>
  holders?: (typeof sule)[]
  bank?: Partial<Accounts>
  duties?: Session['duties']
}

function show({ data, holders = [sule], bank, duties }: Given, ...replies: FakeReply[]) {
  const noAccount: Accounts = { data: null, proposed: null, history: [], may_confirm: false, needs_confirmation: true }
  return renderScreen(paths.ministrySettings(), {
    as: 'admin',
    session: duties && { duties },
    replies: [
      ...replies,
      reply(calls.showSettings, { data: { ...current, ...data }, changes: [], public_url: null }),
      reply(calls.listOfficeHolders, { data: holders }),
      reply(accounts.showBankAccount, { ...noAccount, ...bank }),
      reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
      reply(calls.changeSettings, { data: current }),
    ],
  })
}

const region = (name: string) => screen.findByRole('region', { name })

describe('each section of the settings', () => {
  const all = [
    ['names and address', 'product_name ministry_name ministry_address ministry_phone ministry_hours home_state_id'],
    [
      'certificates and dates',
      'certificate_prefix keep_paper_numbers validity_policy last_quarter_months temporary_months',
    ],
    ['renewals', 'renewal_opens_days renewal_ends_months reminder_days surcharge_steps'],
    [
      'applications',
      'takes_applications service_days separate_hands penalties_on_invoices condition_presets representation_days lapse_months claim_days least_distance',
    ],
    [
      'decisions',
      'against_other_officer against_not_submitted against_incomplete against_no_verdicts against_not_satisfactory against_not_agreed unpaid reasons_required',
    ],
    ['logging in', 'officer_idle_minutes officers_need_second_factor'],
    ['messages to officers', 'morning_mail'],
    ['audit record', 'record_check'],
    ['monthly report', 'monthly_report_to'],
    ['privacy', 'privacy_text'],
  ] as const

  it.each(all)('has a field for each of its settings: %s', async (title, names) => {
    const { user, sent } = show({})
    await user.click(await screen.findByRole('button', { name: `Change ${title}` }))
    const dialog = screen.getByRole('dialog', { name: `Change ${title}` })
    await within(dialog).findByRole('button', { name: 'Save' })
    const fields = [...dialog.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
    expect([...new Set(fields)].filter((name) => name !== 'start_date')).toEqual(names.split(' '))
    const section = await region(`${title.charAt(0).toUpperCase()}${title.slice(1)}`)
    // Ticks have no name of their own.
    const ticks = title === 'applications' ? ['Required of an applicant'] : []
    for (const name of ticks) expect(within(dialog).getByRole('group', { name })).toBeVisible()
    expect(section.querySelectorAll('dt')).toHaveLength(names.split(' ').length + ticks.length)
    expect(typedDate(within(dialog).getByRole('textbox', { name: 'From which day' }))).toBe('1/4/2026')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.changeSettings)).toHaveLength(1))
    expect(sent(calls.changeSettings)[0]?.body).toMatchObject({ start_date: '2026-04-01', service_days: 21 })
    const draft = title === 'applications' ? 'cases' : title.replaceAll(' ', '-')
    expect(sent(showDraft)[0]?.path).toBe(`/api/drafts/settings-${draft}`)
    // The long text is sent with its own section only.
    expect(Object.keys(Object(sent(calls.changeSettings)[0]?.body)).includes('privacy_text')).toBe(title === 'privacy')
  })

  it('has a field for each limit, with the unit of the one that is not a number of things', async () => {
    const { user } = show({})
    await user.click(await screen.findByRole('button', { name: 'Change limits' }))
    const dialog = screen.getByRole('dialog', { name: 'Change limits' })
    await within(dialog).findByRole('button', { name: 'Save' })
    const section = await region('Limits')
    const labels = [...section.querySelectorAll('dt')].map(({ textContent }) => textContent)
    const fields = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
    for (const label of labels) expect(fields).toContainEqual(expect.stringContaining(label))
    expect(within(dialog).getAllByText('Megabytes (MB)')).toHaveLength(1)
  })

  it('suggests what to require of an applicant until the ministry has chosen', async () => {
    const { user, sent } = show({})
    await user.click(await screen.findByRole('button', { name: 'Change applications' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change applications' }))
    const required = within(await dialog.findByRole('group', { name: 'Required of an applicant' }))
    expect(required.getByRole('checkbox', { name: 'Current employment' })).not.toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Tick what the form asks for' }))
    expect(required.getByRole('checkbox', { name: 'Current employment' })).toBeChecked()
    expect(required.getByRole('checkbox', { name: 'Professional certificate' })).not.toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.changeSettings)).toHaveLength(1))
    expect(sent(calls.changeSettings)[0]?.body).toMatchObject({
      applicant_requires:
        'first_name,last_name,phone_number,email,date_of_birth,educational_qualification,qualification_date,employment_status,current_employment,address,state_id,local_gov_area_id,emp_address',
    })
  })

  it('says since when a setting holds', async () => {
    show({ data: { temporary_months: { value: 3, since: '2026-02-01', next: null } } })
    const dates = within(await region('Certificates and dates'))
    expect(dates.getByText('3 months').parentElement).toHaveTextContent('3 monthsSince 1 February 2026')
  })

  it('does not warn an officer who has a second factor', async () => {
    const has = reply(showSecondFactor, { data: { is_active: true, is_required: false, recovery_codes_left: 8 } })
    const { user, sent } = show({}, has)
    await user.click(await screen.findByRole('button', { name: 'Change logging in' }))
    await user.click(await within(screen.getByRole('dialog')).findByRole('radio', { name: 'Yes' }))
    await waitFor(() => expect(sent(showSecondFactor)).toHaveLength(1))
    expect(screen.queryByText('You have no second factor yourself')).toBeNull()
  })
})

it('does not warn of a missing second factor before it is known', async () => {
  const { user, sent } = show({}, wait(showSecondFactor))
  await user.click(await screen.findByRole('button', { name: 'Change logging in' }))
  await user.click(await within(screen.getByRole('dialog')).findByRole('radio', { name: 'Yes' }))
  await waitFor(() => expect(sent(showSecondFactor)).toHaveLength(1))
  expect(screen.queryByText('You have no second factor yourself')).toBeNull()
})

describe('an officer', () => {
  const planned = { value: '/crest/a', since: null, next: { value: null, start_date: '2026-06-01' } }
  const withPlans: Given = { data: { crest_url: planned } }
  const ofSettings = /^(Change (?!bank)|Take back|Upload|Remove|Add a person|End|Delete)/

  it('without the duty Settings or Finance only reads them', async () => {
    show({ ...withPlans, duties: ['review', 'decide'], bank: { proposed: { ...zenith, state: 'proposed' } } })
    await region('Another account waits for confirmation')
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('button', { name: ofSettings })).toBeNull()
    expect(main.queryByRole('button', { name: /account/ })).toBeNull()
  })

  it('with the duty Finance changes the bank account only', async () => {
    show({ ...withPlans, duties: ['finance'] })
    expect(await screen.findByRole('button', { name: 'Change bank account' })).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('button', { name: ofSettings })).toBeNull()
  })

  it('with the duty Settings changes everything', async () => {
    show({ ...withPlans, duties: ['settings'] })
    await screen.findByRole('button', { name: 'Change bank account' })
    for (const name of [
      'Change applications',
      'Take back the change of: Crest',
      'Upload crest',
      'Remove crest',
      'Add a person',
    ]) {
      expect(screen.getByRole('button', { name })).toBeVisible()
    }
    expect(await screen.findByRole('button', { name: 'Delete Dr Fatima Sule' })).toBeVisible()
  })
})

describe('a planned crest', () => {
  it('begins today in Lagos, unless the officer chooses another day', async () => {
    const { user } = show({})
    await user.click(await screen.findByRole('button', { name: 'Upload crest' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload crest' }))
    expect(typedDate(dialog.getByRole('textbox', { name: 'From which day' }))).toBe('1/4/2026')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['/crest/next', 'From 1 June 2026: this picture', 1],
    [null, 'From 1 June 2026: no picture', 0],
  ])('is shown with its first day: %s', async (value, words, pictures) => {
    show({ data: { crest_url: { value: null, since: '2026-02-01', next: { value, start_date: '2026-06-01' } } } })
    const crest = await region('Crest')
    expect(crest).toHaveTextContent(words)
    expect(crest).toHaveTextContent('Since 1 February 2026')
    expect(crest.querySelectorAll('img[src="/crest/next"]')).toHaveLength(pictures)
  })

  it('is taken back after a question', async () => {
    const { user, sent } = show(
      { data: { crest_url: { value: null, since: null, next: { value: null, start_date: '2026-06-01' } } } },
      reply(calls.cancelPlannedChanges, { data: current }),
    )
    await user.click(await screen.findByRole('button', { name: 'Take back the change of: Crest' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Take this change back?' }))
    expect(dialog.getByText(/The crest stays as it is\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(sent(calls.cancelPlannedChanges)[0]?.path).toBe('/api/settings/crest_url/plans'))
  })
})

describe('the people who sign', () => {
  it('are listed in the order of the lines of a certificate, with how each term stands', async () => {
    const secretary = { ...sule, id: 4, title: 'Permanent Secretary', name: 'Dr Bala', term_state: 'coming' } as const
    const before: OfficeHolder = {
      ...sule,
      id: 5,
      name: 'Dr Dangana',
      end_date: '2026-06-30',
      term_state: 'past',
      signatures: [],
    }
    show({
      holders: [sule, before, { ...secretary, start_date: '2026-05-01', end_date: '2026-12-31', signatures: [] }],
    })
    await screen.findByRole('cell', { name: 'Dr Bala' })
    const rows = within(screen.getByRole('table', { name: 'Holders of the three offices' })).getAllByRole('row')
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['Permanent Secretary', 'Dr Bala', 'From 1 May 2026 to 31 Dec 2026', 'By hand ', 'Coming'],
      [
        'Hon. Commissioner',
        'Dr Fatima Sule',
        'From 1 Jul 2026 until further notice',
        'By hand From 1 Aug 2026: drawn',
        'In office',
      ],
      ['Hon. Commissioner', 'Dr Dangana', 'From 1 Jul 2026 to 30 Jun 2026', 'By hand ', 'Past'],
    ])
    expect(screen.getByRole('button', { name: 'End of the term of Dr Bala' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End of the term of Dr Dangana' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete Dr Dangana' })).toBeVisible()
  })

  it('are shown with their accounts, and as deputies', async () => {
    const user = { id: 4, first_name: 'Hauwa', last_name: 'Bala', is_enabled: false }
    show({ holders: [sule, { ...sule, id: 6, name: 'Dr Hauwa Bala', is_deputy: true, user }] })
    const cell = await screen.findByRole('cell', { name: /^Dr Hauwa Bala/ })
    expect(cell).toHaveTextContent('Dr Hauwa Bala, deputyAccount of Hauwa Bala, disabled')
  })

  it('begin with the last day that is recorded', async () => {
    const { user } = show({ holders: [{ ...sule, end_date: '2027-12-31' }] })
    await user.click(await screen.findByRole('button', { name: 'End of the term of Dr Fatima Sule' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Last day of Dr Fatima Sule' }))
    expect(typedDate(dialog.getByRole('textbox', { name: /^Last day in office/ }))).toBe('31/12/2027')
  })
})

describe('the bank account', () => {
  it('says who proposed and confirmed it, and what became of those before', async () => {
    const withdrawn = {
      ...zenith,
      id: 5,
      state: 'withdrawn',
      confirmed_by: null,
      confirmed_at: null,
      withdrawn_by: 'Usman Bala',
      withdrawn_at: '2026-03-05T09:00:00.000Z',
    } as const
    show({ bank: { data: zenith, history: [{ ...zenith, id: 4, state: 'replaced' }, withdrawn] } })
    const section = within(await region('Bank account'))
    expect((await section.findByText(/proposed by Ibrahim Musa/)).closest('dd')).toHaveTextContent(
      '2 March 2026 at 15:20, proposed by Ibrahim Musa, confirmed by Hadiza Bello',
    )
    const rows = within(section.getByRole('table', { name: 'Earlier bank accounts' }))
      .getAllByRole('row')
      .slice(1)
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    const account = 'Zenith Bank, 1012345678, Niger State Ministry of Health'
    const proposed = 'Proposed by Ibrahim Musa, 2 Mar 2026, 10:00'
    expect(cells).toEqual([
      [account, 'Replaced', proposed, 'Confirmed by Hadiza Bello, 2 Mar 2026, 15:20'],
      [account, 'Withdrawn', proposed, 'Withdrawn by Usman Bala, 5 Mar 2026, 10:00'],
    ])
  })

  it('does not name its officer twice who was alone with the duty, nor a second one who is not there', async () => {
    const alone = { ...zenith, confirmed_by: 'Ibrahim Musa' }
    const { user } = show({ bank: { data: alone, needs_confirmation: false } })
    const section = within(await region('Bank account'))
    await section.findByText(/proposed by Ibrahim Musa/)
    expect(section.queryByText(/confirmed by/)).toBeNull()
    expect(section.queryByRole('table', { name: 'Earlier bank accounts' })).toBeNull()
    await user.click(await section.findByRole('button', { name: 'Change bank account' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/^There is no other officer with the duty Finance or Settings/)).toBeVisible()
    expect(dialog.queryByText(/^Another officer/)).toBeNull()
  })
})
