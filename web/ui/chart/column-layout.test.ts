import { describe, expect, it } from 'vitest'
import { layColumns } from './column-layout.ts'

const lgas = Array.from({ length: 25 }, (_, index) => ({ name: `Area ${index}`, count: index }))

describe('a column chart', () => {
  it('has columns if there is room, the tallest for the largest figure, with height 0 for zero', () => {
    const { direction, columns, base } = layColumns(lgas, 1000)
    expect(direction).toBe('columns')
    expect(columns[0]?.bar.height).toBe(0)
    const heights = columns.map(({ bar }) => bar.height)
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
    for (const { bar } of columns) expect(bar.y + bar.height).toBeCloseTo(base)
  })

  it('has bars on a phone, inside its width, each with a hit area of at least 24 pixels', () => {
    const { direction, columns, height } = layColumns(lgas, 290)
    expect(direction).toBe('bars')
    for (const { bar, hitArea } of columns) {
      expect(bar.x + bar.width).toBeLessThan(290)
      expect(hitArea.height).toBeGreaterThanOrEqual(24)
      expect(hitArea.y + hitArea.height).toBeLessThanOrEqual(height)
    }
  })

  it('has grid lines at whole numbers only', () => {
    const { lines } = layColumns([{ name: 'Sabongari', count: 1 }], 1000)
    expect(lines.map(({ count }) => count)).toEqual([0, 1])
  })

  it('slants labels that would touch, and shortens very long ones', () => {
    expect(layColumns([{ name: 'Bida', count: 1 }], 1000).isSlanted).toBe(false)
    const { isSlanted, columns } = layColumns([...lgas, { name: 'A very long name of a ward', count: 1 }], 1000)
    expect(isSlanted).toBe(true)
    expect(columns.at(-1)?.label).toBe('A very long name of a…')
    expect(columns.at(-1)?.name).toBe('A very long name of a ward')
  })
})
