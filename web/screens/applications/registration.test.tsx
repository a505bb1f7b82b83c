import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { comment } from '@portal/contract/applications/comment.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { missingSections } from '@portal/domain/applications/sections.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { refusal, reply, wait } from '../../testing/fake-portal.ts'
import { registrationPage } from '../../testing/officer-replies.ts'
import {
  everything,
  hardlyStarted,
  registrationDetails,
  registrationReplies,
} from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const consideration = 'Consideration and Approval'

/** The buttons together under the status, in their order. */
const buttonsOfPage = [
  'Add Operational Officer',
  'Available Facilities Items',
  'Add Staff',
  'Add Referee',
  'Add Documents',
  'Add Payment',
  consideration,
  'Upload Registration Form',
]

const adding = buttonsOfPage.filter((name) => name !== consideration)

function show(as: 'admin' | 'user', ...shown: ReturnType<typeof registrationDetails>[]) {
  const [first = registrationDetails(), ...later] = shown
  return renderScreen(paths.registration(31), { as, replies: registrationReplies(first, ...later) })
}

async function theHead() {
  return screen.findByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })
}

describe('the registration page', () => {
  it('shows the facility, its reference, kind, status and expiry date', async () => {
    show(
      'admin',
      registrationDetails({}, { status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' }),
    )
    await theHead()
    const lead = screen.getByText('APP-2026-000123').closest('ul')
    expect(lead).toHaveTextContent('Approved')
    expect(lead).toHaveTextContent('New registration')
    expect(lead).toHaveTextContent('Expires on 31 December 2026')
  })

  it('has links for an officer to consideration and to the printable documents', async () => {
    show('admin', registrationDetails({ offered: ['Print Certificate'] }, { status: 'Approved' }))
    await theHead()
    expect(screen.getByRole('link', { name: consideration })).toHaveAttribute('href', paths.review(31))
    expect(screen.getByRole('link', { name: 'Print Certificate' })).toHaveAttribute('href', paths.certificate(31))
    expect(screen.queryByRole('link', { name: 'Print Temporarily Statement' })).toBeNull()
  })

  it('has its buttons together under the status, in the order of the specification', async () => {
    const { user } = show('admin')
    await theHead()
    const buttons = within(screen.getByRole('list', { name: 'What you can add' }))
    const names = buttons.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toEqual(buttonsOfPage)
    const lead = screen.getByText('APP-2026-000123')
    const sections = screen.getByRole('heading', { name: 'Registration Information' })
    const list = screen.getByRole('list', { name: 'What you can add' })
    expect(lead.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(list.compareDocumentPosition(sections)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(buttons.getByRole('button', { name: 'Add Payment' }))
    expect(await screen.findByRole('dialog', { name: 'Add Amount Paid' })).toBeVisible()
  })

  it('goes on to the consideration with the list that the officer came from', async () => {
    const queue = reply(calls.listRegistrations, registrationPage([]))
    const replies = [queue, ...registrationReplies(registrationDetails())]
    renderScreen(paths.registration(31, 'status=pending'), { as: 'admin', replies })
    await theHead()
    expect(screen.getByRole('link', { name: consideration })).toHaveAttribute(
      'href',
      '/admin/registration/approval/31?queue=status%3Dpending',
    )
  })

  it.each([
    [3, 'Certificate printed 3 times, last on 4 November 2026 at 14:05 by Amina Bello.'],
    [1, 'Certificate printed once, on 4 November 2026 at 14:05 by Amina Bello.'],
    [0, 'Certificate not printed yet.'],
  ])('says to officers who read the audit record how often its paper was printed: %d', async (count, sentence) => {
    const details = registrationDetails({ offered: ['Print Certificate'] }, { status: 'Approved' })
    const printed = { kind: 'certificate', count, last_at: '2026-11-04T13:05:00.000Z', last_by: 'Amina Bello' } as const
    const replies = [reply(listPrints, { data: count > 0 ? [printed] : [] }), ...registrationReplies(details)]
    const { unmount } = renderScreen(paths.registration(31), { as: 'admin', replies })
    expect(await screen.findByText(/^Certificate (?:printed|not)/)).toHaveTextContent(sentence)
    unmount()
    const { sent } = renderScreen(paths.registration(31), { as: 'user', replies })
    await theHead()
    expect(screen.queryByText(/^Certificate (?:printed|not)/)).toBeNull()
    expect(sent(listPrints)).toEqual([])
  })

  it('has no consideration link for an owner, but the statement if it is offered', async () => {
    show('user', registrationDetails({ offered: ['Print Temporarily Statement'] }, { status: 'Temporarily approved' }))
    await theHead()
    expect(screen.queryByRole('link', { name: consideration })).toBeNull()
    expect(screen.getByRole('link', { name: 'Print Temporarily Statement' })).toHaveAttribute(
      'href',
      paths.statement(31),
    )
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = show('admin')
    await theHead()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('shows the recorded contents in its sections', async () => {
    const comments = [exampleOf(comment), { ...exampleOf(comment), id: 3, body: 'Inspect.', visible_to_owner: false }]
    show('admin', registrationDetails(everything, { comments }))
    await theHead()
    const inSection = (name: string) => within(screen.getByRole('region', { name }))
    expect(inSection('Registration Information').getByText('amina.bello@example.com')).toBeVisible()
    expect(inSection('Documents').getAllByRole('button', { name: /^View/ })).toHaveLength(4)
    expect(inSection('Personnels/Staffs').getByText('Hauwa Sani', { selector: 'div' })).toBeVisible()
    expect(inSection('Referees').getByText('Usman Danjuma', { selector: 'div' })).toBeVisible()
    expect(inSection('Operating Officer').getByText('Dr Ngozi Okafor')).toBeVisible()
    expect(inSection('Payment Receipts').getByText('₦75,000.50')).toBeVisible()
    expect(inSection('Available Facilities').getByText('Borehole')).toBeVisible()
    expect(inSection('Remarks').getByText(/The owner reads this/)).toBeVisible()
    expect(inSection('Remarks').getByText(/Officers only/)).toBeVisible()
    expect(inSection('History').getByText(/Amina Bello/)).toBeVisible()
    expect(inSection('History').getByText('Registration started')).toBeVisible()
    expect(inSection('History').getByRole('link', { name: 'Audit record' })).toHaveAttribute(
      'href',
      '/admin/audit?about=registration&about_id=31',
    )
    expect(
      await inSection('Requirements').findByRole('progressbar', { name: '1 of 2 questions answered' }),
    ).toBeVisible()
  })

  it('counts the staff of 15 cadres by full and part time, with totals', async () => {
    const nurse = exampleOf(staff)
    const staffs = [nurse, ...[21, 22].map((id) => ({ ...nurse, id, time: 'part time' as const }))]
    show('user', registrationDetails({ staffs }))
    await theHead()
    const table = within(screen.getByRole('table', { name: 'Total number of staff: 3' }))
    expect(table.getAllByRole('row')).toHaveLength(17)
    expect(table.getByRole('row', { name: /^Nurses\/ ?Midwives 1 2 3$/ })).toBeVisible()
    expect(table.getByRole('row', { name: 'Pharmacist 0 0 0' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Others 0 0 0' })).toBeVisible()
    expect(table.getByRole('row', { name: 'Total 1 2 3' })).toBeVisible()
  })

  it.each([
    ['user', paths.task(31, 'staff', 12), 'Staff and referees', 1],
    ['admin', paths.registration(31), 'Sabongari Family Clinic', 0],
  ] as const)(
    'asks only its owner whether what was taken over is still right (%s)',
    async (as, address, heading, questions) => {
      const details = registrationDetails({}, { kind: 'renewal' })
      const sections = details.sections.map((one) => ({ ...one, to_confirm: one.section === 'staff' }))
      renderScreen(address, { as, replies: registrationReplies({ ...details, sections }) })
      await screen.findByRole('heading', { level: 1, name: heading })
      expect(screen.queryAllByRole('button', { name: /^Nothing has changed/ })).toHaveLength(questions)
    },
  )

  it('shows an officer what an application lacks, with links', async () => {
    show('admin', registrationDetails({ missing: missingSections(hardlyStarted), offered: ['Decline'] }))
    await theHead()
    expect(screen.getByRole('link', { name: 'Add at least one referee.' })).toHaveAttribute(
      'href',
      `${paths.registration(31)}#referees`,
    )
  })

  it('shows the error if it cannot be loaded, with a retry', async () => {
    const { user } = renderScreen(paths.registration(31), {
      as: 'user',
      replies: [
        refusal(calls.showRegistration, { code: 'unexpected', status: 500, message: 'Something went wrong.' }),
        ...registrationReplies(registrationDetails()),
      ],
    })
    expect(await screen.findByText('Something went wrong.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await theHead()).toBeVisible()
  })

  it.each([
    ['user', 'Go to Registration', '/admin/registration'],
    ['admin', 'Go to Facility Management', '/admin/all/facilities'],
  ] as const)('offers the way back if it does not exist (%s)', async (role, name, address) => {
    const missing = { code: 'not_found', status: 404, message: 'This registration does not exist' } as const
    renderScreen(paths.registration(99), { as: role, replies: [refusal(calls.showRegistration, missing)] })
    expect(await screen.findByText('This registration does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows a skeleton while loading', async () => {
    renderScreen(paths.registration(31), { as: 'user', replies: [wait(calls.showRegistration)] })
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0)
  })
})

describe('what may be changed', () => {
  it.each(['pending', 'Awaiting decision', 'Temporarily approved', 'declined'] as const)(
    'offers an officer every button while it is %s, and asks why before a removal',
    async (status) => {
      const { user } = show('admin', registrationDetails(everything, { status }))
      await theHead()
      // In its section and among the buttons of the page.
      for (const name of adding) expect(screen.getAllByRole('button', { name })).toHaveLength(2)
      expect(screen.getByRole('button', { name: 'Remove Usman Danjuma' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Remove Hauwa Sani' }))
      expect(within(screen.getByRole('dialog')).getByLabelText(/^Reason/)).toBeVisible()
    },
  )

  it('lets nobody change what is Approved', async () => {
    show('admin', registrationDetails(everything, { status: 'Approved' }))
    await theHead()
    for (const name of adding) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^(Delete|Remove)/ })).toEqual([])
  })

  it('lets an owner withdraw what is offered so, with a reason', async () => {
    const open = registrationDetails({ offered: ['Submit', 'Withdraw'] })
    const ended = registrationDetails({ offered: [] }, { ended_at: '2026-04-01T09:00:00.000Z' })
    const data = aRegistration({ ended_at: '2026-04-01T09:00:00.000Z' })
    const { user, sent } = renderScreen(paths.registration(31), {
      as: 'user',
      replies: [
        reply(calls.withdrawRegistration, { data, message: 'Your application is withdrawn', page: ended }),
        ...registrationReplies(open, ended),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = screen.getByRole('dialog')
    await enterText(user, within(dialog).getByLabelText(/^Reason/), 'Opened by mistake')
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Your application is withdrawn')).toBeVisible()
    expect(sent(calls.withdrawRegistration)[0]?.body).toEqual({ reason: 'Opened by mistake' })
    expect(await screen.findByRole('heading', { name: 'This application has ended' })).toBeVisible()
    for (const name of [...adding, 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Check and submit' })).toBeNull()
  })

  it.each(['pending', 'declined', 'Temporarily approved'] as const)(
    'offers an owner every button while it is %s',
    async (status) => {
      show('user', registrationDetails(everything, { status }))
      await theHead()
      // In its section and among the buttons of the page.
      for (const name of adding) expect(screen.getAllByRole('button', { name })).toHaveLength(2)
      expect(screen.getByRole('heading', { name: 'What is needed' })).toBeVisible()
    },
  )

  it.each([
    ['Awaiting decision', 'The ministry is deciding'],
    ['Approved', 'This facility is registered'],
  ] as const)('lets an owner only read while it is %s, and says why', async (status, why) => {
    show('user', registrationDetails(everything, { status }))
    await theHead()
    expect(screen.getByRole('heading', { name: why })).toBeVisible()
    for (const name of adding) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Check and submit' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'What is needed' })).toBeNull()
  })

  it('hides the operating officer if there is none and none may be added', async () => {
    show('user', registrationDetails({}, { status: 'Approved' }))
    await theHead()
    expect(screen.queryByRole('region', { name: 'Operating Officer' })).toBeNull()
  })

  it('shows the FOLIO number only for types that require it', async () => {
    const asksNot = { ...registrationDetails().registration.facility.facility_types, asks_folio: false }
    show('admin', registrationDetails(everything, {}, { facility_types: asksNot }))
    await theHead()
    expect(screen.queryByText('FOLIO number')).toBeNull()
  })

  it('shows why the ministry declined, and that it can be submitted again', async () => {
    const history = [
      { at: '2026-04-01T08:00:00.000Z', actor: 'I', from: 'pending', to: 'declined', reason: 'No water.' } as const,
      // The owner has made a representation since, which changes no status.
      { at: '2026-04-02T08:00:00.000Z', actor: 'A', from: 'declined', to: 'declined', reason: 'It is wrong.' } as const,
    ]
    show('user', registrationDetails({ offered: ['Submit'] }, { status: 'declined', history }))
    await theHead()
    const notice = within(screen.getByRole('region', { name: /declined/ }))
    expect(notice.getByText('No water.')).toBeVisible()
    expect(notice.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Check and submit' })[0]).toBeVisible()
  })

  it("links from a declined application to the ministry's remarks", async () => {
    const { user } = show('user', registrationDetails({}, { status: 'declined', comments: [exampleOf(comment)] }))
    await theHead()
    await user.click(screen.getByRole('link', { name: 'remarks' }))
    expect(screen.getByRole('region', { name: 'Remarks' })).toHaveFocus()
  })

  it('offers the renewal of an expired registration, and links from a renewed one to the new one', async () => {
    const over = { status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' } as const
    const { unmount } = show('user', registrationDetails({}, over))
    expect(await screen.findByText(/^It ended on/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Renew Registration/ })).toBeVisible()
    unmount()
    show('user', registrationDetails({}, over, { registration: aRegistration({ id: 40 }) }))
    expect(await screen.findByRole('link', { name: 'See the present registration' })).toHaveAttribute(
      'href',
      paths.registration(40),
    )
  })
})

describe('the details of the facility and the applicant', () => {
  const edits = async (name: string) => {
    const section = within(await screen.findByRole('region', { name }))
    return section.queryAllByRole('button', { name: /^Edit/ }).map((button) => button.textContent)
  }
  const editsOfOwner = async (page: 'facility' | 'applicant', details: ReturnType<typeof registrationDetails>) => {
    const address = paths.task(31, page, 12)
    const { unmount } = renderScreen(address, { as: 'user', replies: registrationReplies(details) })
    const found = await edits(page === 'facility' ? 'Facility details' : 'Applicant')
    unmount()
    return found
  }

  it('can be edited by an officer before the first approval, and only the applicant after it', async () => {
    const { unmount } = show('admin', registrationDetails({ was_approved: false }))
    expect(await edits('Registration Information')).toEqual(['Edit facility details', 'Edit applicant details'])
    unmount()
    show('admin', registrationDetails({ was_approved: true }, { kind: 'renewal' }))
    expect(await edits('Registration Information')).toEqual(['Edit applicant details'])
  })

  it('can be edited by the owner before the first approval, each on its page, and only the applicant after it', async () => {
    const first = registrationDetails({ was_approved: false })
    expect(await editsOfOwner('facility', first)).toEqual(['Edit facility details'])
    expect(await editsOfOwner('applicant', first)).toEqual(['Edit applicant details'])
    const renewal = registrationDetails({ was_approved: true }, { kind: 'renewal' })
    expect(await editsOfOwner('facility', renewal)).toEqual([])
    expect(await editsOfOwner('applicant', renewal)).toEqual(['Edit applicant details'])
  })
})
