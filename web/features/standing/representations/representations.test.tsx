import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import {
  type Contestable,
  contestable,
  type Representation,
  representation,
} from '@portal/contract/standing/representation.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { onlyPage } from '../../../testing/only-page.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent, renderScreen } from '../../../testing/render.tsx'
import { OneRepresentation } from './one-representation.tsx'
import { RepresentationSection } from './representation-section.tsx'
import { RepresentationsOfFacility } from './representations-of-facility.tsx'

const one = exampleOf(representation)
const answered = { message: 'The ministry has it', data: one, page: null }
const restriction: Representation = {
  ...one,
  registration_id: null,
  reference: null,
  restriction_id: 3,
  against: 'sealing',
}

describe('the representations that wait', () => {
  it('are listed with a link to where they are decided', async () => {
    const data = [one, { ...restriction, id: 5 }]
    renderScreen(paths.representations(), { as: 'admin', replies: [reply(calls.listRepresentations, onlyPage(data))] })
    const links = await screen.findAllByRole('link', { name: 'Sabongari Family Clinic' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/registration/approval/31#representation',
      '/admin/single-facility/12#representations',
    ])
    const rows = screen.getAllByRole('row').slice(1)
    const text = 'The fire certificate was in the application, on page 4.'
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Decline of APP-2026-000123', 'Ibrahim Musa, 8 Apr 2026', '10 Apr 2026', text],
      ['Sealing', 'Ibrahim Musa, 8 Apr 2026', '10 Apr 2026', text],
    ])
  })

  it('are none', async () => {
    renderScreen(paths.representations(), { as: 'admin', replies: [reply(calls.listRepresentations, onlyPage([]))] })
    expect(await screen.findByText('No representation is waiting')).toBeVisible()
  })
})

describe('a representation', () => {
  it('says what it is against, who made it, and who decides', () => {
    renderComponent(<OneRepresentation of={{ ...one, offered: [] }} />, { as: 'user' })
    expect(screen.getByText(/^Against the decline of 8 April 2026/).parentElement).toHaveTextContent(
      'Against the decline of 8 April 2026, decided by Ibrahim Musa',
    )
    expect(screen.getByText(/^Amina Bello/)).toHaveTextContent('Amina Bello, 10 April 2026 at 09:00')
    expect(screen.getByText(/^No officer has decided on it yet\./)).toHaveTextContent(
      'If the ministry has another officer than Ibrahim Musa, that one decides.',
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'View document 1 of the representation (opens in a new tab)',
    ])
  })

  it('says how it was decided and why', () => {
    const decided = {
      outcome: 'set aside',
      ended_at: '2026-04-20T09:00:00.000Z',
      decided_by: 'Hauwa Sani',
      reason: 'It was there.',
    } as const
    renderComponent(<OneRepresentation of={{ ...one, ...decided, files: [], offered: [] }} />, { as: 'user' })
    expect(screen.getByText('The decision was set aside').parentElement).toHaveTextContent(
      'The decision was set aside by Hauwa Sani on 20 April 2026:',
    )
    expect(screen.getByText('It was there.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['decline', 'the application was submitted again, decided or ended'],
    ['penalty', 'the penalty was waived'],
    ['suspension', 'the suspension was lifted'],
    ['sealing', 'the sealing was lifted'],
    ['revocation', 'the revocation was lifted'],
  ] as const)('against a %s can be overtaken', (against, words) => {
    const overtaken = { outcome: 'overtaken', ended_at: '2026-04-20T09:00:00.000Z', against, offered: [] } as const
    renderComponent(<OneRepresentation of={{ ...one, ...overtaken, offered: [] }} />, { as: 'user' })
    expect(screen.getByText(/^Before an officer/)).toHaveTextContent(
      `Before an officer decided on it, ${words} on 20 April 2026.`,
    )
  })

  it('gets another document from its owner', async () => {
    const replies = [reply(calls.addRepresentationFile, answered)]
    const of = { ...one, offered: [], may_add_files: true }
    const { user, sent } = renderComponent(<OneRepresentation of={of} />, { as: 'user', replies })
    await user.click(screen.getByRole('button', { name: 'Add a document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }))
    // A file is not kept, and nothing else is asked for.
    expect(dialog.queryByText(/draft/)).toBeNull()
    await user.upload(dialog.getByLabelText(/^Document/), new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('The ministry has it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addRepresentationFile)[0]?.path).toBe('/api/representations/4/documents')
  })

  it.each([
    { against: 'decline', upheld: 'the application stays declined', aside: 'the application awaits a new decision' },
    { against: 'penalty', upheld: 'the penalty stands', aside: 'nothing is to be paid for it' },
    { against: 'suspension', upheld: 'the suspension holds', aside: 'the suspension is lifted at once' },
    { against: 'sealing', upheld: 'the premises stay sealed', aside: 'the sealing is lifted at once' },
    { against: 'revocation', upheld: 'the licence stays revoked', aside: 'the revocation is lifted at once' },
  ] as const)('against a $against says before the decision what follows', async ({ against, upheld, aside }) => {
    const replies = [reply(calls.decideRepresentation, answered)]
    const { user, sent } = renderComponent(<OneRepresentation of={{ ...one, against }} />, { as: 'admin', replies })
    await user.click(screen.getByRole('button', { name: 'Decide on the representation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on the representation' }))
    expect(await dialog.findByLabelText(`Uphold it: ${upheld}`)).toBeVisible()
    await user.click(dialog.getByLabelText(`Set it aside: ${aside}`))
    await enterText(user, dialog.getByLabelText('Reason'), 'It was there.')
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(await screen.findByText('The ministry has it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.decideRepresentation)[0]).toMatchObject({
      path: '/api/representations/4/decide',
      body: { outcome: 'set aside', reason: 'It was there.' },
    })
  })
})

describe('what can be contested', () => {
  const sealing: Contestable = { ...exampleOf(contestable), against: 'sealing', penalty_id: null, restriction_id: 3 }
  const replies = [reply(calls.contestRestriction, answered), reply(calls.contestDecline, answered)]

  it('is a sealing, with what holds meanwhile', async () => {
    const listed = reply(calls.listRepresentationsOfFacility, { ...onlyPage([]), contestable: [sealing] })
    const view = renderComponent(<RepresentationsOfFacility facilityId={12} />, {
      as: 'user',
      replies: [listed, ...replies],
    })
    const { user, sent } = view
    await user.click(await screen.findByRole('button', { name: 'Make a representation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a representation against the sealing' }))
    expect(dialog.getByText(/^You can do this once\./)).toHaveTextContent(/Meanwhile the premises stay sealed\.$/)
    expect(dialog.getByText('What you type is kept as a draft. A file is not.')).toBeVisible()
    await enterText(user, dialog.getByLabelText('Why you do not agree'), 'The premises are safe.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('The ministry has it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.contestRestriction)[0]).toMatchObject({
      path: '/api/facilities/12/restrictions/3/representation',
      body: { text: 'The premises are safe.' },
    })
  })

  it.each([
    ['suspension', 'Meanwhile the suspension holds.', '/api/facilities/12/restrictions/3/representation'],
    ['revocation', 'Meanwhile the licence stays revoked.', '/api/facilities/12/restrictions/3/representation'],
    ['penalty', 'Meanwhile the penalty stays due.', '/api/penalty/7/representation'],
  ] as const)('is a %s', async (against, meanwhile, path) => {
    const ids =
      against === 'penalty' ? { penalty_id: 7, restriction_id: null } : { penalty_id: null, restriction_id: 3 }
    const decision: Contestable = { ...sealing, against, ...ids }
    const listed = reply(calls.listRepresentationsOfFacility, { ...onlyPage([]), contestable: [decision] })
    const view = renderComponent(<RepresentationsOfFacility facilityId={12} />, {
      as: 'user',
      replies: [listed, reply(calls.contestPenalty, answered), ...replies],
    })
    const { user, sent } = view
    await user.click(await screen.findByRole('button', { name: 'Make a representation' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Make a representation against the ${against}` }))
    expect(dialog.getByText(/^You can do this once\./).textContent).toContain(meanwhile)
    await enterText(user, dialog.getByLabelText('Why you do not agree'), 'It is safe.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('The ministry has it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(against === 'penalty' ? calls.contestPenalty : calls.contestRestriction)[0]?.path).toBe(path)
  })

  it('is a decline, until a day', async () => {
    const details = registrationDetails({ contest_until: '2026-05-06' })
    const { user, sent } = renderComponent(<RepresentationSection details={details} />, { as: 'user', replies })
    expect(screen.getByText(/^If you do not agree/)).toHaveTextContent('once, until 6 May 2026.')
    await user.click(screen.getByRole('button', { name: 'Make a representation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a representation against the decline' }))
    expect(dialog.getByText(/^You can do this once\./)).toHaveTextContent(/Meanwhile the application stays declined\.$/)
    await enterText(user, dialog.getByLabelText('Why you do not agree'), 'It was on page 4.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('The ministry has it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [contested] = sent(calls.contestDecline)
    expect(contested?.path).toMatch(/^\/api\/registrations\/31\/representation$/)
  })

  it('is nothing where there is neither a representation nor a day', async () => {
    renderComponent(<RepresentationSection details={registrationDetails()} />, { as: 'user' })
    expect(screen.queryByText('Representation')).toBeNull()
  })
})
