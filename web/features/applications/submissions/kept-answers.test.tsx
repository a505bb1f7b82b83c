import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { updateKeptSummary } from '../../../api/kept-answers.ts'
import { eraseKept, type KeptAnswer, keepAnswer, listKeptAnswers } from '../../../api/phone-storage.ts'
import { paths } from '../../../paths.ts'
import { portal, question, saves, station } from '../../../testing/all-questions.ts'
import { type FakeReply, noAnswer, reply } from '../../../testing/fake-portal.ts'
import { withIndexedDb } from '../../../testing/indexed-db.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { anAnswer, questionReply } from '../../../testing/requirements.ts'

// Nobody logs out with this id in other tests; after logging out nothing is kept for a person.
const person = 17
const seen = '2026-05-01T08:00:00.000Z'
const screens = '3. Does each bed have a screen?'

function keep(sub_list_id: number, changed: Partial<KeptAnswer> = {}, registration_id = 31) {
  const saved = anAnswer({ sub_list_id, registration_id, respond: 1, number: null, description: null })
  const { id: _id, updated_at: _at, ...answer } = saved
  const key = `key-${registration_id}-${sub_list_id}`
  const id = `${registration_id}-${sub_list_id}`
  return keepAnswer({
    person,
    id,
    answer,
    version: seen,
    idempotencyKey: key,
    keptAt: new Date().toISOString(),
    ...changed,
  })
}

function show(replies: FakeReply[]) {
  return renderScreen(paths.answerAllQuestions(1, 12), {
    as: 'user',
    session: { id: person },
    replies,
    hasOutbox: true,
  })
}

withIndexedDb()
beforeEach(() => eraseKept(person))
afterEach(async () => {
  await eraseKept(person)
  updateKeptSummary({ count: 0, refusal: undefined, conflict: undefined, isWaiting: false })
})

describe('an answer that was kept on this phone', () => {
  it('is sent when its page opens, with its key and in place of the version that the person saw', async () => {
    await keep(8)
    const { sent } = show([...portal(), ...saves({ sub_list_id: 8, respond: 1 })])
    // By its question, or first by the outbox if an earlier test has started it.
    await waitFor(() =>
      expect(
        sent(calls.submitAnswer).map(({ headers, body }) => [headers['idempotency-key'], headers['if-match'], body])[0],
      ).toMatchObject(['key-31-8', `"${seen}"`, { sub_list_id: 8, respond: 1 }]),
    )
    await waitFor(async () => expect(await listKeptAnswers(person)).toEqual([]))
  })

  it('counts as answered, and the page says that it is not sent yet', async () => {
    await keep(9)
    show([...portal([anAnswer({ sub_list_id: 7 }), anAnswer({ sub_list_id: 8 })]), noAnswer(calls.submitAnswer)])
    expect(await screen.findByRole('progressbar', { name: '3 of 3 questions answered' })).toBeVisible()
    expect(await screen.findByText('Answered. One answer is on this phone and not sent yet.')).toBeVisible()
    expect(await screen.findByText('On this phone, not sent')).toBeVisible()
  })

  it('is not that of another registration', async () => {
    await keep(9, {}, 99)
    show([...portal(), ...saves({ sub_list_id: 9, respond: 1 })])
    const form = await question(screens)
    expect(form.getByText('Not answered')).toBeVisible()
    expect(form.getByLabelText('Yes')).not.toBeChecked()
  })

  it('gives way to the one that was saved elsewhere if the person says so', async () => {
    await keep(8, { isConflict: true })
    const theirs = anAnswer({ sub_list_id: 8, respond: 0, number: null, description: 'None yet.' })
    const { user, sent } = show(portal([theirs]))
    const form = await question(station)
    expect(form.getByLabelText('Yes')).toBeChecked()
    await user.click(form.getByRole('button', { name: 'Use this one' }))
    expect(form.getByLabelText('No')).toBeChecked()
    expect(form.getByText('Answered')).toBeVisible()
    await waitFor(async () => expect(await listKeptAnswers(person)).toEqual([]))
    expect(sent(calls.submitAnswer)).toEqual([])
  })

  it('is kept, and said to be, when one question at a time is answered without a connection', async () => {
    const asked = questionReply(1, { last: 1 })
    const { user } = renderScreen(paths.answerRequirement(1, 12), {
      as: 'user',
      session: { id: person },
      replies: [...portal(), reply(calls.showRequirementQuestions, asked), noAnswer(calls.submitAnswer)],
    })
    await user.click(await screen.findByLabelText('Yes'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Kept on this phone, not yet sent')).toBeVisible()
    expect(await listKeptAnswers(person)).toMatchObject([
      { id: '31-1', version: null, answer: { respond: 1 }, sentBefore: { respond: 1 } },
    ])
  })
})
