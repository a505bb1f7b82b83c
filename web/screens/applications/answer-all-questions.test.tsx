import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { beds, portal, question, saves, station } from '../../testing/all-questions.ts'
import { enterText } from '../../testing/enter-text.ts'
import { noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer } from '../../testing/requirements.ts'

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

  it('count only their own answers', async () => {
    const answers = [8, 10, 99].map((sub_list_id) => anAnswer({ sub_list_id }))
    const { sent } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(answers) })
    expect(await screen.findByRole('progressbar', { name: '1 of 3 questions answered' })).toBeVisible()
    const query = { registration_id: '31' }
    expect(sent(listRequirementsOfType)[0]?.query).toEqual(query)
    expect(sent(calls.listSubmissions)[0]?.query).toEqual({ facility_id: '12', ...query })
  })

  it('have their own drafts and words after the next requirement was opened', async () => {
    const complete = [7, 8, 9].map((sub_list_id) => anAnswer({ sub_list_id }))
    const { user } = renderScreen(paths.answerAllQuestions(1, 12), { as: 'user', replies: portal(complete) })
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    const form = within(
      (await screen.findByRole('group', { name: '1. Question 10?' })).closest('form') ?? document.body,
    )
    expect(form.getByText('Not answered')).toBeVisible()
    expect(form.getByLabelText('Yes')).not.toBeChecked()
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
    expect(form.getByText('Not saved yet: enter the number')).toBeVisible()
    await user.type(form.getByLabelText('Number of beds'), '{Enter}')
    expect(form.getByText('Enter the number: a whole number from 0 to 99,999')).toBeVisible()
    expect(sent(calls.submitAnswer)).toHaveLength(0)

    await enterText(user, form.getByLabelText('Number of beds'), '20')
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

  it('are saved with the newest choice, one request at a time', async () => {
    const { user, sent } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [
        ...portal(),
        reply(calls.submitAnswer, { data: anAnswer({ sub_list_id: 8, respond: 1, number: null, description: null }) }),
        reply(calls.submitAnswer, { data: anAnswer({ sub_list_id: 8, respond: 0, number: null, description: null }) }),
      ],
    })
    const form = await question(station)
    await user.click(form.getByLabelText('Yes'))
    await user.click(form.getByLabelText('No'))
    expect(await form.findByText('Saved')).toBeVisible()
    expect(sent(calls.submitAnswer).map(({ body }) => body)).toMatchObject([{ respond: 1 }, { respond: 0 }])
    expect(form.getByLabelText('No')).toBeChecked()
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

  it('keep the draft of what was typed while the answer was on its way', async () => {
    const { user, sent, unmount } = renderScreen(paths.answerAllQuestions(1, 12), {
      as: 'user',
      replies: [...portal(), ...saves({ sub_list_id: 8, respond: 1 })],
    })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'POST') await arrived
      return connected(address, init)
    })
    const form = await question(station)
    await user.click(form.getByLabelText('Yes'))
    await user.click(form.getByRole('button', { name: 'Add a description' }))
    await user.keyboard('In the corridor')
    arrive()
    await waitFor(() => expect(sent(calls.submitAnswer)).toHaveLength(1))
    expect(await screen.findByRole('progressbar', { name: '1 of 3 questions answered' })).toBeVisible()
    expect(form.getByText('Not saved yet')).toBeVisible()
    unmount()
    await waitFor(() =>
      expect(sent(drafts.saveDraft).at(-1)?.body).toMatchObject({ value: { description_8: 'In the corridor' } }),
    )
    expect(sent(drafts.discardDraft)).toEqual([])
  })
})
