import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { listChanges } from '@portal/contract/facilities/calls/changes.ts'
import { listCertificates } from '@portal/contract/facilities/calls/closings.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import * as helpers from '@portal/contract/facilities/calls/facility-helpers.ts'
import * as flags from '@portal/contract/facilities/calls/flags.ts'
import { facilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import * as imports from '@portal/contract/imports/calls/imports.ts'
import { shownImport } from '@portal/contract/imports/import.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import { letter } from '@portal/contract/letters/letter.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as offences from '@portal/contract/standing/calls/offences.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { offence } from '@portal/contract/standing/offence.ts'
import { penalty } from '@portal/contract/standing/penalty.ts'
import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

type Detail = Reply<typeof calls.showFacility>['data']
type Offered = Reply<typeof registrations.showRegistration>['offered']

const ibrahim = { first_name: 'Ibrahim', last_name: 'Musa', at: '2026-04-08T10:30:00.000Z' }
const brief = aRegistration({ status: 'Awaiting decision', processed_by: ibrahim })

function detail(overrides: Partial<Detail> = {}) {
  const { data } = facilityDetail({ registration: brief })
  const totals = { ...data.totals, penalties: overrides.penalties?.length ?? 0 }
  return reply(calls.showFacility, { data: { ...data, totals, ...overrides } })
}

function offering(...offered: Offered) {
  return reply(
    registrations.showRegistration,
    registrationDetails({ offered }, { ...brief, submitted_at: '2026-03-20T09:00:00.000Z' }),
  )
}

const noRows = { total: 0, data: [], current_page: 1, last_page: 1, per_page: 100 }

function show(as: 'admin' | 'user', ...replies: FakeReply[]) {
  const usual = [
    reply(helpers.listHelpers, { data: [] }),
    reply(listPrints, { data: [] }),
    reply(standing.listRestrictions, { total: 0, data: [], current_page: 1, last_page: 1, per_page: 100 }),
    reply(representations.listRepresentationsOfFacility, { ...noRows, contestable: [] }),
  ]
  return renderScreen(paths.facility(12), { as, replies: [...replies, ...usual] })
}

describe('the page of a facility', () => {
  it('shows an officer the status, the details, the applicant and the deciding officer', async () => {
    show('admin', detail(), offering('Approve', 'Decline'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })).toBeVisible()
    expect(screen.getByText('Awaiting decision')).toBeVisible()
    const facts = within(screen.getByRole('region', { name: 'Facility details' }))
    expect(facts.getByText('14 Bosso Road, Minna')).toBeVisible()
    expect(facts.getByText('Sabongari')).toBeVisible()
    expect(facts.getByText('08:00AM-8:00AM (24 hours)')).toBeVisible()
    expect(facts.getByText('Monday, Tuesday, Wednesday, Thursday, Friday')).toBeVisible()
    const applicant = within(screen.getByRole('region', { name: 'Applicant details' }))
    expect(applicant.getByText('amina.bello@example.com')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Audit record' })).toHaveAttribute(
      'href',
      '/admin/audit?about=facility&about_id=12',
    )
    const processed = within(await screen.findByRole('region', { name: 'Processed by' }))
    expect(processed.getByText('Ibrahim Musa')).toBeVisible()
    expect(processed.getByText('8 April 2026 at 11:30')).toBeVisible()
    expect(screen.queryByText('Not submitted yet')).toBeNull()
  })

  it.each([
    ['user', 'pending', false, true],
    ['user', 'pending', true, false],
    ['user', 'Awaiting decision', false, false],
    ['admin', 'Awaiting decision', false, true],
    ['admin', 'Awaiting decision', true, false],
  ] as const)(
    'lets %s edit the details in %s, if it was approved before: %s, is %s',
    async (as, status, was_approved, isOffered) => {
      const afterApproval = [reply(listCertificates, noRows), reply(listChanges, noRows)]
      show(as, detail({ registration: aRegistration({ status }), was_approved }), offering(), ...afterApproval)
      const facts = within(await screen.findByRole('region', { name: 'Facility details' }))
      expect(facts.queryAllByRole('button', { name: 'Edit facility details' })).toHaveLength(isOffered ? 1 : 0)
    },
  )

  it('offers exactly the decisions and documents of the reply', async () => {
    show('admin', detail(), offering('Approve', 'Decline', 'Print Temporarily Statement'))
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Temporary Approval' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Print Temporarily Statement' })).toHaveAttribute(
      'href',
      paths.statement(31),
    )
    expect(screen.queryByRole('link', { name: 'Print Certificate' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Consideration and Approval' })).toHaveAttribute('href', paths.review(31))
  })

  it('shows an owner the documents, but no decision, penalty, consideration or list of all facilities', async () => {
    show('user', detail(), offering('Print Certificate'))
    expect(await screen.findByRole('link', { name: 'Print Certificate' })).toHaveAttribute(
      'href',
      paths.certificate(31),
    )
    for (const name of [...decisionNames, 'Penalise this facility']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: 'Consideration and Approval' })).toBeNull()
    for (const name of ['Suspensions and closures', 'Concerns', 'Certificates', 'Changes']) {
      expect(screen.queryByRole('region', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: 'Audit record' })).toBeNull()
    expect(screen.getByRole('link', { name: 'My facilities' })).toHaveAttribute('href', paths.myFacilities())
  })

  it('offers an owner to close the facility below everything else', async () => {
    show('user', detail({ offered: ['Close'] }), offering())
    const closing = await screen.findByRole('region', { name: 'Closing' })
    expect(within(closing).getByRole('button', { name: 'Close this facility' })).toBeVisible()
    const letters = screen.getByRole('region', { name: 'Letters' })
    expect(letters.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('offers an officer to close the facility among the actions of the page', async () => {
    show('admin', detail({ offered: ['Close'] }), offering())
    expect(await screen.findByRole('button', { name: 'Close this facility' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Closing' })).toBeNull()
  })

  it('shows what was reported to officers who review, and the audit record to those who read it', async () => {
    const notApplied = { has_owner_account: false, was_approved: false }
    const { unmount } = show('admin', detail(notApplied), offering())
    expect(await screen.findByRole('region', { name: 'Concerns' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Suspensions and closures' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Helpers' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Facility Management', current: false })).toBeVisible()
    unmount()
    renderScreen(paths.facility(12), {
      as: 'admin',
      session: { duties: ['finance'] },
      replies: [
        detail(notApplied),
        offering(),
        reply(standing.listRestrictions, noRows),
        reply(representations.listRepresentationsOfFacility, { ...noRows, contestable: [] }),
        reply(listPrints, { data: [] }),
      ],
    })
    expect(await screen.findByRole('region', { name: 'Suspensions and closures' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Concerns' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Penalise this facility' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Audit record' })).toBeNull()
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('lets the owner name helpers, but not a helper: %s', async (helping, buttons) => {
    show('user', detail({ helping }), offering())
    const section = within(await screen.findByRole('region', { name: 'Helpers' }))
    expect(section.queryAllByRole('button', { name: 'Add a helper' })).toHaveLength(buttons)
  })

  it.each([
    ['user', ['Ask for a change'], 'Ask for a change'],
    ['admin', ['Record change'], 'Record a change'],
  ] as const)('shows %s the certificates and how a change begins once it was approved', async (as, offered, name) => {
    const afterApproval = [reply(listCertificates, noRows), reply(listChanges, noRows)]
    show(as, detail({ was_approved: true, offered: [...offered] }), offering(), ...afterApproval)
    const changes = within(await screen.findByRole('region', { name: 'Changes' }))
    expect(changes.getByRole('link', { name })).toHaveAttribute('href', '/admin/single-facility/12/change')
    expect(screen.getByRole('region', { name: 'Certificates' })).toBeVisible()
  })

  it('shows that no registration was started', async () => {
    show('admin', detail({ registration: null }))
    expect(await screen.findByText('The registration has not been started')).toBeVisible()
    expect(screen.getByText('Not started')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Applicant details' })).toBeNull()
  })

  it('records the paper licence of a facility without a registration as a draft', async () => {
    const message = 'Saved as a draft. An officer who decides commits it'
    const saved = { ...exampleOf(shownImport), status: 'waiting' as const }
    const { user, sent, address } = show(
      'admin',
      detail({ registration: null }),
      reply(imports.addImportByHand, { message, data: saved }),
      reply(imports.showImport, { data: saved }),
    )
    await user.click(await screen.findByRole('button', { name: 'Record its paper licence' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Paper licence of Sabongari Family Clinic' }))
    await user.type(dialog.getByRole('textbox', { name: 'Number on paper (optional)' }), 'PHF/0123')
    await user.type(dialog.getByRole('textbox', { name: 'Issued on (optional)' }), '1/3/2024')
    await user.click(dialog.getByRole('button', { name: 'Save the licence' }))
    await waitFor(() => expect(address()).toBe('/admin/imports/3'))
    expect(sent(imports.addImportByHand)[0]?.body).toEqual({
      facility_id: 12,
      paper_number: 'PHF/0123',
      issued: '2024-03-01',
    })
  })

  it('shows that no decision has been taken yet', async () => {
    const fresh = aRegistration()
    show(
      'admin',
      detail({ registration: fresh }),
      reply(registrations.showRegistration, registrationDetails({}, fresh)),
    )
    expect(await screen.findByText('No decision has been taken yet.')).toBeVisible()
    expect(screen.getByText('Not submitted yet')).toBeVisible()
  })

  it('links an owner to the page that starts the registration', async () => {
    show('user', detail({ registration: null }))
    expect(await screen.findByRole('link', { name: 'Go to your facilities' })).toHaveAttribute(
      'href',
      paths.myFacilities(),
    )
  })

  it('lets an officer accept with a reason that the operating officer is shared', async () => {
    const flag = exampleOf(facilityFlag)
    const accepted = {
      ...flag,
      keys: [],
      accepted: [{ reason: 'On Mondays.', by: 'Hadiza Bello', at: '2026-04-07T10:30:00.000Z' }],
    }
    const open = detail({ flags: [flag] })
    const { user, sent } = show(
      'admin',
      open,
      offering(),
      reply(flags.acceptFlag, { data: [accepted], message: 'The flag is accepted' }),
      detail({ flags: [accepted] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Accept this operating officer' }))
    await enterText(user, await screen.findByLabelText('Reason'), 'On Mondays.')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(
      await screen.findByText('The operating officer has another facility with a licence (accepted)'),
    ).toBeVisible()
    expect(screen.getByText(/Accepted by Hadiza Bello on/)).toHaveTextContent('7 April 2026: On Mondays.')
    expect(screen.queryByRole('button', { name: 'Accept this operating officer' })).toBeNull()
    expect(sent(flags.acceptFlag)[0]?.body).toEqual({
      kind: 'practitioner',
      keys: ['9 folio 45678'],
      reason: 'On Mondays.',
    })
  })

  it('shows an error if it does not exist', async () => {
    const gone = { code: 'not_found', status: 404, message: 'This facility does not exist' } as const
    show('admin', refusal(calls.showFacility, gone))
    expect(await screen.findByText('This facility does not exist')).toBeVisible()
    const page = within(screen.getByRole('main'))
    expect(page.getByRole('link', { name: 'Facility Management' })).toHaveAttribute('href', paths.facilities())
  })
})

describe('penalising a facility', () => {
  const penalised = { ...exampleOf(penalty), facility: aFacility() }
  const tariff = reply(offences.listOffences, { data: [exampleOf(offence)] })

  it('sends the reason, shows a message and the new penalty', async () => {
    const { user, sent } = show(
      'admin',
      detail(),
      detail({ penalties: [penalised] }),
      offering(),
      tariff,
      tariff,
      reply(penalties.penaliseFacility, { data: penalised }),
    )
    expect(await screen.findByText('This facility has not been penalised.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Penalise this facility' }))
    await screen.findByRole('option', { name: /^No qualified practitioner on duty/ })
    await user.selectOptions(screen.getByLabelText('Offence (optional)'), '3')
    expect(screen.getByLabelText('Amount in naira (optional)')).toHaveValue('100,000')
    await user.clear(screen.getByLabelText('Amount in naira (optional)'))
    await user.type(screen.getByLabelText('Amount in naira (optional)'), '50,000')
    await enterText(user, await screen.findByLabelText('Reason for the penalty'), 'No resident doctor.')
    await user.click(screen.getByRole('button', { name: 'Penalise' }))
    expect(await screen.findByText('This Facility has been Penalized')).toBeVisible()
    expect(await screen.findByText(penalised.comment)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(penalties.penaliseFacility)[0]?.body).toEqual({
      facility_id: 12,
      registration_id: 31,
      offence_id: 3,
      amount: 50_000,
      due_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      comment: 'No resident doctor.',
    })
  })

  it('requires the reason before sending anything', async () => {
    const { user, sent } = show('admin', detail(), offering(), tariff)
    await user.click(await screen.findByRole('button', { name: 'Penalise this facility' }))
    await user.click(await screen.findByRole('button', { name: 'Penalise' }))
    expect(await screen.findByRole('link', { name: 'Enter the reason for the penalty' })).toBeVisible()
    expect(sent(penalties.penaliseFacility)).toHaveLength(0)
  })
})

describe('deciding on a registration', () => {
  const question = /^(Approve|Decline) this registration/
  const approved = aRegistration({ status: 'Approved', registration_status: 'active' })
  const printable = registrationDetails({ offered: ['Print Certificate'] }, approved)

  it('opens a confirmation dialog, and sends nothing if the officer cancels', async () => {
    const { user, sent } = show('admin', detail(), offering('Approve'))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog', { name: question }))
    expect(dialog.getByText('Are you sure you want to update this registration')).toBeVisible()
    expect(await dialog.findByText('Sabongari Family Clinic')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(registrations.decideRegistration)).toHaveLength(0)
  })

  it("sends the decision with its reason, shows the server's message and the page of the reply", async () => {
    const { user, sent } = show(
      'admin',
      detail(),
      detail({ registration: approved }),
      offering('Approve'),
      reply(registrations.decideRegistration, { data: approved, message: 'Approved successfully!', page: printable }),
    )
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog', { name: question }))
    await enterText(user, await dialog.findByLabelText('Reason (optional)'), 'Every requirement is met.')
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Approved successfully!')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Print Certificate' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
    expect(screen.getByRole('region', { name: 'What can be done now' })).toHaveFocus()
    expect(sent(registrations.decideRegistration)[0]?.body).toEqual({
      id: 31,
      status: 'Approved',
      reason: 'Every requirement is met.',
      conditions: [],
    })
    expect(sent(registrations.showRegistration)).toHaveLength(1)
  })

  it('updates badge and buttons together, even if other requests are still running', async () => {
    const decision = reply(registrations.decideRegistration, {
      data: approved,
      message: 'Approved successfully!',
      page: printable,
    })
    const { user } = show('admin', detail(), wait(calls.showFacility), offering('Approve'), decision)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Approve' }))
    await screen.findByText('Approved successfully!')
    expect(await screen.findByRole('link', { name: 'Print Certificate' })).toBeVisible()
    expect(screen.getByText('Approved')).toBeVisible()
    expect(screen.queryByText('Awaiting decision')).toBeNull()
  })

  it('sends Temporary Approval of a complete application without a reason', async () => {
    const data = aRegistration({ status: 'Temporarily approved' })
    const message = 'Temporarily approved successfully!'
    const decided = reply(registrations.decideRegistration, { data, message, page: registrationDetails({}, data) })
    const { user, sent } = show('admin', detail(), offering('Temporary Approval'), decided)
    await user.click(await screen.findByRole('button', { name: 'Temporary Approval' }))
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Temporary Approval' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent(registrations.decideRegistration)[0]?.body).toEqual({
      id: 31,
      status: 'Temporarily approved',
      conditions: [],
    })
  })

  it('asks for the reason of every decline', async () => {
    const data = aRegistration({ status: 'declined' })
    const message = 'Declined successfully!'
    const decided = reply(registrations.decideRegistration, { data, message, page: registrationDetails({}, data) })
    const { user, sent } = show('admin', detail(), offering('Decline'), decided)
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Decline' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    expect(sent(registrations.decideRegistration)).toHaveLength(0)
    await enterText(user, dialog.getByLabelText('Reason'), 'No doctor.')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent(registrations.decideRegistration)[0]?.body).toEqual({
      id: 31,
      status: 'declined',
      reason: 'No doctor.',
    })
  })

  it('says before an approval what is missing, until when it lasts and who is told, and asks for a reason', async () => {
    const temporary = {
      status: 'Temporarily approved',
      registration_status: 'provisional',
      expiry_date: '2027-04-08',
      submitted_at: null,
    } as const
    const missing = [{ section: 'payment', message: 'Add a payment with its receipt.' }] as const
    const details = registrationDetails(
      {
        offered: ['Approve'],
        missing: [...missing],
        against: [
          { check: 'not_submitted', message: 'This application was never submitted', concerns: ['Approve'] },
          { check: 'incomplete', message: 'This application is not complete', concerns: ['Approve'] },
        ],
        last_days: { certificate: '2027-04-08', statement: '2026-10-08', extension: '2027-10-08' },
      },
      temporary,
    )
    const { user } = show('admin', detail(), reply(registrations.showRegistration, details))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByLabelText('Reason')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'It lasts until 8 April 2027. That is the last day of the temporary approval that it replaces: it never ends earlier.',
    )
    expect(dialog.getByText('This application was never submitted.')).toBeVisible()
    expect(dialog.getByText('Add a payment with its receipt.')).toBeVisible()
    expect(dialog.getByText(/ is told in the portal\.$/)).toBeVisible()
  })

  it('says that nobody is told where the facility has no owner account', async () => {
    const details = registrationDetails({ offered: ['Approve'], has_owner_account: false })
    const { user } = show('admin', detail(), reply(registrations.showRegistration, details))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('This facility has no owner account, so nobody is told.')).toBeVisible()
  })

  it("shows the server's message if another officer was first, and the current registration", async () => {
    const sentence = 'Approve is not possible while this registration is declined.'
    const { user, sent } = show(
      'admin',
      detail(),
      offering('Approve', 'Decline'),
      offering('Temporary Approval'),
      refusal(registrations.decideRegistration, {
        code: 'action_not_offered',
        status: 409,
        message: sentence,
        offered: ['Temporary Approval'],
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Temporary Approval' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    expect(sent(registrations.showRegistration).length).toBeGreaterThan(1)
    await user.click(screen.getByRole('button', { name: 'Close this notice' }))
    expect(screen.getByRole('region', { name: 'What can be done now' })).toHaveFocus()
  })

  it('keeps the reason if the portal cannot be reached', async () => {
    const busy = { code: 'unavailable', status: 503, message: 'The portal cannot reach its records.' } as const
    const { user } = show('admin', detail(), offering('Decline'), refusal(registrations.decideRegistration, busy))
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(screen.getByRole('dialog'))
    await enterText(user, await dialog.findByLabelText('Reason'), 'No doctor.')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(busy.message)
    expect(dialog.getByLabelText('Reason')).toHaveValue('No doctor.')
  })
})

it('lists the letters of the ministry and downloads one by its signed link', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const receipt = {
    ...exampleOf(letter),
    id: 8,
    number: 'RCP-2026-000003',
    kind: 'receipt',
    subject: 'Receipt',
    taken_back_on: '2026-04-09',
  } as const
  const page = { data: [exampleOf(letter), receipt], total: 2, current_page: 1, last_page: 1, per_page: 100 }
  const link = { url: '/letters/7?signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' }
  const { user, sent } = show(
    'user',
    detail(),
    offering(),
    reply(letters.listFacilityLetters, page),
    reply(letters.linkLetter, link),
  )
  const section = within(await screen.findByRole('region', { name: 'Letters' }))
  await user.click(section.getByRole('button', { name: 'What the ministry wrote on paper' }))
  expect(
    await section.findByText('Decision on the application for registration of Sabongari Family Clinic'),
  ).toBeVisible()
  expect(section.getByText(/^The confirmation was taken back on/)).toHaveTextContent(
    'on 9 April 2026. This receipt no longer',
  )
  await user.click(section.getByRole('button', { name: 'Download LET-2026-000007' }))
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith(new URL('/letters/7?signature=Zm9v&download', window.location.href).href),
  )
  expect(sent(letters.linkLetter)[0]?.path).toBe('/api/letters/7/link')
})
