import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as calls from '@portal/contract/standing/calls/standing.ts'
import { type Restriction, restriction } from '@portal/contract/standing/restriction.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility } from '../../../testing/facilities.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { onlyPage } from '../../../testing/only-page.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { enterDate, typedDate } from '../../../testing/typed-date.ts'
import { RestrictButtons } from './restrict-buttons.tsx'
import { StandingHistory } from './standing-history.tsx'

const lifted = exampleOf(restriction)
const inForce: Restriction = {
  ...lifted,
  id: 4,
  state: 'in force',
  lifted_at: null,
  lifted_by: null,
  lift_reason: null,
}
const facility = { id: 12, company_name: 'Sabongari Family Clinic' }

function history(offered: string[], ...lines: Restriction[]) {
  const replies = [
    reply(calls.listRestrictions, onlyPage(lines)),
    reply(calls.liftRestriction, { message: 'Lifted', data: aFacility() }),
  ]
  return renderComponent(<StandingHistory facility={{ ...facility, offered }} />, { as: 'admin', replies })
}

describe('the history of the standing', () => {
  it('says what a facility was put under, until when, why, and why it was lifted', async () => {
    const sealed: Restriction = { ...inForce, id: 5, kind: 'sealed', until_date: null }
    const over: Restriction = { ...inForce, id: 6, kind: 'revoked', state: 'ended' }
    history([], sealed, over, lifted)
    const lines = await screen.findAllByRole('listitem')
    const reason = 'There is no resident medical practitioner.Ibrahim Musa, 10 June 2026'
    expect(lines.map((line) => line.textContent)).toEqual([
      `Sealed, in forceFrom 10 June 2026 until the ministry lifts it${reason}`,
      `Licence revoked, endedFrom 10 June 2026 until 10 September 2026${reason}`,
      `Suspended, liftedFrom 10 June 2026 until 10 September 2026${reason}Lifted: Dr Okafor is employed since 29 June.Ibrahim Musa, 1 July 2026`,
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers Lift only for what is in force or announced', async () => {
    const announced: Restriction = { ...inForce, id: 5, kind: 'sealed', state: 'announced' }
    history(['Lift'], announced, { ...inForce, id: 6, kind: 'revoked' }, { ...inForce, id: 7, state: 'ended' }, lifted)
    await screen.findAllByRole('listitem')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Lift the sealing',
      'Lift the revocation',
    ])
  })

  it('lifts it with a reason', async () => {
    const { user, sent } = history(['Lift'], inForce)
    await user.click(await screen.findByRole('button', { name: 'Lift the suspension' }))
    const name = 'Lift the suspension of Sabongari Family Clinic?'
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(await dialog.findByText('It ends at once. The history keeps it.')).toBeVisible()
    // A paragraph cannot hold a dialog.
    expect(screen.getByRole('dialog').closest('p')).toBeNull()
    await enterText(user, await dialog.findByLabelText('Reason'), 'Dr Okafor is employed.')
    await user.click(dialog.getByRole('button', { name: 'Lift' }))
    expect(await screen.findByText('It is lifted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.liftRestriction)[0]).toMatchObject({
      path: '/api/facilities/12/restrictions/4/lift',
      body: { reason: 'Dr Okafor is employed.' },
    })
  })

  it('says that there is none', async () => {
    history(['Lift'])
    expect(await screen.findByText('This facility was never suspended, sealed or revoked.')).toBeVisible()
  })
})

describe('a restriction', () => {
  // In Lagos it is already the first of June.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-31T23:30:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    {
      name: 'Suspend',
      title: 'Suspend Sabongari Family Clinic?',
      text: /^Nothing can be approved for a suspended/,
      kind: 'suspended',
      draft: '/api/drafts/suspend-12',
    },
    {
      name: 'Seal',
      title: 'Seal Sabongari Family Clinic?',
      text: /^Use this when the premises are sealed/,
      kind: 'sealed',
      draft: '/api/drafts/seal-12',
    },
    {
      name: 'Revoke',
      title: 'Revoke the licence of Sabongari Family Clinic?',
      text: /^Nothing can be started or/,
      kind: 'revoked',
      draft: '/api/drafts/revoke-12',
    },
  ])('is begun where it is offered: $name', async ({ name, title, text, kind, draft }) => {
    const restricted = reply(calls.restrictFacility, { message: 'It is restricted', data: aFacility() })
    const { user, sent } = renderComponent(<RestrictButtons facility={{ ...facility, offered: [name] }} />, {
      as: 'admin',
      replies: [restricted],
    })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([name])
    await user.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(await dialog.findByText(text)).toBeVisible()
    // What is typed for one facility and one restriction is not offered for another.
    expect(sent(showDraft).map(({ path }) => path)).toEqual([draft])
    expect(typedDate(dialog.getByRole('textbox', { name: 'First day' }))).toBe('1/6/2026')
    await enterDate(user, dialog.getByRole('textbox', { name: 'First day' }), '10/6/2026')
    await enterDate(user, dialog.getByRole('textbox', { name: /^Last day/ }), '10/9/2026')
    await enterText(user, dialog.getByLabelText('Reason'), 'No practitioner.')
    await user.click(dialog.getByRole('button', { name }))
    expect(await screen.findByText('It is restricted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.restrictFacility).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/facilities/12/restrictions',
        body: { kind, from_date: '2026-06-10', until_date: '2026-09-10', reason: 'No practitioner.' },
      },
    ])
  })
})
