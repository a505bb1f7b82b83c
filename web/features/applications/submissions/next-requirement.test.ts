import { expect, it } from 'vitest'
import { anAnswer, aRequirement } from '../../../testing/requirements.ts'
import { nextRequirement } from './next-requirement.ts'

const requirements = [
  aRequirement({ id: 1, part: 1, questions: [1, 2] }),
  aRequirement({ id: 2, part: 1, questions: [3] }),
  aRequirement({ id: 3, part: 2, questions: [4] }),
  aRequirement({ id: 4, part: 2, questions: [] }),
]

function answersTo(...questions: number[]) {
  return questions.map((sub_list_id) => anAnswer({ sub_list_id }))
}

it('is the next one that is not complete, also in the next part', () => {
  expect(nextRequirement(requirements, answersTo(1, 2), 1)?.id).toBe(2)
  expect(nextRequirement(requirements, answersTo(1, 2, 3), 2)?.id).toBe(3)
  expect(nextRequirement(requirements, answersTo(3), 1)?.id).toBe(3)
})

it('goes back to what was left out', () => {
  expect(nextRequirement(requirements, answersTo(1, 3, 4), 3)?.id).toBe(1)
})

it('is none when only the current one is open, or nothing', () => {
  expect(nextRequirement(requirements, answersTo(1, 3, 4), 1)).toBeUndefined()
  expect(nextRequirement(requirements, answersTo(1, 2, 3, 4), 3)).toBeUndefined()
})
