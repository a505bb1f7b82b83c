import { describe, expect, it } from 'vitest'
import { isUnanswered, questionTypes } from './question-types.ts'

describe('the answer to a yes/no question', () => {
  it.each([
    [{ respond: 1, number: null, description: null }, 'Yes'],
    [{ respond: 0, number: null, description: 'Planned for June.' }, 'No'],
    [{ respond: 1, number: 2, description: null }, 'Yes, 2'],
    [{ respond: 0, number: 0, description: null }, 'No, 0'],
  ] as const)('%j reads %s', (answer, words) => {
    expect(questionTypes.yes_no.inWords(answer)).toBe(words)
  })
})

describe('an answer', () => {
  it('is missing while all of its fields are empty', () => {
    expect(isUnanswered({ respond: null, number: null, description: null })).toBe(true)
    expect(isUnanswered({ respond: 0, number: null, description: null })).toBe(false)
    expect(isUnanswered({ respond: null, number: 0, description: null })).toBe(false)
  })
})
