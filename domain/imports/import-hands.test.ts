import { expect, it } from 'vitest'
import { obstacleToCommit } from './import-hands.ts'

it('keeps whoever prepared or corrected an import from its commit where hands are separate', () => {
  const hands = { prepared_by: 4, corrected_by: [4, 6] }
  expect(obstacleToCommit(4, hands, true)).toBe('You prepared this import, so another officer must commit it')
  expect(obstacleToCommit(6, hands, true)).toBe('You corrected this import, so another officer must commit it')
  expect(obstacleToCommit(5, hands, true)).toBeUndefined()
  expect(obstacleToCommit(6, hands, false)).toBeUndefined()
  expect(obstacleToCommit(undefined, hands, true)).toBeUndefined()
})
