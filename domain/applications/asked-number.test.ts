import { describe, expect, it } from 'vitest'
import { askedNumber } from './asked-number.ts'

describe('the number that a question asks for', () => {
  it.each([
    ['Is there a waiting room of at least 12 square metres? (square metres)', 'Square metres'],
    ['Are beds at least one metre apart? (number of beds)', 'Number of beds'],
    ['Is there a ventilator? (number)', 'Number'],
    ['Is there standby power for critical areas? (kVA)', 'kVA'],
    ['Is the nurse in charge registered? (years since registration) ', 'Years since registration'],
    ['Are monthly returns submitted? (months submitted in the last 12)', 'Months submitted in the last 12'],
    ['How many beds are there?', 'Number'],
  ])('in %j is: %s', (question, unit) => {
    expect(askedNumber(question)?.label).toBe(unit)
  })

  it.each([
    'Is there a records room?',
    'Is the certificate displayed (framed)?',
    'Is there a call room? (for staff on night duty)',
    'Is a telephone number displayed?',
    'Is a list of prices displayed? (numbered)',
  ])('is none in %j', (question) => {
    expect(askedNumber(question)).toBeUndefined()
  })

  it('is left out of the sentence that the screen shows above the number field', () => {
    expect(askedNumber('Is there a ventilator? (number)')?.sentence).toBe('Is there a ventilator?')
    expect(askedNumber('How many beds are there?')?.sentence).toBe('How many beds are there?')
  })
})

it('knows what the ministry counts and measures', () => {
  const units =
    'number count quantity amount total sets pairs units pieces naira percent % metres square cubic kilometres km m m2 m² litres kva kw kg kilograms years months weeks days hours minutes beds rooms wards people persons staff doctors nurses patients'
  for (const unit of units.split(' ')) expect(askedNumber(`Is there enough? (${unit} in all)`)).toBeDefined()
  expect(askedNumber('Is there enough? ( beds )')).toEqual({ label: 'Beds', sentence: 'Is there enough?' })
  expect(askedNumber(' How much is there? ')).toEqual({ label: 'Number', sentence: 'How much is there?' })
})
