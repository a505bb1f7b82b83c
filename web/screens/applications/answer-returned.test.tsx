import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Returned } from '@portal/contract/applications/returned.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { portal, station } from '../../testing/all-questions.ts'
import { aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer, questionReply } from '../../testing/requirements.ts'

/** A facility whose application was returned because of this question alone. */
function returnedFor(question: number) {
  const returned: Returned = {
    at: '2026-03-24T09:00:00.000Z',
    due_date: '2026-04-07',
    items: [{ section: 'requirements', id: question, name: 'A question', requirement_id: 1, remark: 'Look again.' }],
    resubmitted_at: null,
  }
  return reply(facilities.showFacility, facilityDetail({ registration: aRegistration({ returned }) }))
}

describe('the answers of an application that was returned because of one of them', () => {
  const answers = [7, 8].map((sub_list_id) => anAnswer({ sub_list_id, respond: 1, number: null, description: null }))

  it('can be read on one page, and only that one be changed', async () => {
    const [, ...questions] = portal(answers)
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: [returnedFor(8), ...questions] })
    expect(await screen.findByRole('group', { name: station })).toBeVisible()
    expect(screen.getAllByRole('group').filter((group) => group.querySelector('[type="radio"]'))).toHaveLength(1)
    expect(screen.getAllByText('To be corrected:')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Answer Yes/ })).toBeNull()
  })

  it.each([
    ['user', 1],
    ['admin', 0],
  ] as const)('say to the owner why only that one can be changed (%s)', async (as, notices) => {
    const [, ...questions] = portal(answers)
    renderScreen(paths.answerAllQuestions(1, 12), { as, replies: [returnedFor(8), ...questions] })
    await screen.findByRole('heading', { level: 1, name: /Wards$/ })
    const title = 'The ministry returned this application for correction'
    expect(screen.queryAllByRole('heading', { name: title })).toHaveLength(notices)
  })

  it.each([
    [1, true],
    [2, false],
  ])('can be edited one by one if question %d is the one that was returned: %s', async (question, isOffered) => {
    const asked = questionReply(1, { answer: anAnswer({ sub_list_id: 1 }) })
    const replies = [returnedFor(question), reply(calls.showRequirementQuestions, asked)]
    renderScreen(paths.answerRequirement(1, 12), { as: 'user', replies })
    expect(await screen.findByRole('heading', { name: /^Question 1 of 3/ })).toBeVisible()
    const edit = () => screen.queryAllByRole('button', { name: /^You have already responded/ })
    if (isOffered) await screen.findByRole('button', { name: /^You have already responded/ })
    else await screen.findByText('Yes')
    expect(edit()).toHaveLength(isOffered ? 1 : 0)
  })
})
