import * as calls from '@portal/contract/calls/registrations.ts'
import { comment } from '@portal/contract/entities/comment.ts'
import { exampleOf } from '@portal/contract/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { aRegistration } from '../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../testing/fake-portal.ts'
import { registrationPage } from '../testing/officer-replies.ts'
import { renderScreen } from '../testing/render.tsx'
import { shownRegistration } from '../testing/shown-registration.ts'

const list = reply(calls.listRegistrations, registrationPage([aRegistration()]))
const missing = [{ section: 'staff' as const, message: 'Add at least one member of staff' }]

function show(...replies: FakeReply[]) {
  return renderScreen(paths.review(), { as: 'user', replies })
}

async function clinic() {
  return within(await screen.findByRole('region', { name: 'Sabongari Family Clinic' }))
}

describe('Review', () => {
  it('shows the remarks, what is missing and what happened, for each registration', async () => {
    const comments = [{ ...exampleOf(comment), body: 'Please renew the fire certificate.', visible_to_owner: true }]
    const { sent } = show(list, reply(calls.showRegistration, shownRegistration({ missing }, { comments })))
    const facility = await clinic()
    expect(await facility.findByText('Please renew the fire certificate.')).toBeVisible()
    const link = facility.getByRole('link', { name: 'Add at least one member of staff' })
    expect(link).toHaveAttribute('href', `${paths.registration(31)}#staff`)
    expect(facility.getByText('10 March 2026 at 09:00')).toBeVisible()
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ per_page: '5' })
  })

  it('leads to Submit when nothing is missing', async () => {
    show(list, reply(calls.showRegistration, shownRegistration({ offered: ['Submit'] })))
    const link = await (await clinic()).findByRole('link', { name: 'Check and submit' })
    expect(link).toHaveAttribute('href', paths.registrationStep(31, 'check'))
    expect(screen.getByText('The ministry has not written to you.')).toBeVisible()
  })

  it('asks for nothing while the ministry decides', async () => {
    show(list, reply(calls.showRegistration, shownRegistration({ missing }, { status: 'Awaiting decision' })))
    expect(await (await clinic()).findByText('Nothing is asked of you now.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add at least one member of staff' })).toBeNull()
  })

  it('says that there is nothing to review yet', async () => {
    show(reply(calls.listRegistrations, registrationPage([])))
    expect(await screen.findByText('Nothing to review yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Facility Registration' })).toHaveAttribute('href', paths.myFacilities())
  })

  it('says why a registration cannot be shown, and tries again', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const found = reply(calls.showRegistration, shownRegistration({ missing }))
    const { user } = show(list, refusal(calls.showRegistration, away), found)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Add at least one member of staff' })).toBeVisible()
  })

  it('is not for officers', async () => {
    renderScreen(paths.review(), { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
