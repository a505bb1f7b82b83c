import { expect, it } from 'vitest'
import { readImages } from './read-images.ts'

it.each([
  ['usual', 25],
  ['longest', 30],
] as const)('pictures of a print with %s facts, %i mm wide, are read', async (kind, millimetres) => {
  const { read } = await readImages(kind, { millimetres, count: 8, seed: 5 })
  expect(read).toBeGreaterThanOrEqual(7)
})
