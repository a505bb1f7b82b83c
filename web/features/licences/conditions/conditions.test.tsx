import * as calls from '@portal/contract/licences/calls/conditions.ts'
import { type Condition, condition } from '@portal/contract/licences/condition.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ConditionsOfRegistration, ConditionsSection } from './conditions-section.tsx'

const open = exampleOf(condition)
const answered = { message: 'Sent', page: registrationDetails() }

function show(...conditions: Condition[]) {
  const replies = [reply(calls.meetCondition, answered), reply(calls.addEvidence, answered)]
  const details = registrationDetails({ conditions })
  return renderComponent(<ConditionsSection details={details} />, { as: 'admin', replies })
}

describe('the conditions of an approval', () => {
  it('say how each stands, with its evidence', () => {
    const met = { at: '2026-06-05T10:00:00.000Z', by: 'Hauwa Sani', note: 'Seen at the visit of 5 June.' }
    const without = { ...open, evidence: [], offered: [] }
    show(
      { ...open, offered: [] },
      { ...without, id: 8, text: 'Keep a fridge.', due_date: null },
      { ...without, id: 9, text: 'Paint the walls.', state: 'met', met },
      { ...without, id: 10, text: 'Repair the roof.', state: 'overdue' },
    )
    const section = within(screen.getByRole('region', { name: 'Conditions' }))
    const texts = section
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.tagName === 'OL')
      .map((item) => item.textContent)
    expect(texts).toHaveLength(4)
    expect(texts[0]).toMatch(
      /^Install a second fire extinguisher in the laboratory\..*To be met by 31 July 2026Amina Bello/,
    )
    expect(texts[1]).toMatch(/^Keep a fridge\..*It holds for as long as the approval\.$/)
    expect(texts[2]).toMatch(
      /^Paint the walls\..*Found to be met by Hauwa Sani on 5 June 2026Seen at the visit of 5 June\.$/,
    )
    expect(texts[3]).toMatch(/^Repair the roof\.overdueTo be met by 31 July 2026$/)
    const evidence = screen.getAllByRole('list', { name: 'Evidence' })
    expect(evidence.map((list) => list.textContent)).toEqual([
      'Amina Bello, 3 June 2026 at 10:00It was installed on 2 June. The receipt is attached.View the document of this evidence (opens in a new tab)',
    ])
    expect(section.queryByRole('button', { name: /^(Mark as met|Provide evidence)/ })).toBeNull()
  })

  it('has no document to view where the evidence has none', () => {
    show({ ...open, evidence: open.evidence.map((one) => ({ ...one, file_slug: null })) })
    expect(screen.getByRole('list', { name: 'Evidence' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^View/ })).toBeNull()
  })

  it('are marked as met by an officer', async () => {
    const { user, sent } = show(open)
    await user.click(screen.getByRole('button', { name: /^Mark as met.*Install a second fire extinguisher/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark the condition as met' }))
    expect(await dialog.findByText('Install a second fire extinguisher in the laboratory.')).toBeVisible()
    await enterText(user, dialog.getByLabelText('Note'), 'Seen.')
    await user.click(dialog.getByRole('button', { name: 'Mark as met' }))
    expect(await screen.findByText('Sent')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.meetCondition)[0]).toMatchObject({ path: '/api/conditions/7/met', body: { note: 'Seen.' } })
  })

  it('are answered by the owner with evidence', async () => {
    const { user, sent } = show({ ...open, offered: ['Provide evidence'] })
    await user.click(screen.getByRole('button', { name: /^Provide evidence/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Provide evidence' }))
    expect(dialog.getByText('Install a second fire extinguisher in the laboratory.')).toBeVisible()
    await enterText(user, dialog.getByLabelText('What you did'), 'Bought one.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('Sent')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addEvidence)[0]).toMatchObject({
      path: '/api/conditions/7/evidence',
      body: { text: 'Bought one.' },
    })
  })

  it('are not shown where there are none', () => {
    show()
    expect(screen.queryByText('Conditions')).toBeNull()
  })

  it('are also within the panel of a registration, if there are any', () => {
    const { unmount } = renderComponent(
      <ConditionsOfRegistration details={registrationDetails({ conditions: [open] })} />,
    )
    expect(screen.getByRole('region', { name: 'Conditions' })).toHaveTextContent('Install a second fire extinguisher')
    unmount()
    renderComponent(<ConditionsOfRegistration details={registrationDetails()} />)
    expect(screen.queryByRole('region', { name: 'Conditions' })).toBeNull()
  })
})
