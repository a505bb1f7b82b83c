import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { anAnswer, aRequirement } from '../../../testing/requirements.ts'
import { AnswerConflict } from './answer-conflict.tsx'
import { type AnswerState, AnswerStatus } from './answer-status.tsx'
import { isSameAnswer } from './is-same-answer.ts'
import { WhatNext } from './what-next.tsx'

/** What a screen reader announces; the region of the toasts follows. */
const status = () => screen.getAllByRole('status')[0]

describe('the state of an answer', () => {
  it.each<[AnswerState, string, string?]>([
    [{ is: 'unanswered' }, 'Not answered'],
    [{ is: 'answered' }, 'Answered'],
    [{ is: 'typed' }, 'Not saved yet'],
    [{ is: 'kept' }, 'You typed this before. It is not saved yet.', 'Save it'],
    [{ is: 'incomplete', missing: 'respond' }, 'Not saved yet: choose Yes or No'],
    [{ is: 'incomplete', missing: 'number' }, 'Not saved yet: enter the number'],
    [{ is: 'incomplete', missing: 'description' }, 'Not saved yet: see the description'],
    [{ is: 'saving' }, 'Saving…'],
    [{ is: 'saved' }, 'Saved'],
    [{ is: 'on phone' }, 'Kept on this phone, not yet sent'],
    [{ is: 'failed', message: 'The portal is busy.' }, 'Not saved. The portal is busy.', 'Try again'],
  ])('%j', async (state, words, button) => {
    let tries = 0
    const { user } = renderComponent(<AnswerStatus state={state} onRetry={() => (tries += 1)} />)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(button ? [button] : [])
    for (const one of screen.queryAllByRole('button')) await user.click(one)
    expect(tries).toBe(button ? 1 : 0)
    const isAnnounced = ['saved', 'on phone', 'failed', 'incomplete'].includes(state.is)
    expect(status()?.textContent).toBe(isAnnounced ? words : '')
  })
})

describe('two versions of an answer', () => {
  it('are shown beside each other, and the person chooses', async () => {
    const [question] = aRequirement({ id: 1, part: 1, questions: [8] }).sub_lists
    if (!question) throw new Error('There is no question')
    const chosen: string[] = []
    const own = anAnswer({ respond: 1, number: null, description: 'At both doors.' })
    const saved = anAnswer({ respond: 0, number: null, description: null, updated_at: '2026-05-03T08:00:00.000Z' })
    const { user } = renderComponent(
      <AnswerConflict question={question} own={own} saved={saved} onChoose={(which) => chosen.push(which)} />,
    )
    const mine = within(screen.getByRole('region', { name: 'From this phone' }))
    const other = within(screen.getByRole('region', { name: 'Saved elsewhere' }))
    expect(mine.getByText('Yes')).toBeVisible()
    expect(mine.getByText('At both doors.')).toBeVisible()
    expect(other.getByText('No')).toBeVisible()
    expect(other.getByRole('heading')).toHaveTextContent('Saved elsewhere on 3 May 2026 at 09:00')
    await user.click(mine.getByRole('button', { name: 'Save mine' }))
    await user.click(other.getByRole('button', { name: 'Use this one' }))
    expect(chosen).toEqual(['own', 'saved'])
  })

  it('are the same if every field is', () => {
    const typed = { respond: '1', number: '2', description: '' }
    expect(isSameAnswer(typed, { respond: 1, number: 2, description: null })).toBe(true)
    expect(isSameAnswer(typed, { respond: 1, number: 3, description: null })).toBe(false)
    expect(isSameAnswer(typed, { respond: 0, number: 2, description: null })).toBe(false)
    expect(isSameAnswer(undefined, { respond: 1 })).toBe(false)
    expect(isSameAnswer(typed, undefined)).toBe(false)
  })
})

describe('what is next', () => {
  const next = aRequirement({ id: 5, part: 2, questions: [9] })

  function show(missing: number[], requirement: typeof next | undefined, partId = 1, unsent = 0) {
    const rest = { facilityId: 12, registrationId: 31, unsent }
    return renderComponent(<WhatNext missing={missing} next={requirement} partId={partId} {...rest} />, { as: 'user' })
  }
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  it('is the next requirement once this one is complete', () => {
    show([], next)
    expect(status()?.textContent).toBe('Submitted! Proceed with the registration')
    const link = screen.getByRole('link', { name: 'Continue' })
    expect(link).toHaveAttribute('href', '/admin/requirement-part/register/5/all?facility=12')
    expect(screen.getByText(/Next:/).textContent).toMatch(
      /^Proceed with other requirements\. Next: .+, in Part B: In-patient area$/,
    )
    expect(buttons()).toEqual([])
  })

  it.each([
    [1, 'Answered. One answer is on this phone and not sent yet.'],
    [3, 'Answered. 3 answers are on this phone and not sent yet.'],
  ])('says how many answers are not sent: %i', (unsent, words) => {
    show([], next, 1, unsent)
    expect(status()?.textContent).toBe(words)
  })

  it('is the registration once every question is answered', () => {
    show([], undefined)
    expect(status()?.textContent).toBe('Submitted! Proceed with the registration')
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin/registration/31')
    expect(screen.getByText('Every question is answered. Next: staff, documents and payment')).toBeVisible()
  })

  it.each([
    [[2], 'Question 2 is not answered.'],
    [[2, 3], 'Questions 2 and 3 are not answered.'],
    [[1, 2, 3], 'Questions 1, 2 and 3 are not answered.'],
  ])('is what is missing, which nobody answers for the owner: %j', (missing, words) => {
    show(missing, next, 2)
    expect(status()?.textContent).toBe(words)
    expect(screen.getByRole('link', { name: 'Answer the rest later' })).toBeVisible()
    expect(buttons()).toEqual([])
    expect(screen.getByText(/^Next:/)).not.toHaveTextContent('Part B')
  })
})
