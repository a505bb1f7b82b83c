import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration, facilityDetail, facilityPage } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationDetails, registrationReplies } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'
import { aRequirement } from '../../testing/requirements.ts'

function listed(registration: RegistrationBrief | null): FakeReply {
  return reply(calls.listFacilities, facilityPage([aFacility({ registration })]))
}

const requirementsPage: FakeReply[] = [
  reply(calls.showFacility, facilityDetail({ registration: aRegistration() })),
  reply(catalogue.listRequirementsOfType, { data: [aRequirement({ id: 1, part: 1, questions: [1] })] }),
  reply(submissions.listSubmissions, { data: [] }),
]

describe('the facilities of an owner', () => {
  it('show the empty state at first', async () => {
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage([]))] })
    expect(await screen.findByText('No Facilities Added yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See what to have ready before you start' })).toHaveAttribute(
      'href',
      '/guide',
    )
    expect(screen.queryByLabelText('Search your facilities')).toBeNull()
  })

  it('have a button that starts the registration and opens the requirements', async () => {
    const { user, sent, address } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [listed(null), reply(registrations.startRegistration, { data: aRegistration() }), ...requirementsPage],
    })
    expect(await screen.findByText('Not started')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start Registration of Sabongari Family Clinic' }))
    expect(await screen.findByText('Proceed with the registration')).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.requirementParts(12)))
    expect(sent(registrations.startRegistration).map(({ body }) => body)).toEqual([{ facility_id: 12 }])
  })

  it('say why the registration of a retired type cannot be started', async () => {
    const facility = { ...aFacility(), type_retired: true }
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage([facility]))] })
    expect(await screen.findByText('The ministry no longer registers facilities of this type.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose another type for Sabongari Family Clinic' })).toHaveAttribute(
      'href',
      paths.facility(12),
    )
    expect(screen.queryByRole('button', { name: /^Start Registration/ })).toBeNull()
  })

  it('are refetched if somebody else has started the registration', async () => {
    const message = 'This facility has an open registration, APP-2026-000123. Continue with that one'
    const { user } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [
        listed(null),
        listed(aRegistration()),
        refusal(registrations.startRegistration, { code: 'already_exists', status: 409, message }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /Start Registration/ }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible()
  })

  it.each([
    [aRegistration(), 2, '2 things are missing', /^Continue the registration of/, paths.requirementParts(12)],
    [aRegistration(), 0, 'Everything is ready to be sent', /^Check and submit/, '/admin/registration/31?step=check'],
    [
      aRegistration({ status: 'declined' }),
      0,
      'Declined: read the remarks, correct what is wrong and submit again',
      /^Read the remarks on/,
      '/admin/registration/31#remarks',
    ],
    [
      aRegistration({ status: 'Temporarily approved', registration_status: 'provisional', expiry_date: '2026-09-20' }),
      1,
      'Temporarily approved until 20 September 2026: 1 thing is missing',
      /^Continue the registration of/,
      paths.requirementParts(12),
    ],
    [
      aRegistration({ submitted_at: '2099-03-20T09:00:00.000Z' }),
      0,
      'With the ministry since 20 March 2099, usually 21 days',
      /^View registration/,
      paths.registration(31),
    ],
    [
      aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' }),
      undefined,
      'Licensed until 31 December 2026',
      /^Print Certificate of/,
      paths.certificate(31),
    ],
  ])('say their state and have one main action (%#)', async (registration, missing_count, state, name, address) => {
    const facility = { ...aFacility({ registration }), missing_count }
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage([facility]))] })
    const button = await screen.findByRole('link', { name })
    expect(button).toHaveAttribute('href', address)
    expect(button).toHaveAttribute('data-variant')
    await waitFor(() => expect(button.closest('li')).toHaveTextContent(state))
    const others = [...(button.parentElement?.querySelectorAll('a, button') ?? [])].filter((one) => one !== button)
    expect(others.filter((one) => one.hasAttribute('data-variant'))).toEqual([])
    expect(screen.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', paths.requirementParts(12))
  })

  it('say how many sections are done and lead to the next one', async () => {
    const progress = { done: 4, total: 8, next: 'staff' as const }
    const facility = { ...aFacility({ registration: aRegistration() }), missing_count: 3, progress }
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage([facility]))] })
    expect(await screen.findByText('4 of 8 sections done. Next: Staff and referees.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '4 of 8 sections done' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Continue the registration of/ })).toHaveAttribute(
      'href',
      '/admin/registration/31?step=staff',
    )
  })

  it('show the licence again once a change of type is declined, with the way to what the ministry said', async () => {
    const licence = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const type_change = aRegistration({ id: 32, kind: 'change', status: 'declined' })
    renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [reply(calls.listFacilities, facilityPage([aFacility({ registration: licence, type_change })]))],
    })
    expect(await screen.findByText(/^The change of type was declined\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See why, and what you can do' })).toHaveAttribute(
      'href',
      '/admin/registration/32',
    )
    expect(screen.getByRole('link', { name: /^Print Certificate/ })).toBeVisible()
  })

  it('lead to the change of type whose fee is still to be paid', async () => {
    const licence = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const to_pay = {
      invoice_id: 7,
      registration_id: 32,
      amount: 30_000,
      reference: 'INV-2026-000007',
      bank_account: null,
    }
    const facility = { ...aFacility({ registration: licence }), to_pay }
    renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [reply(calls.listFacilities, facilityPage([facility]))],
    })
    expect(await screen.findByText('₦30,000')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pay and add the receipt/ })).toHaveAttribute(
      'href',
      '/admin/registration/32?step=payment',
    )
  })

  it('lead to the invoice of a penalty before its certificate is printed', async () => {
    const licence = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const to_pay = {
      invoice_id: 9,
      registration_id: null,
      amount: 100_000,
      reference: 'INV-2026-000009',
      bank_account: null,
    }
    renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [reply(calls.listFacilities, facilityPage([{ ...aFacility({ registration: licence }), to_pay }]))],
    })
    expect(await screen.findByText('₦100,000')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pay the penalty/ })).toHaveAttribute('href', '/admin/invoice/9')
    expect(screen.getByRole('link', { name: /^Print Certificate/ })).toBeVisible()
  })

  it('have what is to be paid to copy, when that is what is next', async () => {
    const bank_account = { bank: 'Zenith Bank', account_name: 'Ministry of Health', account_number: '1012345678' }
    const to_pay = { invoice_id: 7, amount: 50_000, reference: 'INV-2026-000007', bank_account }
    const facility = {
      ...aFacility({ registration: aRegistration() }),
      missing_count: 1,
      progress: { done: 7, total: 8, next: 'payment' as const },
      to_pay,
    }
    const { user } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [reply(calls.listFacilities, facilityPage([facility]))],
    })
    expect(await screen.findByText('₦50,000')).toBeVisible()
    expect(screen.getByText('Zenith Bank, 1012345678, Ministry of Health')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pay and add the receipt/ })).toHaveAttribute(
      'href',
      '/admin/registration/31?step=payment',
    )
    await user.click(screen.getByRole('button', { name: 'Copy the reference' }))
    expect(await navigator.clipboard.readText()).toBe('INV-2026-000007')
    await user.click(screen.getByRole('button', { name: 'Copy the amount' }))
    expect(await navigator.clipboard.readText()).toBe('50000')
  })

  it('count what the ministry asks to be corrected', async () => {
    const item = { section: 'staff' as const, id: null, name: null, remark: 'Who is the nurse?' }
    const returned = {
      at: '2026-03-24T09:00:00.000Z',
      due_date: '2026-04-07',
      items: [item, { ...item, section: 'documents' as const }],
      resubmitted_at: null,
    }
    const facility = aFacility({ registration: aRegistration({ submitted_at: returned.at, returned }) })
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage([facility]))] })
    expect(await screen.findByRole('link', { name: /^Answer 2 corrections of/ })).toHaveAttribute(
      'href',
      paths.registration(31),
    )
  })

  it('are sorted so that those which wait for their owner come first', async () => {
    const approved = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const facilities = [
      aFacility({ id: 1, company_name: 'Licensed Clinic', registration: approved }),
      aFacility({ id: 2, company_name: 'New Clinic' }),
      aFacility({ id: 3, company_name: 'Other Licensed Clinic', registration: approved }),
      aFacility({ id: 4, company_name: 'Declined Clinic', registration: aRegistration({ status: 'declined' }) }),
    ]
    renderScreen(paths.myFacilities(), { as: 'user', replies: [reply(calls.listFacilities, facilityPage(facilities))] })
    await screen.findByText('Licensed Clinic')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'New Clinic',
      'Declined Clinic',
      'Licensed Clinic',
      'Other Licensed Clinic',
    ])
  })

  it('keep the order of a search, the best match first', async () => {
    const approved = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const facilities = [
      aFacility({ id: 1, company_name: 'Licensed Clinic', registration: approved }),
      aFacility({ id: 2, company_name: 'New Clinic' }),
    ]
    const replies = [reply(calls.listFacilities, facilityPage(facilities))]
    renderScreen(`${paths.myFacilities()}?q=clinic`, { as: 'user', replies })
    await screen.findByText('Licensed Clinic')
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Licensed Clinic', 'New Clinic'])
  })

  it.each([
    [5, 0],
    [6, 1],
  ])('have a search box from the sixth on: %i', async (total, boxes) => {
    const replies = [reply(calls.listFacilities, facilityPage([aFacility()], { total }))]
    renderScreen(paths.myFacilities(), { as: 'user', replies })
    await screen.findByText('Sabongari Family Clinic')
    expect(screen.queryAllByLabelText('Search your facilities')).toHaveLength(boxes)
  })

  it('can be renewed after their expiry', async () => {
    const ended = aRegistration({ status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' })
    const { user, address } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [
        listed(ended),
        reply(registrations.startRegistration, { data: aRegistration({ kind: 'renewal' }) }),
        ...registrationReplies(registrationDetails({}, { kind: 'renewal' })),
      ],
    })
    expect(await screen.findByText(/The licence ended on/)).toHaveTextContent('The licence ended on 31 December 2025')
    await user.click(screen.getByRole('button', { name: /^Renew Registration/ }))
    await waitFor(() => expect(address()).toBe(paths.registration(31)))
    expect(await screen.findByText('Renewal')).toBeVisible()
  })

  it('have search and paging if there are many', async () => {
    const { user, sent, address } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [
        reply(calls.listFacilities, facilityPage([]), ({ query }) => query.q === 'nothing'),
        reply(calls.listFacilities, facilityPage([aFacility()], { total: 40 })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(sent(calls.listFacilities).at(-1)?.query).toEqual({ page: '3' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.type(screen.getByLabelText('Search your facilities'), 'nothing{Enter}')
    expect(await screen.findByText('No facility matches “nothing”')).toBeVisible()
    expect(screen.getByLabelText('Search your facilities')).toHaveFocus()
    expect(address()).toBe(`${paths.myFacilities()}?q=nothing`)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Sabongari Family Clinic')).toBeVisible()
    expect(screen.getByLabelText('Search your facilities')).toHaveValue('')
  })

  it('have a retry button after an error', async () => {
    const { user } = renderScreen(paths.myFacilities(), {
      as: 'user',
      replies: [
        refusal(calls.listFacilities, { code: 'unexpected', status: 500, message: 'Something went wrong.' }),
        listed(null),
      ],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Sabongari Family Clinic')).toBeVisible()
  })

  it('are not shown to officers', async () => {
    renderScreen(paths.myFacilities(), { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
