import { expect, it } from 'vitest'
import { exceptionsOfAnswer } from './answer-exceptions.ts'

const yes = {
  question: 'Is there a ramp?',
  respond: 1 as const,
  number: null,
  description: null,
  isSubmitted: true,
  isReturned: false,
  isChanged: false,
}

it.each([
  ['a Yes', {}, []],
  ['a Yes with a number', { question: 'Are there beds? (number of beds)', number: 4 }, []],
  ['a number below the minimum', { question: 'How many beds?', number: 3, least_number: 4 }, ['below minimum']],
  ['the minimum', { question: 'How many beds?', number: 4, least_number: 4 }, []],
  ['a No', { respond: 0 as const }, ['no']],
  ['no answer', { respond: null }, ['not answered']],
  ['no answer before it is submitted', { respond: null, isSubmitted: false }, []],
  ['a Yes without the number that is asked for', { question: 'Are there beds? (number of beds)' }, ['number missing']],
  ['a No where a number is asked for', { question: 'How many beds are there?', respond: 0 as const }, ['no']],
  ['what was returned', { isReturned: true }, ['returned']],
  [
    'what was returned and changed to No',
    { respond: 0 as const, isReturned: true, isChanged: true },
    ['no', 'returned', 'changed'],
  ],
])('finds in %s what an officer must look at', (_, special, found) => {
  expect(exceptionsOfAnswer({ ...yes, ...special })).toEqual(found)
})
