import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { type RegistrationCase, registrationCase } from '@portal/contract/cases/registration-case.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCall } from '../../../api/use-call.ts'
import { type FakeReply, refusal, reply, wait } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { CaseLine } from './case-line.tsx'

const ibrahim = { id: 1, first_name: 'Ibrahim', last_name: 'Musa' }
const hauwa = { id: 3, first_name: 'Hauwa', last_name: 'Sani' }
const usman = { id: 4, first_name: 'Usman', last_name: 'Bala' }

function aCase(of: Partial<RegistrationCase>, offered: RegistrationDetails['offered'] = []) {
  return registrationDetails({ case: { ...exampleOf(registrationCase), ...of }, offered })
}

/** The line on a page that loads the registration, as officers see it. */
function Page() {
  const page = useCall(calls.showRegistration, { params: { id: 31 } })
  return page.data ? <CaseLine details={page.data} /> : <p>Loading</p>
}

function show(pages: RegistrationDetails[], ...replies: FakeReply[]) {
  const shown = pages.map((page) => reply(calls.showRegistration, page))
  return renderComponent(<Page />, { as: 'admin', replies: [...shown, ...replies] })
}

const line = () => screen.findByRole('region', { name: 'Officer and days' })
const done = (message: string) => ({ message, page: aCase({ assignee: hauwa, offered: [] }) })

describe('the case of a registration', () => {
  const clock = { with: 'ministry', ministry_days: 22, owner_days: 1, is_late: true } as const

  it.each([
    [{ assignee: null }, 'Nobody has this application. With the ministry: 22 of 21 days. With its owner: 1 day.'],
    [{ assignee: hauwa }, 'Hauwa Sani has this application. With the ministry: 22 of 21 days. With its owner: 1 day.'],
    [
      { assignee: ibrahim, offered: ['Put back' as const] },
      'You have this application. With the ministry: 22 of 21 days. With its owner: 1 day.',
    ],
    [
      { assignee: null, clock: { ...clock, with: 'owner' as const, owner_days: 3 } },
      'Nobody has this application. With its owner: 3 days.',
    ],
    [{ assignee: hauwa, clock: null, offered: ['Give case' as const] }, 'Hauwa Sani has this application.'],
  ])('says who has it and how long it has been with whom: %j', async (of, words) => {
    show([aCase({ clock, offered: [], ...of })])
    expect((await line()).querySelector('p')?.textContent.trim()).toBe(words)
  })

  it('offers nothing of itself', async () => {
    show([aCase({ offered: [] })])
    expect(within(await line()).queryAllByRole('button')).toEqual([])
  })

  it('is not shown once it was decided and nothing can be done, nor of one without a case', async () => {
    const { unmount } = show([aCase({ clock: null, offered: [] })])
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Officer and days' })).toBeNull()
    unmount()
    show([registrationDetails()])
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Officer and days' })).toBeNull()
  })

  it('is taken', async () => {
    const { user, sent } = show(
      [aCase({ offered: ['Take case'] })],
      reply(cases.takeCase, done('You have the application')),
    )
    await user.click(await screen.findByRole('button', { name: 'Take application' }))
    expect(await screen.findByText('You have the application')).toBeVisible()
    expect(sent(cases.takeCase)[0]?.path).toBe('/api/registrations/31/take')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Officer and days' })).toHaveFocus())
  })

  it('says who was first when it cannot be taken', async () => {
    const message = 'Hauwa Sani took it before you'
    const free = aCase({ assignee: null, offered: ['Take case'] })
    const taken = aCase({ assignee: hauwa, offered: [] })
    const problem = { code: 'action_not_offered', status: 409, message } as const
    const { user } = show([free, taken], refusal(cases.takeCase, problem))
    await user.click(await screen.findByRole('button', { name: 'Take application' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText('Hauwa Sani has this application.')).toBeVisible()
  })

  it('is put back', async () => {
    const own = aCase({ assignee: ibrahim, offered: ['Put back'] })
    const { user, sent } = show([own], reply(cases.putCaseBack, done('The application is back in the queue')))
    await user.click(await screen.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('The application is back in the queue')).toBeVisible()
    expect(sent(cases.putCaseBack)[0]?.path).toBe('/api/registrations/31/put-back')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Officer and days' })).toHaveFocus())
  })

  it.each([
    { name: 'Take application', offered: 'Take case', busy: 'Taking', call: cases.takeCase },
    { name: 'Put back', offered: 'Put back', busy: 'Putting back', call: cases.putCaseBack },
  ] as const)('is sent once, however often somebody presses $name', async ({ name, offered, busy, call }) => {
    const { user, sent } = show([aCase({ offered: [offered] })], wait(call))
    await user.click(await screen.findByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: busy }))
    expect(sent(call)).toHaveLength(1)
  })

  it('says why it cannot be put back', async () => {
    const message = 'It was given to Hauwa Sani meanwhile'
    const problem = { code: 'action_not_offered', status: 409, message } as const
    const { user } = show([aCase({ assignee: ibrahim, offered: ['Put back'] })], refusal(cases.putCaseBack, problem))
    await user.click(await screen.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is submitted for an applicant with papers, after a confirmation', async () => {
    const { user, sent } = show(
      [aCase({}, ['Submit'])],
      reply(calls.submitRegistration, { data: registrationDetails().registration, page: aCase({}) }),
    )
    await user.click(await screen.findByRole('button', { name: 'Submit for the applicant' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Submit for the applicant?' }))
    expect(sent(calls.submitRegistration)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted to the ministry')).toBeVisible()
    expect(sent(calls.submitRegistration)[0]?.path).toBe('/api/registrations/31/submit')
  })
})

describe('giving a case to an officer', () => {
  const officers = reply(cases.listOfficers, { data: [hauwa, ibrahim, usman] })
  const ofHauwa = aCase({ assignee: hauwa, offered: ['Give case'] })

  async function open(user: ReturnType<typeof show>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Give to an officer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this application to an officer' }))
    await dialog.findByRole('option', { name: 'Usman Bala' })
    return dialog
  }

  it('offers everybody but who has it, and says who has it as far as the officer knows', async () => {
    const { user, sent } = show([ofHauwa], officers, reply(cases.giveCase, done('Usman Bala has the application now')))
    const dialog = await open(user)
    const names = dialog.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Choose', 'Ibrahim Musa (you)', 'Usman Bala'])
    await user.selectOptions(dialog.getByLabelText('Officer'), 'Usman Bala')
    await user.click(dialog.getByRole('button', { name: 'Give application' }))
    expect(await screen.findByText('Usman Bala has the application now')).toBeVisible()
    expect(sent(cases.giveCase)[0]).toMatchObject({
      path: '/api/registrations/31/assign',
      body: { officer_id: 4, from_id: 3 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that nobody had it', async () => {
    const free = aCase({ assignee: null, offered: ['Give case'] })
    const { user, sent } = show([free], officers, reply(cases.giveCase, done('Hauwa Sani has the application now')))
    const dialog = await open(user)
    await user.selectOptions(dialog.getByLabelText('Officer'), 'Hauwa Sani')
    await user.click(dialog.getByRole('button', { name: 'Give application' }))
    await waitFor(() => expect(sent(cases.giveCase)[0]?.body).toEqual({ officer_id: 3, from_id: null }))
  })

  it('is refused again while the dialog is open, once somebody else gave it away meanwhile', async () => {
    const message = 'Usman Bala has this application by now'
    const { user, sent } = show(
      [ofHauwa, aCase({ assignee: usman, offered: ['Give case'] })],
      officers,
      refusal(cases.giveCase, { code: 'action_not_offered', status: 409, message }),
    )
    const dialog = await open(user)
    await user.selectOptions(dialog.getByLabelText('Officer'), 'Ibrahim Musa (you)')
    await user.click(dialog.getByRole('button', { name: 'Give application' }))
    expect(await screen.findByText('Usman Bala has this application.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Give application' }))
    await waitFor(() => expect(sent(cases.giveCase)).toHaveLength(2))
    expect(sent(cases.giveCase).map(({ body }) => body)).toEqual([
      { officer_id: 1, from_id: 3 },
      { officer_id: 1, from_id: 3 },
    ])
  })
})
