import { type Referee, referee, refereeRows } from '@portal/contract/applications/row-sections/referee.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { RefereeSection } from './referee-section.tsx'

const usman = exampleOf(referee)
type Brief = Parameters<typeof registrationDetails>[1]

function show(given: Partial<Referee>, options: Parameters<typeof renderComponent>[1] = {}, brief: Brief = {}) {
  const details = registrationDetails({ referees: [{ ...usman, ...given }] }, { status: 'Awaiting decision', ...brief })
  return renderComponent(<RefereeSection details={details} mayChange={false} />, { as: 'admin', ...options })
}

describe('the verdict on a referee', () => {
  it('is given with everything else as it is, and with its version', async () => {
    const saved = reply(refereeRows.change, { data: usman })
    const { user, sent } = show({ verdict: null, designation: null }, { replies: [saved] })
    expect(screen.getByText('None yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Give verdict on Usman Danjuma' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Verdict on Usman Danjuma' }))
    await user.click(await dialog.findByRole('radio', { name: 'Not-satisfactory' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [request] = sent(refereeRows.change)
    expect(request?.path).toBe('/api/referees/15')
    expect(request?.headers['if-match']).toBe('"2026-03-11T10:00:00.000Z"')
    expect(request?.body).toEqual({
      facility_id: 12,
      full_name: 'Usman Danjuma',
      phone_number: '+2348023456789',
      occupation: 'Civil servant',
      designation: null,
      duration_of_acquaintance: '8 years',
      verdict: 'Not-satisfactory',
    })
  })

  it('opens with the one before, and says why it is refused', async () => {
    const message = 'Somebody else changed this meanwhile. Look at it again'
    const { user } = show({}, { replies: [refusal(refereeRows.change, { code: 'stale', status: 412, message })] })
    expect(screen.queryByText('None yet')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change verdict on Usman Danjuma' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: 'Satisfactory' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })

  it.each<[string, Parameters<typeof renderComponent>[1], Brief]>([
    ['an owner', { as: 'user' }, {}],
    ['an officer without the duty to review', { as: 'admin', session: { duties: ['decide', 'finance'] } }, {}],
    ['anybody once the application has ended', { as: 'admin' }, { ended_at: '2026-04-08T10:30:00.000Z' }],
    ['anybody once it is approved', { as: 'admin' }, { status: 'Approved' }],
  ])('is not asked of %s', (_, options, brief) => {
    show({}, options, brief)
    expect(screen.getByText('Usman Danjuma')).toBeVisible()
    expect(screen.queryByRole('button', { name: /verdict/i })).toBeNull()
  })
})
