import { expect, it } from 'vitest'
import { positionInWords } from './position.ts'

it('writes a position to about a metre', () => {
  expect(positionInWords({ latitude: 9.6139, longitude: 6.556904 })).toBe('9.61390, 6.55690')
})
