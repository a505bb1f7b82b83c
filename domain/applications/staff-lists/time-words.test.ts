import { expect, it } from 'vitest'
import { timeInBrackets, timeInList } from './time-words.ts'

it.each([
  ['Full', 'full time'],
  ['FULL-TIME', 'full time'],
  ['FT', 'full time'],
  ['Permanent', 'full time'],
  ['part timer', 'part time'],
  ['P/T', undefined],
  ['Locum', 'part time'],
  ['Morning', undefined],
  ['Yes', undefined],
  ['', undefined],
])('%s is %s', (text, time) => {
  expect(timeInList(text)).toBe(time)
})

it.each([
  ['Yes', 'Full time?', 'full time'],
  ['No', 'Full time?', 'part time'],
  ['Y', 'Part-time', 'part time'],
  ['✓', 'FULL TIME', 'full time'],
  ['Yes', 'Full time or part time', undefined],
])('%s below %s is %s', (text, heading, time) => {
  expect(timeInList(text, heading)).toBe(time)
})

it('is found behind somebody’s work', () => {
  expect(timeInBrackets('Nurse (part time)')).toBe('part time')
  expect(timeInBrackets('Nurse (Part-time)')).toBe('part time')
  expect(timeInBrackets('Nurse - locum')).toBe('part time')
  expect(timeInBrackets('Nurse (theatre)')).toBeUndefined()
})
