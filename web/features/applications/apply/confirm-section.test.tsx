import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useCall } from '../../../api/use-call.ts'
import { refusal, reply, wait } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { ConfirmSection } from './confirm-section.tsx'

/** A renewal whose staff are asked for a confirmation. */
function renewal() {
  const details = registrationDetails({}, { kind: 'renewal' })
  const sections = details.sections.map((one) => ({ ...one, to_confirm: one.section === 'staff' }))
  return { ...details, sections }
}

/** The section on the page of its registration. */
function StaffSection() {
  const { data } = useCall(calls.showRegistration, { params: { id: 31 } })
  return <Section title="Personnels/Staffs">{data && <ConfirmSection details={data} section="staff" />}</Section>
}

const button = () => screen.findByRole('button', { name: 'Nothing has changed in Staff' })

describe('a section that was taken over from the licence', () => {
  it('is confirmed as it is', async () => {
    const { user, sent } = renderComponent(<ConfirmSection details={renewal()} section="staff" />, {
      as: 'user',
      replies: [reply(calls.confirmSection, { message: 'Confirmed', page: renewal() })],
    })
    expect(screen.getByRole('heading', { name: 'Staff: is this still right?' })).toBeVisible()
    await user.click(await button())
    expect(await screen.findByText('Confirmed')).toBeVisible()
    expect(sent(calls.confirmSection)).toMatchObject([
      { path: '/api/registrations/31/confirm', body: { section: 'staff' } },
    ])
  })

  it('leaves the focus in its section when it is confirmed', async () => {
    const { user } = renderComponent(<StaffSection />, {
      as: 'user',
      replies: [
        reply(calls.showRegistration, renewal()),
        reply(calls.confirmSection, { message: 'Confirmed', page: registrationDetails() }),
        reply(calls.showRegistration, registrationDetails()),
      ],
    })
    await user.click(await button())
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    await waitFor(() => expect(screen.getByRole('region', { name: 'Personnels/Staffs' })).toHaveFocus())
  })

  it('says that it is being confirmed, or why it was not', async () => {
    const first = renderComponent(<ConfirmSection details={renewal()} section="staff" />, {
      as: 'user',
      replies: [wait(calls.confirmSection)],
    })
    await first.user.click(await button())
    expect(await screen.findByRole('button', { name: 'Confirming' })).toHaveAttribute('aria-disabled', 'true')
    first.unmount()
    const message = 'This application is submitted'
    const { user } = renderComponent(<ConfirmSection details={renewal()} section="staff" />, {
      as: 'user',
      replies: [refusal(calls.confirmSection, { code: 'action_not_offered', status: 409, message })],
    })
    await user.click(await button())
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is not asked about once it is confirmed, nor if it is another one', () => {
    const { container } = renderComponent(
      <>
        <ConfirmSection details={renewal()} section="referees" />
        <ConfirmSection details={registrationDetails()} section="staff" />
      </>,
      { as: 'user' },
    )
    expect(container.querySelector('h2')).toBeNull()
  })
})
