import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer, aRequirement } from '../../testing/requirements.ts'

const requirements = reply(catalogue.listRequirementsOfType, {
  data: [
    aRequirement({ id: 1, part: 1, questions: [1, 2] }),
    aRequirement({ id: 2, part: 1, questions: [3] }),
    aRequirement({ id: 3, part: 2, questions: [4] }),
  ],
})

function ofFacility(registration: RegistrationBrief | null): FakeReply {
  return reply(calls.showFacility, facilityDetail({ registration }))
}

function answers(...questions: number[]): FakeReply {
  return reply(submissions.listSubmissions, { data: questions.map((sub_list_id) => anAnswer({ sub_list_id })) })
}

function cardOf(name: string) {
  return screen.getByRole('link', { name }).closest('li')
}

describe('the parts of the requirements of a facility', () => {
  it('are cards with designation, name, number of requirements and progress', async () => {
    const { sent } = renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [ofFacility(aRegistration()), requirements, answers(1, 4)],
    })
    const link = await screen.findByRole('link', { name: 'Out-patient area' })
    expect(link).toHaveAttribute('href', paths.requirementPart(1, 12))
    expect(cardOf('Out-patient area')).toHaveTextContent(/Part A.*2 requirements.*1 of 3 answered/)
    expect(cardOf('In-patient area')).toHaveTextContent(/Part B.*Completed.*1 requirement.*1 of 1 answered/)
    expect(screen.getByRole('progressbar', { name: '2 of 4 questions answered' })).toBeVisible()
    expect(sent(submissions.listSubmissions)[0]?.query).toEqual({ facility_id: '12', registration_id: '31' })
    expect(sent(catalogue.listRequirementsOfType)[0]?.path).toBe('/api/facility/requirements/2')
  })

  it.each([
    ['user', 'pending', [], 'Answer the questions', /There you also submit your application\.$/],
    ['user', 'pending', [1], 'Continue with the questions', /There you also submit your application\.$/],
    ['user', 'pending', [1, 2, 3, 4], undefined, /There you also submit your application\.$/],
    ['user', 'Awaiting decision', [1], undefined, undefined],
    ['admin', 'Awaiting decision', [1], 'Continue with the questions', /are added on the registration page\.$/],
  ] as const)('lead %s to the questions while it is %s (answered: %j)', async (as, status, given, label, what) => {
    renderScreen(paths.requirementParts(12), {
      as,
      replies: [ofFacility(aRegistration({ status })), requirements, answers(...given)],
    })
    await screen.findByRole('link', { name: 'Out-patient area' })
    const links = screen.queryAllByRole('link', { name: /the questions$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(label ? [label] : [])
    for (const link of links) expect(link).toHaveAttribute('href', paths.answerAllQuestions(1, 12))
    const words = screen.queryByText(/are added on the registration page\./)
    if (what) expect(words).toHaveTextContent(what)
    else expect(words).toBeNull()
  })

  it('are those of the renewal while one is under way', async () => {
    const licence = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
    const renewal = aRegistration({ id: 60, kind: 'renewal' })
    const page = reply(registrations.showRegistration, registrationDetails({}, renewal))
    const { sent } = renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [
        reply(calls.showFacility, facilityDetail({ registration: licence, renewal })),
        requirements,
        answers(),
        page,
      ],
    })
    const link = await screen.findByRole('link', { name: 'Go to the registration' })
    expect(link).toHaveAttribute('href', paths.registration(60))
    expect(sent(submissions.listSubmissions)[0]?.query).toEqual({ facility_id: '12', registration_id: '60' })
  })

  it('have a link to the registration page', async () => {
    renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [ofFacility(aRegistration()), requirements, answers(1, 2, 3, 4)],
    })
    expect(await screen.findByText('Every question is answered')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the registration' })).toHaveAttribute('href', paths.registration(31))
  })

  it('require the registration to be started first', async () => {
    const { user } = renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [
        ofFacility(null),
        ofFacility(aRegistration()),
        requirements,
        answers(),
        reply(registrations.startRegistration, { data: aRegistration() }),
      ],
    })
    expect(await screen.findByRole('heading', { name: 'Start the registration first' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Start Registration/ }))
    expect(await screen.findByText('Proceed with the registration')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'What else is needed' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Start Registration/ })).toBeNull()
  })

  it('can be read but not changed while the ministry decides', async () => {
    renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [ofFacility(aRegistration({ status: 'Awaiting decision' })), requirements, answers(1)],
    })
    expect(await screen.findByRole('heading', { name: 'Your answers cannot be changed now' })).toBeVisible()
    expect(await screen.findByText('With the ministry, usually 21 days.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Out-patient area' })).toBeVisible()
    expect(screen.queryByText('What else is needed')).toBeNull()
  })

  it('are open to an officer in every status, but not before the owner has started', async () => {
    renderScreen(paths.requirementParts(12), { as: 'admin', replies: [ofFacility(null), requirements] })
    expect(await screen.findByRole('heading', { name: 'The owner has not started the registration' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Start Registration/ })).toBeNull()
  })

  it('show an error if the facility does not exist', async () => {
    renderScreen(paths.requirementParts(99), {
      as: 'user',
      replies: [
        refusal(calls.showFacility, { code: 'not_found', status: 404, message: 'This facility does not exist' }),
      ],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('This facility does not exist')
  })

  it('show the empty state if the type has no requirements', async () => {
    renderScreen(paths.requirementParts(12), {
      as: 'user',
      replies: [ofFacility(aRegistration()), reply(catalogue.listRequirementsOfType, { data: [] }), answers()],
    })
    expect(await screen.findByText('Nothing is asked of this type of facility yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the registration' })).toBeVisible()
  })
})
