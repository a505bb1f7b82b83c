import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { openRestriction } from '@portal/contract/standing/restriction.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

const suspended = exampleOf(openRestriction)
const submitted_at = '2026-03-20T09:00:00.000Z'

function show(
  details: Parameters<typeof registrationDetails>[0],
  facility: Parameters<typeof registrationDetails>[2] = {},
) {
  const shown = registrationDetails(details, { submitted_at }, facility)
  return renderComponent(<DecisionButtons details={shown} />, { as: 'admin' })
}

describe('why something cannot be decided', () => {
  const open = { case: exampleOf(registrationCase) }

  it.each([
    ['suspended', 'this facility is suspended. An officer who decides can lift the suspension'],
    ['sealed', 'this facility is sealed. An officer who decides can lift the sealing'],
    ['revoked', 'the licence of this facility is revoked. An officer who decides can lift the revocation'],
  ] as const)('is that the facility is %s', (kind, words) => {
    const later = { ...suspended, id: 4, kind: 'suspended', state: 'announced' } as const
    show(open, { restrictions: [later, { ...suspended, kind }] })
    expect(screen.getByText(/^Nothing can be approved while/)).toHaveTextContent(
      `Nothing can be approved while ${words} on the page of the facility.`,
    )
  })

  it.each([
    [open, []],
    [open, [{ ...suspended, state: 'announced' as const }]],
    [{}, [suspended]],
  ])('is not said where the facility may be approved, or has no case: %#', (details, restrictions) => {
    show(details, { restrictions })
    expect(screen.queryByText(/^Nothing can be approved/)).toBeNull()
  })

  it('is what a setting of the ministry asks for', () => {
    show({ obstacles: [{ action: 'Approve', message: 'Another officer must consider this application' }] })
    const words = 'Approve: Another officer must consider this application'
    expect(screen.getByText('Approve:').parentElement).toHaveTextContent(words)
  })
})

describe('a decision', () => {
  it.each([
    {
      decision: 'Temporary Approval',
      status: 'Temporarily approved',
      draft: '/api/drafts/decision-temporary-approval-31',
      words: 'A temporary statement of approval is issued at once.It lasts until 8 October 2026.',
    },
    {
      decision: 'Approve',
      status: 'Approved',
      draft: '/api/drafts/decision-approve-31',
      words:
        'A certificate is issued at once. It cannot be declined while it is in date.It lasts until 31 December 2026.',
    },
    {
      decision: 'Decline',
      status: 'declined',
      draft: '/api/drafts/decision-decline-31',
      words: 'The owner may correct the application and submit it again.Amina Bello is told',
    },
  ] as const)('is explained and sent after a confirmation: $decision', async ({ decision, status, draft, words }) => {
    const shown = registrationDetails({ offered: [decision] }, { submitted_at, status: 'Awaiting decision' })
    const decided = reply(decideRegistration, { data: shown.registration, message: 'It is decided', page: shown })
    const { user, sent } = renderComponent(<DecisionButtons details={shown} />, { as: 'admin', replies: [decided] })
    await user.click(screen.getByRole('button', { name: decision }))
    const dialog = within(screen.getByRole('dialog'))
    await enterText(user, await dialog.findByLabelText(/^Reason/), 'As agreed.')
    expect(screen.getByRole('dialog')).toHaveTextContent(`Awaiting decisionbecomes${status}${words}`)
    expect(dialog.queryAllByRole('button', { name: 'Add a condition' })).toHaveLength(decision === 'Decline' ? 0 : 1)
    await user.click(dialog.getByRole('button', { name: decision }))
    expect(await screen.findByText('It is decided')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const conditions = decision === 'Decline' ? {} : { conditions: [] }
    expect(sent(decideRegistration)[0]?.body).toEqual({ id: 31, status, reason: 'As agreed.', ...conditions })
    expect(sent(showDraft)[0]?.path).toBe(draft)
  })

  it('is refused in words that can be closed, once it is not offered any more', async () => {
    const message = 'Hauwa Sani has declined it'
    const problem = { code: 'action_not_offered', status: 409, message } as const
    const shown = registrationDetails({ offered: ['Approve'] }, { submitted_at })
    const { user } = renderComponent(<DecisionButtons details={shown} />, {
      as: 'admin',
      replies: [refusal(decideRegistration, problem)],
    })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Approve' }))
    const notice = await screen.findByRole('region', { name: message })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(notice).toHaveTextContent('The registration was changed meanwhile. You see it as it is now.')
    await user.click(within(notice).getByRole('button'))
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  it('asks for a reason where it goes against a fact', async () => {
    const against: RegistrationDetails['against'] = [
      { check: 'not_submitted', message: 'This application was never submitted', concerns: ['Approve'] },
    ]
    const shown = registrationDetails({ offered: ['Approve'], against })
    const { user, sent } = renderComponent(<DecisionButtons details={shown} />, {
      as: 'admin',
      replies: [reply(decideRegistration, { data: shown.registration, message: 'It is decided', page: shown })],
    })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Approve' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('This application was never submitted.')
    expect((await dialog.findAllByText('Enter the reason'))[0]).toBeVisible()
    expect(sent(decideRegistration)).toEqual([])
    await enterText(user, dialog.getByLabelText(/^Reason/), 'Seen on site.')
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('It is decided')).toBeVisible()
    expect(sent(decideRegistration)[0]?.body).toMatchObject({ reason: 'Seen on site.' })
  })

  it('stays open with any other problem', async () => {
    const message = 'Add a member of staff'
    const problem = { code: 'unexpected', status: 500, message } as const
    const shown = registrationDetails({ offered: ['Approve'] }, { submitted_at })
    const { user } = renderComponent(<DecisionButtons details={shown} />, {
      as: 'admin',
      replies: [refusal(decideRegistration, problem)],
    })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Approve' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })
})
