import { questionTypeNames } from '@portal/domain/applications/question-types.ts'
import { describe, expect, it } from 'vitest'
import { validationErrors } from '../testing/validation.ts'
import { answerTo, anyAnswer } from './answer-fields.ts'

describe('an answer to a yes/no question', () => {
  const schema = answerTo({ question_type: 'yes_no' })

  it.each([
    [{ respond: 1 }, {}],
    [{ respond: '0', number: 0, description: 'Planned for June.' }, {}],
    [{}, { respond: ['Choose Yes or No'] }],
    [{ respond: null, number: 2 }, { respond: ['Choose Yes or No'] }],
    [{ respond: 1, number: -1 }, { number: ['Enter a whole number from 0 to 99,999'] }],
  ])('%j has the errors %j', (answer, errors) => {
    expect(validationErrors(schema, answer)).toEqual(errors)
  })
})

describe('a request with an answer', () => {
  const isRequired = (schema: { safeParse: (value: undefined) => { success: boolean } } | undefined) =>
    schema?.safeParse(undefined).success === false

  it('requires a field only if every type of question requires it', () => {
    const required = Object.entries(anyAnswer.shape).flatMap(([field, schema]) => (isRequired(schema) ? [field] : []))
    for (const question_type of questionTypeNames) {
      const { shape } = answerTo({ question_type })
      expect(
        required.filter((field) => !isRequired(Object.entries(shape).find(([name]) => name === field)?.[1])),
      ).toEqual([])
    }
  })
})
