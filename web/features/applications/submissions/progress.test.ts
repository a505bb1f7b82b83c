import { expect, it } from 'vitest'
import { anAnswer, aRequirement } from '../../../testing/requirements.ts'
import { progressByPart, sumProgress } from './progress.ts'

const requirements = [
  aRequirement({ id: 1, part: 1, questions: [1, 2, 3, 4] }),
  aRequirement({ id: 2, part: 1, questions: [5, 6] }),
  aRequirement({ id: 3, part: 2, questions: [7] }),
]

it('counts requirements, questions and answers by part, in the order of the parts', () => {
  const parts = progressByPart(requirements, [anAnswer({ sub_list_id: 2 }), anAnswer({ sub_list_id: 5 })])
  expect(parts).toMatchObject([
    { id: 1, designation: 'Part A', requirements: 2, questions: 6, answered: 2 },
    { id: 2, designation: 'Part B', requirements: 1, questions: 1, answered: 0 },
  ])
  expect(sumProgress(parts)).toEqual({ questions: 7, answered: 2 })
})

it('does not count answers to questions that are no longer asked', () => {
  expect(sumProgress(progressByPart(requirements, [anAnswer({ sub_list_id: 99 })]))).toEqual({
    questions: 7,
    answered: 0,
  })
})

it('is empty for a type without requirements', () => {
  expect(progressByPart([], [])).toEqual([])
})
