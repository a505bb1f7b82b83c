import { describe, expect, it } from 'vitest'
import { layColumns } from './column-layout.ts'

const lgas = Array.from({ length: 25 }, (_, index) => ({ name: `Area ${index}`, count: index }))

describe('a column chart', () => {
  it('stands in columns where there is room, the tallest for the highest figure, none for nothing', () => {
    const { direction, columns, base } = layColumns(lgas, 1000)
    expect(direction).toBe('columns')
    expect(columns[0]?.bar.height).toBe(0)
    const heights = columns.map(({ bar }) => bar.height)
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
    for (const { bar } of columns) expect(bar.y + bar.height).toBeCloseTo(base)
  })

  it('lies in bars on a phone, inside its width, each at least 24 pixels to press', () => {
    const { direction, columns, height } = layColumns(lgas, 290)
    expect(direction).toBe('bars')
    for (const { bar, strip } of columns) {
      expect(bar.x + bar.width).toBeLessThan(290)
      expect(strip.height).toBeGreaterThanOrEqual(24)
      expect(strip.y + strip.height).toBeLessThanOrEqual(height)
    }
  })

  it('has lines at whole figures only', () => {
    const { lines } = layColumns([{ name: 'Sabongari', count: 1 }], 1000)
    expect(lines.map(({ count }) => count)).toEqual([0, 1])
  })

  it('leans names that would touch, and shortens those that are very long', () => {
    expect(layColumns([{ name: 'Bida', count: 1 }], 1000).leans).toBe(false)
    const { leans, columns } = layColumns([...lgas, { name: 'A very long name of a ward', count: 1 }], 1000)
    expect(leans).toBe(true)
    expect(columns.at(-1)?.label).toBe('A very long name of a…')
    expect(columns.at(-1)?.name).toBe('A very long name of a ward')
  })
})
