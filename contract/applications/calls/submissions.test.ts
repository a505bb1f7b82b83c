import { describe, expect, it } from 'vitest'
import { exampleOf } from '../../openapi/example-of.ts'
import { readBody, validationErrors } from '../../testing/validation.ts'
import { listSubmissions, showRequirementQuestions, submitAnswer } from './submissions.ts'

const answer = exampleOf(submitAnswer.body)

describe('answering a question', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    ['0', 0],
  ])('reads %j as %d', (respond, kept) => {
    expect(readBody(submitAnswer.body, { ...answer, respond }).respond).toBe(kept)
  })

  it('does not require a number or a description', () => {
    expect(readBody(submitAnswer.body, { ...answer, number: '', description: ' ' })).toMatchObject({
      number: null,
      description: null,
    })
  })

  it.each([
    ['0', 0],
    [99_999, 99_999],
  ])('accepts the number %j', (number, kept) => {
    expect(readBody(submitAnswer.body, { ...answer, number }).number).toBe(kept)
  })

  it.each([
    [{ respond: 2 }, 'respond', 'Choose Yes or No'],
    [{ respond: 'Yes' }, 'respond', 'Choose Yes or No'],
    [{ respond: true }, 'respond', 'Choose Yes or No'],
    [{ respond: '' }, 'respond', 'Choose Yes or No'],
    [{ number: 100_000 }, 'number', 'Enter a whole number from 0 to 99,999'],
    [{ number: -1 }, 'number', 'Enter a whole number from 0 to 99,999'],
    [{ number: '1.5' }, 'number', 'Enter a whole number from 0 to 99,999'],
    [{ description: 'x'.repeat(2001) }, 'description', 'Use at most 2000 characters'],
    [{ sub_list_id: '' }, 'sub_list_id', 'Choose one from the list'],
    [{ registration_id: null }, 'registration_id', 'Choose one from the list'],
  ])('refuses %j', (wrong, field, sentence) => {
    expect(validationErrors(submitAnswer.body, { ...answer, ...wrong })).toEqual({ [field]: [sentence] })
  })
})

describe('reading questions and answers', () => {
  it('starts at the first question', () => {
    expect(readBody(showRequirementQuestions.query, { facility_id: '12' })).toEqual({ page: 1, facility_id: 12 })
  })

  it('requires a facility to list answers', () => {
    expect(validationErrors(listSubmissions.query, { requirement_id: '1' })).toEqual({
      facility_id: ['This must be a whole number from 1'],
    })
  })
})
