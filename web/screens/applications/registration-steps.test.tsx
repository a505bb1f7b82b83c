import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { listSubmissions } from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { missingSections } from '@portal/domain/applications/sections.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import {
  everything,
  hardlyStarted,
  registrationDetails,
  registrationReplies,
} from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

function show(as: 'admin' | 'user', ...shown: ReturnType<typeof registrationDetails>[]) {
  const [first = registrationDetails(), ...later] = shown
  return renderScreen(paths.registration(31), { as, replies: registrationReplies(first, ...later) })
}

async function theHead() {
  return screen.findByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })
}

describe('the form to sign', () => {
  it.each(['user', 'admin'] as const)(
    'is filled with what was entered, with places for signatures (%s)',
    async (as) => {
      const details = registrationDetails({ ...everything, missing: missingSections(hardlyStarted) })
      renderScreen(paths.registrationStep(31, 'form'), { as, replies: registrationReplies(details) })
      expect(await screen.findByRole('heading', { name: 'Registration form to sign' })).toBeVisible()
      expect(screen.getByText('What you add later will not be on the form that you print now.')).toBeVisible()
      expect(screen.getByText('APP-2026-000123, New registration')).toBeVisible()
      const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))
      expect(part('1. Facility').getByText('Sabongari Family Clinic')).toBeVisible()
      expect(part('3. Operating officer').getByText('Dr Ngozi Okafor')).toBeVisible()
      expect(part('4. Staff').getByRole('row', { name: 'Hauwa Sani Nurses/Midwives BNSc full time' })).toBeVisible()
      expect(part(/^\d+\. Documents and payments$/).getByText('₦75,000.50')).toBeVisible()
      expect(await part(/^\d+\. Answers to the requirements$/).findByRole('row', { name: /Yes/ })).toBeVisible()
      expect(part('Declaration').getAllByText('Signature')).toHaveLength(2)
      expect(part('Declaration').getByText('Dr Ngozi Okafor')).toBeVisible()
    },
  )

  it('is offered beside the tasks and where the signed form is uploaded', async () => {
    const { user } = show('user', registrationDetails({ missing: missingSections(hardlyStarted), offered: ['Submit'] }))
    await theHead()
    const address = '/admin/registration/31?step=form'
    expect(screen.getByRole('link', { name: 'Print the form to sign' })).toHaveAttribute('href', address)
    const documents = within(screen.getByRole('region', { name: 'Documents' }))
    await user.click(documents.getByRole('button', { name: 'Upload Registration Form' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('link', { name: 'Print the form to sign' })).toHaveAttribute('href', address)
  })
})

it('explains the status on request', async () => {
  const { user } = show('user', registrationDetails({ offered: ['Submit'] }))
  await theHead()
  await user.click(screen.getByRole('button', { name: 'What does this status mean?' }))
  expect(await screen.findByText('The application was started and is not sent to the ministry yet.')).toBeVisible()
  expect(screen.getByText('You have to act now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'What each status means' })).toHaveAttribute('href', '/admin/statuses')
})

describe('what is needed', () => {
  it('lists every section with its state and what it holds, and leads to the first that is not done', async () => {
    show('user', registrationDetails({ missing: missingSections(hardlyStarted), offered: ['Submit'] }))
    const tasks = within(await screen.findByRole('region', { name: 'What is needed' }))
    const task = (name: string) => tasks.getByRole('link', { name }).closest('li')
    expect(task('Requirements')).toHaveTextContent('1 of 2 questions answeredIn progress')
    expect(task('Operating officer')).toHaveTextContent('Who answers for the care givenTo do')
    expect(task('Staff and referees')).toHaveTextContent('0 members of staff, 0 referees')
    expect(task('Documents')).toHaveTextContent('0 of 4 addedTo do')
    expect(task('Applicant')).toHaveTextContent('Done')
    expect(tasks.getByText('Check and submit').closest('li')).toHaveTextContent('Later')
    expect(tasks.getByRole('link', { name: 'Requirements' })).toHaveAttribute('href', paths.requirementParts(12))
    expect(tasks.getByRole('link', { name: 'Documents' })).toHaveAttribute(
      'href',
      '/admin/registration/31?step=documents',
    )
    expect(tasks.getByRole('progressbar', { name: '2 of 8 sections done' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue: Requirements' })).toHaveAttribute(
      'href',
      paths.requirementParts(12),
    )
  })

  it.each([
    ['on the page', paths.registration(31), 1],
    ['before it is sent', paths.registrationStep(31, 'check'), 1],
  ])('shows %s that the type of facility has no questions', async (_where, address, times) => {
    const { totals } = registrationDetails(everything)
    const details = registrationDetails({
      ...everything,
      totals: { ...totals, questions: 0, answered: 0 },
      offered: ['Submit'],
    })
    const replies = registrationReplies(details).filter(({ call }) => call !== catalogue.listRequirementsOfType)
    renderScreen(address, {
      as: 'user',
      replies: [...replies, reply(catalogue.listRequirementsOfType, { data: [] })],
    })
    expect(await screen.findAllByText('No questions yet')).toHaveLength(times)
    expect(screen.queryByRole('progressbar', { name: /^0 of 0/ })).not.toBeInTheDocument()
  })

  it('opens the page of a section, with the form of what is missing', async () => {
    const { user } = show('user', registrationDetails({ missing: missingSections(hardlyStarted) }))
    const tasks = within(await screen.findByRole('region', { name: 'What is needed' }))
    await user.click(tasks.getByRole('link', { name: 'Staff and referees' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff and referees' })).toBeVisible()
    expect(screen.getByText('Add at least one referee.')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 3, name: 'Add Staff' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Add Referee' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Finish this later' })).toHaveAttribute('href', paths.registration(31))
  })

  it('leads from a section that is done to the next that is not', async () => {
    const details = registrationDetails({ ...everything, missing: missingSections({ ...hardlyStarted, answered: 2 }) })
    const sections = details.sections.map((one) =>
      one.section === 'staff' || one.section === 'referees' ? { ...one, state: 'done' as const, missing: [] } : one,
    )
    const address = paths.task(31, 'staff', 12)
    renderScreen(address, { as: 'user', replies: registrationReplies({ ...details, sections }) })
    expect(await screen.findByRole('link', { name: 'Continue: Operating officer' })).toHaveAttribute(
      'href',
      '/admin/registration/31?step=operating_officer',
    )
    expect(screen.queryByRole('heading', { name: 'Add Staff' })).toBeNull()
  })

  it.each([
    ['payment', 'Payment'],
    ['information', 'Facility details'],
    ['referees', 'Staff and referees'],
  ])('opens the page of a section for a link to its place on the page: #%s', async (hash, title) => {
    renderScreen(`${paths.registration(31)}#${hash}`, {
      as: 'user',
      replies: registrationReplies(registrationDetails()),
    })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('offers no Submit while something is missing', async () => {
    show('user', registrationDetails({ missing: missingSections(hardlyStarted), offered: ['Submit'] }))
    await theHead()
    expect(screen.queryByRole('link', { name: 'Check and submit' })).toBeNull()
  })
})

describe('submitting', () => {
  const ready = registrationDetails({ ...everything, offered: ['Submit'] })
  const submitted = registrationDetails(everything, { submitted_at: '2026-03-20T09:00:00.000Z' })

  it('shows the answers for a check first, then the reference and the next steps', async () => {
    const { user, sent, address } = renderScreen(paths.registration(31), {
      as: 'user',
      replies: [
        reply(calls.submitRegistration, {
          data: aRegistration({ submitted_at: '2026-03-20T09:00:00.000Z' }),
          page: submitted,
        }),
        ...registrationReplies(ready),
      ],
    })
    const [check] = await screen.findAllByRole('link', { name: 'Check and submit' })
    await user.click(check ?? document.body)
    expect(await screen.findByRole('heading', { name: 'Check your answers before you submit' })).toBeVisible()
    expect(await screen.findByText('Question 1?')).toBeVisible()
    expect(screen.getByText('Yes, 2')).toBeVisible()
    expect(screen.queryByText('Hauwa Sani')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show staff and referees' }))
    expect(screen.getByText('Hauwa Sani')).toBeVisible()
    expect(screen.getByText('Two rooms.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change documents' })).toHaveAttribute(
      'href',
      '/admin/registration/31?step=documents',
    )
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Confirm and submit' }))
    expect(await screen.findByText('Success')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Application submitted' })).toBeVisible()
    expect(screen.getByText('APP-2026-000123')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    expect(sent(calls.submitRegistration)).toHaveLength(1)
    expect(sent(calls.showRegistration)).toHaveLength(1)
    expect(address()).toBe(paths.registrationStep(31, 'submitted'))
  })

  it('says when the answers to check cannot be loaded', async () => {
    const message = 'Something went wrong on our side.'
    const replies = [
      refusal(listSubmissions, { code: 'unexpected', status: 500, message }),
      ...registrationReplies(ready),
    ]
    const { user } = renderScreen(paths.registrationStep(31, 'check'), { as: 'user', replies })
    const section = within(await screen.findByRole('region', { name: 'Requirements' }))
    expect(await section.findByText(message)).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Try again' }))
    expect(await section.findByText('Question 1?')).toBeVisible()
  })

  it('links from the missing items of the server to the sections', async () => {
    const { user } = renderScreen(paths.registrationStep(31, 'check'), {
      as: 'user',
      replies: [
        refusal(calls.submitRegistration, {
          code: 'invalid_input',
          status: 422,
          message: 'Your application is not complete yet',
          errors: {
            staff: ['Add at least one member of staff.', 'Add a doctor.'],
            documents: ['Upload the PHCN bill.'],
          },
        }),
        ...registrationReplies(ready),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm and submit' }))
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Add at least one member of staff.',
      'Add a doctor.',
      'Upload the PHCN bill.',
    ])
    await user.click(summary.getByRole('link', { name: 'Add at least one member of staff.' }))
    expect(screen.getByRole('region', { name: 'Staff and referees' })).toHaveFocus()
  })

  it('shows an error if the portal cannot be reached, and stays on the page', async () => {
    const { user } = renderScreen(paths.registrationStep(31, 'check'), {
      as: 'user',
      replies: [noAnswer(calls.submitRegistration), ...registrationReplies(ready)],
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm and submit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the portal/)
    expect(screen.getByRole('button', { name: 'Confirm and submit' })).toBeVisible()
  })

  it('shows the registration page if there is nothing to check, or nothing was submitted', async () => {
    const { unmount } = renderScreen(paths.registrationStep(31, 'check'), {
      as: 'user',
      replies: registrationReplies(submitted),
    })
    await theHead()
    unmount()
    renderScreen(paths.registrationStep(31, 'submitted'), { as: 'user', replies: registrationReplies(ready) })
    expect(await theHead()).toBeVisible()
  })
})
