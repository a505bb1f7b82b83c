import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { returned } from '@portal/contract/applications/returned.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { StatusNotice } from './status-notice.tsx'

type Brief = Partial<RegistrationDetails['registration']> & Partial<RegistrationBrief>

const submitted_at = '2026-03-20T09:00:00.000Z'

function show(brief: Brief) {
  const { registration } = registrationDetails({}, { submitted_at, ...brief })
  const { container } = renderComponent(<StatusNotice registration={registration} />, { as: 'user' })
  return container.textContent ?? ''
}

describe('what the status means for the owner', () => {
  it.each<{ brief: Brief; title: string; text: RegExp }>([
    {
      brief: { submitted_at: null },
      title: 'This application is not submitted yet',
      text: /Complete every section below, then submit it\./,
    },
    { brief: {}, title: 'This application is submitted', text: /you can still correct or add something\.$/ },
    { brief: { status: 'Awaiting decision' }, title: 'The ministry is deciding', text: /it cannot be changed now\./ },
    {
      brief: { status: 'Temporarily approved', registration_status: 'provisional', expiry_date: '2026-09-30' },
      title: 'Approved for a time',
      text: /The temporary approval lasts until 30 September 2026\. If the ministry asked for something more/,
    },
    {
      brief: { status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' },
      title: 'This facility is registered',
      text: /in force until 31 December 2026\. What was approved cannot be changed\./,
    },
    {
      brief: { status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' },
      title: 'This registration is past its date',
      text: /It ended on 31 December 2025\.$/,
    },
    {
      brief: { status: 'Temporarily approved', registration_status: 'expired', expiry_date: '2025-12-31' },
      title: 'This registration is past its date',
      text: /It ended on 31 December 2025\. The statement does not count any more\./,
    },
    {
      brief: { kind: 'change', status: 'declined' },
      title: 'The ministry declined this change of type',
      text: /This change cannot be corrected: ask for another one from your facility\.$/,
    },
    {
      brief: { ended_at: '2026-05-01T09:00:00.000Z' },
      title: 'This application has ended',
      text: /It ended on 1 May 2026 and cannot be changed\. You can start a new one/,
    },
  ])('$title', ({ brief, title, text }) => {
    const words = show(brief)
    expect(words).toContain(title)
    expect(words).toMatch(text)
  })

  it('of a decline is its newest reason, and the remarks where there are some', () => {
    const decline = { at: submitted_at, actor: 'Ibrahim Musa', from: 'pending', to: 'declined' } as const
    const history: RegistrationDetails['registration']['history'] = [
      { ...decline, reason: 'The old reason.' },
      { ...decline, from: 'declined', to: 'declined', reason: 'A note.' } as const,
      { ...decline, reason: 'No fire certificate.' },
    ]
    const words = show({ status: 'declined', history })
    expect(words).toContain('The ministry declined this application')
    expect(words).toContain('No fire certificate.')
    expect(words).not.toContain('The old reason.')
    expect(words).toMatch(/Correct what is wrong, then submit it again\.$/)
    expect(screen.queryByRole('link', { name: 'remarks' })).toBeNull()
  })
})

describe('a return for correction', () => {
  it('says until when, and leads to what is needed', () => {
    const words = show({ returned: exampleOf(returned) })
    expect(words).toContain('The ministry returned this application for correction')
    expect(words).toContain('It asks for corrections by 7 April 2026.')
    expect(screen.getByRole('link', { name: 'What is needed' })).toHaveAttribute('href', '/#tasks')
  })

  it('is over once the application is submitted again', () => {
    const words = show({ returned: { ...exampleOf(returned), resubmitted_at: '2026-04-01T09:00:00.000Z' } })
    expect(words).toContain('This application is submitted')
  })
})
