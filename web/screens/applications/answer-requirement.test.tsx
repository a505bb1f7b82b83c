import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { untilKept } from '../../api/phone-database.ts'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer, partReply, questionReply } from '../../testing/requirements.ts'

const notice = 'You have already responded to this question. Click to edit answer'

function ofFacility(registration: RegistrationBrief | null = aRegistration()): FakeReply {
  return reply(facilities.showFacility, facilityDetail({ registration }))
}

/** Three questions; `answers` by the number of their page. The first asks for a number, if one is named. */
function questions(answers: Record<number, Submission> = {}, unit = ''): FakeReply[] {
  return [1, 2, 3].map((page) =>
    reply(
      calls.showRequirementQuestions,
      asking(questionReply(page, { answer: answers[page] }), page === 1 ? unit : ''),
      (request) => request.query.page === String(page),
    ),
  )
}

function asking(asked: ReturnType<typeof questionReply>, unit: string) {
  for (const question of asked.lists.data) question.sub_list += unit
  return asked
}

const thePart = reply(catalogue.showPart, partReply())
const saved = reply(calls.submitAnswer, { data: anAnswer() })

describe('answering a requirement', () => {
  it('shows one question on each page, with its number and the total', async () => {
    const { sent } = renderScreen(paths.answerRequirement(1, 12, 2), {
      as: 'user',
      replies: [ofFacility(), ...questions()],
    })
    expect(await screen.findByRole('heading', { name: 'Question 2 of 3 Is there a room number 2?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', paths.answerRequirement(1, 12, 1))
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', paths.answerRequirement(1, 12, 3))
    expect(screen.getByRole('link', { name: 'All requirements of this part' })).toHaveAttribute(
      'href',
      paths.requirementPart(1, 12),
    )
    expect(sent(calls.showRequirementQuestions)[0]?.query.facility_id).toBe('12')
  })

  it('saves the answer, shows a message and opens the next question', async () => {
    const { user, sent, address } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions({}, ' (square metres)'), saved],
    })
    await user.click(await screen.findByLabelText('Yes'))
    await enterText(user, screen.getByLabelText('Square metres'), '1,200')
    await enterText(user, screen.getByLabelText('Description (optional)'), 'Square metres')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(await screen.findByRole('heading', { name: /^Question 2 of 3/ })).toBeVisible()
    expect(address()).toBe(paths.answerRequirement(1, 12, 2))
    expect(screen.getByText('Question 1 is answered.')).toBeVisible()
    expect(sent(calls.submitAnswer).map(({ body }) => body)).toEqual([
      {
        respond: 1,
        number: 1200,
        description: 'Square metres',
        sub_list_id: 1,
        requirement_id: 1,
        facility_id: 12,
        registration_id: 31,
      },
    ])
    expect(await screen.findByLabelText('Yes')).not.toBeChecked()
  })

  it('requires Yes or No, and a number within its limits', async () => {
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions({}, ' (square metres)')],
    })
    await enterText(user, await screen.findByLabelText('Square metres'), '100000')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Choose Yes or No')
    expect(summary).toHaveTextContent('Enter a whole number from 0 to 99,999')
    expect(sent(calls.submitAnswer)).toHaveLength(0)
  })

  it('asks for a number only where the question does, or where the answer has one that may be wrong', async () => {
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions({ 2: anAnswer({ sub_list_id: 2, number: 3 }) })],
    })
    await user.click(await screen.findByLabelText('Yes'))
    expect(screen.getByLabelText('Description (optional)')).toBeVisible()
    expect(screen.queryByLabelText(/^Number/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: notice }))
    expect(await screen.findByLabelText('Number (optional)')).toHaveValue('3')
  })

  it('requires the number with Yes if the question asks for it, not with No', async () => {
    const asked = asking(questionReply(1, { last: 1 }), ' (number of beds)')
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), reply(calls.showRequirementQuestions, asked), saved, thePart],
    })
    await user.click(await screen.findByLabelText('Yes'))
    expect(screen.getByLabelText('Number of beds')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the number: a whole number from 0 to 99,999')
    expect(sent(calls.submitAnswer)).toHaveLength(0)
    await user.click(screen.getByLabelText('No'))
    expect(screen.getByLabelText('Number of beds (optional)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent(calls.submitAnswer).map(({ body }) => body)).toMatchObject([{ respond: 0 }]))
  })

  it('does not replace what somebody else has saved meanwhile, unless the person was told', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-03T08:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const saved = (updated_at: string) => questionReply(1, { answer: anAnswer({ sub_list_id: 1, updated_at }) })
    const since = saved('2026-05-03T08:00:30.000Z')
    since.data.list = 'Rooms, as it was changed'
    const stale = {
      code: 'stale',
      status: 412,
      message: 'Somebody else changed this meanwhile. Look at it again',
    } as const
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [
        ofFacility(),
        ...[saved('2026-05-01T08:00:00.000Z'), since].map((shown) => reply(calls.showRequirementQuestions, shown)),
        refusal(calls.submitAnswer, stale),
      ],
    })
    await user.click(await screen.findByRole('button', { name: notice }))
    vi.setSystemTime(new Date('2026-05-03T08:01:00Z'))
    // The person returns to the page, which fetches the answer again.
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(/^Rooms, as it was changed/)
    for (const attempt of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(sent(calls.submitAnswer)).toHaveLength(attempt))
      expect(await screen.findByRole('alert')).toHaveTextContent(stale.message)
    }
    const versions = sent(calls.submitAnswer).map(({ headers }) => headers['if-match'])
    expect(versions).toEqual(['"2026-05-01T08:00:00.000Z"', '"2026-05-03T08:00:30.000Z"'])
  })

  it('keeps what is being typed when an answer of somebody else comes', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-03T08:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const theirs = anAnswer({ sub_list_id: 1, respond: 0, description: 'None yet.' })
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [
        ofFacility(),
        reply(calls.showRequirementQuestions, questionReply(1, { last: 1 })),
        reply(calls.showRequirementQuestions, questionReply(1, { last: 1, answer: theirs })),
      ],
    })
    const description = await screen.findByLabelText('Description (optional)')
    await user.type(description, 'Two rooms')
    vi.setSystemTime(new Date('2026-05-03T08:01:00Z'))
    window.dispatchEvent(new Event('visibilitychange'))
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    expect(description).toHaveFocus()
    expect(description).toHaveValue('Two rooms')
    await user.click(cancel)
    expect(screen.getByText('None yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: notice })).toHaveFocus()
  })

  it('shows the saved answer at once when the person goes back to it', async () => {
    const answer = anAnswer({ sub_list_id: 1, respond: 1, number: null, description: 'Two rooms' })
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions(), reply(calls.submitAnswer, { data: answer })],
    })
    await user.click(await screen.findByLabelText('Yes'))
    await enterText(user, screen.getByLabelText('Description (optional)'), 'Two rooms')
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      init.method === 'GET' ? new Promise(() => {}) : connected(address, init),
    )
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Question 1 is answered.')
    await user.click(screen.getByRole('link', { name: 'Previous' }))
    expect(await screen.findByRole('button', { name: notice })).toBeVisible()
    expect(screen.getByText('Two rooms')).toBeVisible()
  })

  it('links to the requirements after the last question', async () => {
    const { user, address } = renderScreen(paths.answerRequirement(1, 12, 3), {
      as: 'user',
      replies: [ofFacility(), ...questions(), thePart],
    })
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Proceed with other requirements')).toBeVisible()
    expect(address()).toBe(paths.requirementPart(1, 12))
  })

  it('opens the requirements after the last question is submitted', async () => {
    const { user, address } = renderScreen(paths.answerRequirement(1, 12, 3), {
      as: 'user',
      replies: [ofFacility(), ...questions(), saved, thePart],
    })
    await user.click(await screen.findByLabelText('No'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(screen.getByText('Proceed with other requirements')).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.requirementPart(1, 12)))
  })

  it('keeps the typed values when the person moves between questions', async () => {
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions()],
    })
    await enterText(user, await screen.findByLabelText('Description (optional)'), 'Two rooms')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await screen.findByRole('heading', { name: /^Question 2/ })
    expect(await screen.findByLabelText('Description (optional)')).toHaveValue('')
    await user.click(screen.getByRole('link', { name: 'Previous' }))
    expect(await screen.findByText('You typed this before, but it is not submitted yet.')).toBeVisible()
    expect(screen.getByLabelText('Description (optional)')).toHaveValue('Two rooms')
  })

  it('restores the typed values after a reload, until they are submitted', async () => {
    const value = { respond_1: 1, description_1: 'Two rooms', description_2: 'Half' }
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [
        ofFacility(),
        ...questions(),
        saved,
        reply(drafts.showDraft, { data: { value, updated_at: '2026-05-03T08:15:00.000Z' } }),
      ],
    })
    expect(await screen.findByText('You typed this before, but it is not submitted yet.')).toBeVisible()
    expect(screen.getByLabelText('Yes')).toBeChecked()
    expect(screen.getByLabelText('Description (optional)')).toHaveValue('Two rooms')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('heading', { name: /^Question 2 of 3/ })).toBeVisible()
    expect(await screen.findByLabelText('Description (optional)')).toHaveValue('Half')
    await waitFor(() => expect(sent(drafts.saveDraft)).toHaveLength(1))
    expect(sent(drafts.saveDraft)[0]).toMatchObject({
      path: '/api/drafts/answers-31',
      body: { value: { description_2: 'Half' } },
    })
  })

  it('does not fetch drafts while it cannot be answered', async () => {
    const { sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(aRegistration({ status: 'Awaiting decision' })), ...questions()],
    })
    expect(await screen.findByText('Not answered.')).toBeVisible()
    expect(sent(drafts.showDraft)).toEqual([])
  })

  it('keeps the form if the answer cannot be sent', async () => {
    const away = refusal(calls.submitAnswer, { code: 'unavailable', status: 503, message: 'Try again in a minute.' })
    const { user, address } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions(), away],
    })
    await user.click(await screen.findByLabelText('Yes'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.')
    expect(screen.getByLabelText('Yes')).toBeChecked()
    expect(address()).toBe(paths.answerRequirement(1, 12))
  })
})

describe('an answered question', () => {
  const answer = anAnswer({ sub_list_id: 1, respond: 1, number: 2, description: 'Of 14 square metres each.' })

  it('shows the notice and the answer instead of the form', async () => {
    renderScreen(paths.answerRequirement(1, 12), { as: 'user', replies: [ofFacility(), ...questions({ 1: answer })] })
    expect(await screen.findByRole('button', { name: notice })).toBeVisible()
    expect(screen.getByText('Of 14 square metres each.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('opens the filled form on click; Cancel keeps the answer, Submit replaces it', async () => {
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions({ 1: answer }), saved],
    })
    await user.click(await screen.findByRole('button', { name: notice }))
    expect(screen.getByLabelText('Yes')).toBeChecked()
    expect(screen.getByLabelText('Number (optional)')).toHaveValue('2')
    expect(screen.getByLabelText('Yes')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: notice })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: notice }))
    await user.click(screen.getByLabelText('No'))
    await user.clear(screen.getByLabelText('Number (optional)'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(sent(calls.submitAnswer)[0]?.body).toMatchObject({ respond: 0, description: 'Of 14 square metres each.' })
    expect(sent(calls.submitAnswer)[0]?.body).not.toHaveProperty('number')
  })

  it('keeps no draft of a change that was cancelled', async () => {
    const { user, sent, unmount } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(), ...questions({ 1: answer })],
    })
    await user.click(await screen.findByRole('button', { name: notice }))
    await user.click(screen.getByLabelText('No'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    unmount()
    await untilKept()
    expect(sent(drafts.saveDraft)).toEqual([])
  })

  it('is read-only while the ministry decides', async () => {
    renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [ofFacility(aRegistration({ status: 'Awaiting decision' })), ...questions({ 1: answer })],
    })
    expect(await screen.findByText('Of 14 square metres each.')).toBeVisible()
    expect(await screen.findByText('With the ministry, usually 21 days.')).toBeVisible()
    expect(screen.queryByRole('button', { name: notice })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
  })

  it('may be changed by an officer in every status, who says why', async () => {
    const { user, sent } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'admin',
      replies: [ofFacility(aRegistration({ status: 'Awaiting decision' })), ...questions({ 1: answer }), saved],
    })
    await user.click(await screen.findByRole('button', { name: notice }))
    await user.click(screen.getByLabelText('No'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the reason')
    await enterText(user, screen.getByLabelText('Reason for the change'), 'Seen at the inspection')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(sent(calls.submitAnswer)[0]?.body).toMatchObject({ respond: 0, reason: 'Seen at the inspection' })
  })
})

describe('a question that cannot be answered', () => {
  it('shows the reason if the ministry has started to decide in the meantime', async () => {
    const message = 'This application cannot be changed while it is Awaiting decision'
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      replies: [
        ofFacility(),
        ofFacility(aRegistration({ status: 'Awaiting decision' })),
        ...questions(),
        refusal(calls.submitAnswer, { code: 'action_not_offered', status: 409, message }),
      ],
    })
    await user.click(await screen.findByLabelText('Yes'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('heading', { name: 'Your answers cannot be changed now' })).toBeVisible()
    expect(await screen.findByText('Not answered.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('requires the registration to be started first', async () => {
    renderScreen(paths.answerRequirement(1, 12), { as: 'user', replies: [ofFacility(null), ...questions()] })
    expect(await screen.findByRole('heading', { name: 'Start the registration first' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('belongs to another type of facility', async () => {
    const ofHospitals = reply(calls.showRequirementQuestions, questionReply(1, { facility_type_id: 1 }))
    renderScreen(paths.answerRequirement(1, 12), { as: 'user', replies: [ofFacility(), ofHospitals] })
    expect(await screen.findByText('This facility is not asked this')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See its requirements' })).toHaveAttribute(
      'href',
      paths.requirementParts(12),
    )
  })

  it('does not exist, because the requirement has no questions or does not exist', async () => {
    const none = reply(calls.showRequirementQuestions, questionReply(1, { last: 0 }))
    const { unmount } = renderScreen(paths.answerRequirement(1, 12), { as: 'user', replies: [ofFacility(), none] })
    expect(await screen.findByText('This requirement has no questions yet')).toBeVisible()
    unmount()
    const missing = refusal(calls.showRequirementQuestions, {
      code: 'not_found',
      status: 404,
      message: 'This requirement does not exist',
    })
    renderScreen(paths.answerRequirement(9, 12), { as: 'user', replies: [ofFacility(), missing] })
    expect(await screen.findByRole('alert')).toHaveTextContent('This requirement does not exist')
  })

  it('is replaced by the last one, if the page number is too high', async () => {
    const beyond = reply(calls.showRequirementQuestions, questionReply(9), ({ query }) => query.page === '9')
    const around = reply(calls.showRequirementQuestions, questionReply(8), ({ query }) => query.page === '8')
    const { address } = renderScreen(paths.answerRequirement(1, 12, 9), {
      as: 'user',
      replies: [ofFacility(), beyond, around, ...questions()],
    })
    expect(await screen.findByRole('heading', { name: /^Question 3 of 3/ })).toBeVisible()
    expect(address()).toBe(paths.answerRequirement(1, 12, 3))
  })
})
