import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration, facilityDetail, facilityPage } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { partReply } from '../../testing/requirements.ts'

const started = reply(calls.showFacility, facilityDetail({ registration: aRegistration() }))
const withoutFacility = '/admin/requirement-part/1'

describe('the requirements of a part', () => {
  it('are shown with their progress and a Register button', async () => {
    const { sent } = renderScreen(paths.requirementPart(1, 12), {
      as: 'user',
      replies: [started, reply(catalogue.showPart, partReply())],
    })
    expect(await screen.findByRole('heading', { name: 'Part A: Out-patient area' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Waiting and consulting' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '1 of 4 answered' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Register/ })).toHaveAttribute('href', paths.answerAllQuestions(1, 12))
    expect(sent(catalogue.showPart)[0]?.query).toEqual({ facility_id: '12' })
  })

  it('lead to one question at a time if the person prefers that', async () => {
    localStorage.setItem('answer-mode', 'one')
    renderScreen(paths.requirementPart(1, 12), {
      as: 'user',
      replies: [started, reply(catalogue.showPart, partReply())],
    })
    expect(await screen.findByRole('link', { name: /^Register/ })).toHaveAttribute(
      'href',
      paths.answerRequirement(1, 12),
    )
  })

  it('are read-only while nothing may be changed', async () => {
    const approved = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    renderScreen(paths.requirementPart(1, 12), {
      as: 'user',
      replies: [
        reply(calls.showFacility, facilityDetail({ registration: approved })),
        reply(catalogue.showPart, partReply({ answered: 4 })),
      ],
    })
    expect(await screen.findByRole('link', { name: /^See answers/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your answers cannot be changed now' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull()
  })

  it('show the empty state if the part has no requirements for the type', async () => {
    const { data } = partReply()
    renderScreen(paths.requirementPart(1, 12), {
      as: 'user',
      replies: [started, reply(catalogue.showPart, { data: { ...data, requirements: [] } })],
    })
    expect(await screen.findByText('This part asks nothing of this type of facility')).toBeVisible()
  })
})

describe('the requirements of a part without a facility in the URL', () => {
  it('are for the only facility of the owner', async () => {
    const { address } = renderScreen(withoutFacility, {
      as: 'user',
      replies: [
        reply(calls.listFacilities, facilityPage([aFacility()])),
        started,
        reply(catalogue.showPart, partReply()),
      ],
    })
    expect(await screen.findByText('Waiting and consulting')).toBeVisible()
    expect(address()).toBe(paths.requirementPart(1, 12))
  })

  it('have a choice if the owner has several facilities', async () => {
    const facilities = [aFacility(), aFacility({ id: 13, company_name: 'Rahama Home' })]
    const { user, address } = renderScreen(withoutFacility, {
      as: 'user',
      replies: [
        reply(calls.listFacilities, facilityPage(facilities)),
        reply(
          calls.showFacility,
          facilityDetail({ id: 13, company_name: 'Rahama Home', registration: aRegistration() }),
        ),
        reply(catalogue.showPart, partReply()),
      ],
    })
    expect(await screen.findByText('Which of your facilities is this about?')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Rahama Home' }))
    await waitFor(() => expect(address()).toBe(paths.requirementPart(1, 13)))
    expect(await screen.findByText('Waiting and consulting')).toBeVisible()
  })

  it('keep the rest of the address when a facility is chosen', async () => {
    const facilities = [aFacility(), aFacility({ id: 13, company_name: 'Rahama Home' })]
    renderScreen('/admin/requirement-part/register/1?page=2', {
      as: 'user',
      replies: [reply(calls.listFacilities, facilityPage(facilities))],
    })
    const link = await screen.findByRole('link', { name: 'Rahama Home' })
    expect(link).toHaveAttribute('href', '/admin/requirement-part/register/1?page=2&facility=13')
  })

  it('tell an owner without facilities to add one', async () => {
    renderScreen(withoutFacility, { as: 'user', replies: [reply(calls.listFacilities, facilityPage([]))] })
    expect(await screen.findByText('No Facilities Added yet')).toBeVisible()
  })

  it('tell an officer to open a facility first', async () => {
    renderScreen(withoutFacility, { as: 'admin' })
    expect(await screen.findByRole('link', { name: 'Go to Facility Management' })).toHaveAttribute(
      'href',
      paths.facilities(),
    )
  })
})
