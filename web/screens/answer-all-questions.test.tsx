import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as drafts from '@portal/contract/calls/drafts.ts'
import * as facilities from '@portal/contract/calls/facilities.ts'
import * as calls from '@portal/contract/calls/submissions.ts'
import type { Submission } from '@portal/contract/entities/submission.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { aRegistration, facilityDetail } from '../testing/facilities.ts'
import { type FakeReply, noAnswer, refusal, reply } from '../testing/fake-portal.ts'
import { renderScreen } from '../testing/render.tsx'
import { aRequirement, anAnswer } from '../testing/requirements.ts'

const wards = {
  ...aRequirement({ id: 1, part: 1, questions: [] }),
  list: 'Wards',
  sub_lists: [
    { id: 7, sub_list: 'Are beds one metre apart? (number of beds)', requirement_id: 1 },
    { id: 8, sub_list: 'Is there a nurses station?', requirement_id: 1 },
    { id: 9, sub_list: 'Does each bed have a screen?', requirement_id: 1 },
  ],
}
const theatre = { ...aRequirement({ id: 2, part: 2, questions: [10] }), list: 'Operating theatre' }

/** A facility whose type asks two requirements, and some answers. */
function portal(answers: Submission[] = [], status: 'pending' | 'Awaiting decision' = 'pending'): FakeReply[] {
  return [
    reply(facilities.showFacility, facilityDetail({ registration: aRegistration({ status }) })),
    reply(catalogue.listRequirementsOfType, { data: [wards, theatre] }),
    reply(calls.listSubmissions, { data: answers }),
  ]
}

/** Replies to submitAnswer with what was sent. */
function saves(...answers: Partial<Submission>[]): FakeReply[] {
  return answers.map((answer) =>
    reply(calls.submitAnswer, { data: anAnswer({ number: null, description: null, ...answer }) }, ({ body }) => {
      return Object(body).sub_list_id === answer.sub_list_id
    }),
  )
}

async function question(name: string) {
  const form = (await screen.findByRole('group', { name })).closest('form')
  if (!form) throw new Error('The question has no form')
  return within(form)
}

const beds = '1. Are beds one metre apart?'
const station = '2. Is there a nurses station?'

describe('all questions of a requirement on one page', () => {
  it('show their place, their number and which are not answered', async () => {
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal([anAnswer({ sub_list_id: 8 })]) })
    expect(await screen.findByRole('heading', { name: 'Part A, requirement 1 of 2 Wards', level: 1 })).toBeVisible()
    await screen.findByRole('group', { name: beds })
    expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual([
      '1. Are beds one metre apart?',
      '2. Is there a nurses station?',
      '3. Does each bed have a screen?',
    ])
    expect(screen.getByRole('progressbar', { name: '1 of 3 questions answered' })).toBeVisible()
    expect((await question(beds)).getByText('Not answered')).toBeVisible()
    expect((await question(station)).getByText('Answered')).toBeVisible()
    expect(screen.getByText('Questions 1 and 3 are not answered.')).toBeVisible()
  })

  it('are saved one by one as they are answered, with a confirmation beside each', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), ...saves({ sub_list_id: 8, respond: 0 })],
    })
    await user.click((await question(station)).getByLabelText('No'))
    expect(await (await question(station)).findByText('Saved')).toBeVisible()
    expect(
      within((await question(station)).getByText('Saved').parentElement ?? document.body).getByRole('status'),
    ).toHaveTextContent('Saved')
    expect(screen.getByRole('progressbar', { name: '1 of 3 questions answered' })).toBeVisible()
    expect(sent(calls.submitAnswer).map(({ body }) => body)).toEqual([
      {
        respond: 0,
        number: null,
        description: null,
        sub_list_id: 8,
        requirement_id: 1,
        facility_id: 12,
        registration_id: 31,
      },
    ])
    expect(sent(calls.listSubmissions)).toHaveLength(1)
  })

  it('are not saved without the number that is asked for', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), ...saves({ sub_list_id: 7, respond: 1, number: 20 })],
    })
    const form = await question(beds)
    await user.click(form.getByLabelText('Yes'))
    expect(form.getByText('Not saved yet: enter the number')).toBeVisible()
    await user.click(form.getByLabelText('Number of beds'))
    await user.tab()
    expect(form.getByText('Enter the number: a whole number from 0 to 99,999')).toBeVisible()
    expect(sent(calls.submitAnswer)).toHaveLength(0)

    await user.type(form.getByLabelText('Number of beds'), '20')
    await user.tab()
    expect(await form.findByText('Saved')).toBeVisible()
    expect(form.queryByText('Enter the number: a whole number from 0 to 99,999')).toBeNull()
    expect(sent(calls.submitAnswer)[0]?.body).toMatchObject({ sub_list_id: 7, respond: 1, number: 20 })
  })

  it('take a description, and replace an answer that is changed', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [
        ...portal([anAnswer({ sub_list_id: 8, respond: 1, number: null, description: null })]),
        ...saves({ sub_list_id: 8, respond: 1, description: 'In the corridor' }),
      ],
    })
    const form = await question(station)
    await user.click(form.getByRole('button', { name: 'Add a description' }))
    expect(form.getByLabelText('Description (optional)')).toHaveFocus()
    await user.keyboard('In the corridor')
    expect(form.getByText('Not saved yet')).toBeVisible()
    await user.tab()
    expect(await form.findByText('Saved')).toBeVisible()
    expect(sent(calls.submitAnswer).map(({ body }) => body)).toMatchObject([
      { sub_list_id: 8, respond: 1, description: 'In the corridor' },
    ])
  })

  it('say when an answer could not be saved, and send it again', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [
        ...portal(),
        refusal(calls.submitAnswer, { code: 'unavailable', status: 503, message: 'Try again in a minute.' }),
        reply(calls.submitAnswer, { data: anAnswer({ sub_list_id: 8, number: null, description: null }) }),
      ],
    })
    const form = await question(station)
    await user.click(form.getByLabelText('Yes'))
    expect(await form.findByText('Not saved. Try again in a minute.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByText('Saved')).toBeVisible()
    const keys = sent(calls.submitAnswer).map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('keep what was chosen while there is no connection', async () => {
    const { user } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), noAnswer(calls.submitAnswer)],
    })
    const form = await question(station)
    await user.click(form.getByLabelText('Yes'))
    expect(await form.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(form.getByLabelText('Yes')).toBeChecked()
  })

  it('restore what was typed before and not saved', async () => {
    const value = { respond_7: 1, number_7: '', description_7: 'Two of them' }
    renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), reply(drafts.showDraft, { data: { value, updated_at: '2026-05-03T08:15:00.000Z' } })],
    })
    const form = await question(beds)
    expect(form.getByText('You typed this before. It is not saved yet.')).toBeVisible()
    expect(form.getByLabelText('Yes')).toBeChecked()
    expect(form.getByLabelText('Description (optional)')).toHaveValue('Two of them')
  })
})

describe('after the questions', () => {
  it('Yes to the others chooses and saves Yes where nothing is chosen, and leads to a missing number', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), ...saves({ sub_list_id: 8, respond: 1 }, { sub_list_id: 9, respond: 1 })],
    })
    await user.click(await screen.findByRole('button', { name: 'Answer Yes to all 3' }))
    expect(await screen.findByText('Question 1 is not answered.')).toBeVisible()
    expect(screen.getByLabelText('Number of beds')).toHaveFocus()
    expect(sent(calls.submitAnswer).map(({ body }) => body)).toMatchObject([
      { sub_list_id: 8, respond: 1 },
      { sub_list_id: 9, respond: 1 },
    ])
  })

  it('the next requirement follows, also of another part', async () => {
    const complete = [7, 8, 9].map((sub_list_id) => anAnswer({ sub_list_id }))
    const { user, address } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(complete) })
    expect(await screen.findByText('Submitted! Proceed with other requirements')).toBeVisible()
    expect(screen.getByText('Next: Operating theatre, in Part B: In-patient area')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    expect(address()).toBe(paths.answerAllQuestions(2, 12))
    expect(await screen.findByRole('heading', { name: 'Part B, requirement 2 of 2 Operating theatre' })).toBeVisible()
  })

  it('the registration follows when every question is answered', async () => {
    const complete = [7, 8, 9, 10].map((sub_list_id) => anAnswer({ sub_list_id }))
    renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(complete) })
    expect(
      await screen.findByText('Submitted! Every question is answered. Proceed with the registration'),
    ).toBeVisible()
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
