import { describe, expect, it } from 'vitest'
import { rosette, strands, wave } from './guilloche.ts'

function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

describe('the line work of a certificate', () => {
  it('ends each wave at the height where the next one begins, so that tiles join', () => {
    for (const path of strands({ length: 12, amplitude: 4, count: 7 })) {
      const points = pointsOf(path)
      expect(points.at(-1)?.x).toBe(12)
      expect(points.at(-1)?.y).toBeCloseTo(points[0]?.y ?? Number.NaN, 2)
    }
  })

  it('keeps a wave within its amplitude', () => {
    const heights = pointsOf(wave({ length: 12, amplitude: 4, phase: 0 })).map(({ y }) => Math.abs(y))
    expect(Math.max(...heights)).toBe(4)
  })

  it('keeps a rosette between its radius and the depth of its petals', () => {
    const lines = rosette({ radius: 10, petals: 8, depth: 0.4, count: 5 })
    expect(lines).toHaveLength(5)
    expect(new Set(lines).size).toBe(5)
    for (const { x, y } of lines.flatMap(pointsOf)) {
      expect(Math.hypot(x, y)).toBeGreaterThan(5.9)
      expect(Math.hypot(x, y)).toBeLessThan(10.1)
    }
  })
})
