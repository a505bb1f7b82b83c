import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { consideration } from '@portal/contract/cases/consideration.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { paths } from '../../paths.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationDetails, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const found = exampleOf(consideration)
const submitted_at = '2026-03-20T09:00:00.000Z'
const offered: RegistrationDetails['offered'] = ['Temporary Approval', 'Decline', 'Return']
const open = { case: { ...exampleOf(registrationCase), offered: [] }, offered }
const pending = registrationDetails(open, { submitted_at })

function show(...replies: FakeReply[]) {
  return renderScreen(paths.review(31), { as: 'admin', replies })
}

const group = async (name: RegExp) => within(await screen.findByRole('group', { name }))

describe('the verdicts beside an application', () => {
  it('are not chosen by themselves, and are saved together with the rest of the form as it was', async () => {
    const before = { ...found, information_verdict: null, documents_verdict: null, recommend_to_inspect: null }
    const half = registrationDetails(open, { submitted_at, consideration: before })
    const awaiting = registrationDetails(
      { ...open, offered: ['Approve', 'Decline', 'Return'] },
      { submitted_at, status: 'Awaiting decision', consideration: found },
    )
    const { user, sent } = show(
      reply(calls.reviewRegistration, reviewOf(half)),
      reply(calls.considerRegistration, { data: found, registration: aRegistration(), page: awaiting }),
    )
    const information = await group(/^Information provided Not given yet/)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(screen.getByRole('button', { name: 'Save verdicts' })).toHaveAttribute('data-variant', 'outline')
    await user.click(screen.getByRole('button', { name: 'Save verdicts' }))
    expect(await screen.findByText('Choose a verdict first')).toBeVisible()
    await user.click(information.getByRole('radio', { name: 'Satisfactory' }))
    await user.click((await group(/^Documents review/)).getByRole('radio', { name: 'Not-satisfactory' }))
    expect(sent(calls.considerRegistration)).toEqual([])
    expect(screen.getByRole('button', { name: 'Save verdicts' })).toHaveAttribute('data-variant', 'filled')
    await user.click(screen.getByRole('button', { name: 'Save verdicts' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(sent(calls.considerRegistration)[0]).toMatchObject({
      body: {
        information_verdict: 'Satisfactory',
        documents_verdict: 'Not-satisfactory',
        recommend_to_inspect: null,
        permanent_secretary_comment: 'Recommended for approval.',
        commissioner_approval: 'Approved',
      },
      headers: { 'if-match': `"${found.updated_at}"` },
    })
    expect(await screen.findByRole('button', { name: 'Approve' })).toHaveAttribute('data-variant', 'filled')
    expect(screen.queryByRole('button', { name: 'Save verdicts' })).toBeNull()
  })

  it('are those of somebody else who saved meanwhile', async () => {
    const theirs = { ...found, information_verdict: 'Not-satisfactory' as const, documents_verdict: null }
    const stale = 'Somebody else changed this meanwhile. Look at it again'
    const { user } = show(
      reply(calls.reviewRegistration, reviewOf(pending)),
      reply(calls.reviewRegistration, reviewOf(registrationDetails(open, { submitted_at, consideration: theirs }))),
      refusal(calls.considerRegistration, { code: 'stale', status: 412, message: stale }),
    )
    await user.click((await group(/^Information provided/)).getByRole('radio', { name: 'Satisfactory' }))
    await user.click(screen.getByRole('button', { name: 'Save verdicts' }))
    expect(await screen.findByText(stale)).toBeVisible()
    const information = await group(/^Information provided/)
    await waitFor(() => expect(information.getByRole('radio', { name: 'Not-satisfactory' })).toBeChecked())
  })

  it('are words where the officer may not give them, and once it is decided', async () => {
    show(
      reply(calls.reviewRegistration, reviewOf(registrationDetails({}, { status: 'Approved', consideration: found }))),
    )
    expect(await screen.findByText('Documents review')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('the checks', () => {
  it('say what speaks for an approval and against it, and what to look into', async () => {
    const against: RegistrationDetails['against'] = [
      { check: 'no_verdicts', message: 'The verdicts are not both given', concerns: ['Approve'] },
      { check: 'unpaid', message: '₦50,000 of INV-2026-000007 are not paid', concerns: ['Approve'] },
    ]
    const in_favour: RegistrationDetails['in_favour'] = [
      { check: 'incomplete', message: 'The application is complete' },
    ]
    const page = registrationDetails({ ...open, against, in_favour }, { submitted_at })
    show(reply(calls.reviewRegistration, reviewOf(page, { unpaid_penalties: { total: 2, data: [] } })))
    const checks = within(await screen.findByRole('region', { name: 'Checks' }))
    expect(checks.getByText('1 for')).toBeVisible()
    expect(checks.getByText('1 against')).toBeVisible()
    expect(checks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The application is complete',
      '₦50,000 of INV-2026-000007 are not paid',
      '2 penalties are not paid',
    ])
  })

  it('are gone once nothing is to be decided', async () => {
    const page = registrationDetails(
      { in_favour: [{ check: 'unpaid', message: 'It is paid' }] },
      { status: 'Approved' },
    )
    show(reply(calls.reviewRegistration, reviewOf(page)))
    await screen.findByRole('tab', { name: 'More' })
    expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull()
  })
})
