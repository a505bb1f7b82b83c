import { describe, expect, it } from 'vitest'
import { layBars, layColumns } from './column-layout.ts'

const lgas = Array.from({ length: 25 }, (_, index) => ({ name: `Area ${index}`, count: index }))

describe('a column chart', () => {
  it('has columns if there is room, the tallest for the largest figure, with height 0 for zero', () => {
    const { direction, columns, base } = layColumns(lgas, 1000)
    expect(direction).toBe('columns')
    expect([columns[0]?.bar.height, columns.at(-1)?.bar]).toMatchObject([0, { y: 20, height: 170 }])
    for (const { bar } of columns) expect(bar.y + bar.height).toBeCloseTo(base)
  })

  it('draws the part that is told apart from the zero line on', () => {
    const { columns } = layColumns([{ name: 'Bida', count: 40, part: 10 }], 1000)
    expect(columns[0]?.bar).toMatchObject({ y: 20, height: 170 })
    expect(columns[0]?.partOfBar).toMatchObject({ y: 147.5, height: 42.5 })
  })

  it('has bars on a phone, inside its width, each with a hit area of 24 units', () => {
    const { direction, columns, height } = layColumns(lgas, 290)
    expect(direction).toBe('bars')
    for (const { bar, figureAt, hitArea } of columns) {
      expect(bar.x + bar.width).toBeLessThan(figureAt.x)
      expect(figureAt.x + 14).toBeLessThanOrEqual(290)
      expect(hitArea.height).toBe(24)
      expect(hitArea.y + hitArea.height).toBeLessThanOrEqual(height)
    }
  })

  it('slants names that would touch, with room for the longest and for the first', () => {
    expect(layColumns([{ name: 'Bida', count: 1 }], 1000).isSlanted).toBe(false)
    const long = { name: 'A very long name of a ward', count: 1 }
    const { isSlanted, columns, height, base } = layColumns([long, ...lgas], 1000)
    expect(isSlanted).toBe(true)
    // 26 letters of 6.8, at 45°.
    expect(height - base).toBeGreaterThan(125 + 14)
    expect(columns[0]?.nameAt.x).toBeGreaterThan(125)
  })

  it('writes names above the bars that are too long to stand beside them', () => {
    const long = { name: 'Home Care and Ambulance Service', count: 3 }
    expect(layBars([long], 290)).toMatchObject({ isAbove: true, height: 40, base: 1 })
    expect(layBars([long], 600)).toMatchObject({ isAbove: false, height: 24 })
  })
})
