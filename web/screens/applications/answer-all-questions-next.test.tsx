import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { portal, question, station } from '../../testing/all-questions.ts'
import { refusal } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer } from '../../testing/requirements.ts'

describe('after the questions', () => {
  it('the next requirement follows, also of another part', async () => {
    const complete = [7, 8, 9].map((sub_list_id) => anAnswer({ sub_list_id }))
    const { user, address } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(complete) })
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(
      screen.getByText('Proceed with other requirements. Next: Operating theatre, in Part B: In-patient area'),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    expect(address()).toBe(paths.answerAllQuestions(2, 12))
    expect(await screen.findByRole('heading', { name: 'Part B, requirement 2 of 2 Operating theatre' })).toBeVisible()
  })

  it('the registration follows when every question is answered', async () => {
    const complete = [7, 8, 9, 10].map((sub_list_id) => anAnswer({ sub_list_id }))
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(complete) })
    expect(await screen.findByText('Submitted! Proceed with the registration')).toBeVisible()
    expect(screen.getByText('Every question is answered. Next: staff, documents and payment')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', paths.registration(31))
  })
})

describe('the way of answering', () => {
  it('is remembered', async () => {
    const { user } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal() })
    const one = await screen.findByRole('link', { name: 'One question at a time' })
    expect(one).toHaveAttribute('href', paths.answerRequirement(1, 12))
    expect(screen.getByRole('link', { name: 'All questions on one page' })).toHaveAttribute('aria-current', 'true')
    one.addEventListener('click', (event) => event.preventDefault())
    await user.click(one)
    await waitFor(() => expect(localStorage.getItem('answer-mode')).toBe('one'))
  })
})

describe('questions that cannot be answered', () => {
  it('are shown with their answers', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: portal([anAnswer({ sub_list_id: 8, description: 'In the corridor' })], 'Awaiting decision'),
    })
    expect(await screen.findByText('In the corridor')).toBeVisible()
    expect(screen.getAllByText('Not answered.')).toHaveLength(2)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('say so once the ministry has begun to decide meanwhile', async () => {
    const [, ...rest] = portal()
    const [open] = portal()
    const [closed] = portal([], 'Awaiting decision')
    const message = 'This application cannot be changed while it is Awaiting decision'
    const replies = [
      ...(open && closed ? [open, closed] : []),
      ...rest,
      refusal(calls.submitAnswer, { code: 'action_not_offered', status: 409, message }),
    ]
    const { user } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies })
    await user.click((await question(station)).getByLabelText('Yes'))
    expect(await screen.findByRole('heading', { name: 'Your answers cannot be changed now' })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('are changed by an officer one at a time', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'admin', replies: portal([anAnswer({ sub_list_id: 8 })]) })
    expect(await screen.findByRole('link', { name: 'Change the answer to question 2' })).toHaveAttribute(
      'href',
      paths.answerRequirement(1, 12, 2),
    )
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('may belong to another type of facility', async () => {
    renderScreen(paths.answerAllQuestions(99, 12), { as: 'user', replies: portal() })
    expect(await screen.findByText('This facility is not asked this')).toBeVisible()
  })
})
