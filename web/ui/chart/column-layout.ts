import { type Counted, figureOf } from './chart-figure.ts'
import { middleInside, textSize, widestOf, widthOf } from './text-size.ts'

/** A rectangle in the chart, in units of the drawing. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One column, or one bar on a narrow screen. */
export interface Column extends Counted {
  bar: Box
  /** The part of it that is told apart, from the zero line on. */
  partOfBar: Box | undefined
  /** Where its name and its figure stand. */
  nameAt: { x: number; y: number }
  figureAt: { x: number; y: number }
  /** The clickable area. */
  hitArea: Box
}

/** The layout of a column chart. */
export interface ColumnLayout {
  /** Columns, or horizontal bars on a phone. */
  direction: 'columns' | 'bars'
  /** Names stand at 45° if they would touch. */
  isSlanted: boolean
  /** Names of bars stand above them, because they are too long to stand beside. */
  isAbove: boolean
  width: number
  height: number
  columns: Column[]
  /** Where the columns begin: the zero line. */
  base: number
}

const slant = Math.SQRT1_2
const top = 20
const full = 170

function columnsFor(counted: readonly Counted[], width: number): ColumnLayout {
  const longest = widestOf(counted.map(({ name }) => name))
  const isSlanted = longest + 6 > width / counted.length
  const base = top + full
  // A slanted name reaches to the left of its column.
  const left = isSlanted ? Math.max(0, widthOf(counted[0]?.name ?? '') * slant + 8 - width / counted.length / 2) : 0
  const step = (width - left) / counted.length
  const barWidth = Math.min(48, step * 0.62)
  const most = Math.max(1, ...counted.map(({ count }) => count))
  const columns = counted.map((one, index) => {
    const middle = left + step * (index + 0.5)
    const box = (of: number) => {
      const height = (of / most) * full
      return { x: middle - barWidth / 2, y: base - height, width: barWidth, height }
    }
    const bar = box(one.count)
    return {
      ...one,
      bar,
      partOfBar: one.part === undefined ? undefined : box(one.part),
      nameAt: isSlanted ? { x: middle + 4, y: base + 14 } : { x: middle, y: base + 17 },
      figureAt: { x: middleInside(middle, figureOf(one), width), y: bar.y - 5 },
      hitArea: { x: middle - step / 2, y: 0, width: step, height: base + 24 },
    }
  })
  const height = base + (isSlanted ? longest * slant + 24 : 26)
  return { direction: 'columns', isSlanted, isAbove: false, width, height, columns, base }
}

/** Computes the layout of horizontal bars for a width. `scaleEnd` is the end of the scale, if it is not the largest figure. */
export function layBars(counted: readonly Counted[], width: number, scaleEnd = 0): ColumnLayout {
  const longest = widestOf(counted.map(({ name }) => name))
  const isAbove = longest > width * 0.5
  const base = isAbove ? 1 : longest + 10
  const most = Math.max(1, scaleEnd, ...counted.map(({ count }) => count))
  const room = width - base - widestOf(counted.map(figureOf)) - 12
  const row = isAbove ? 40 : 24
  const columns = counted.map((one, index) => {
    const end = (index + 1) * row
    const box = (of: number) => ({ x: base, y: end - 18, width: (of / most) * room, height: 12 })
    const bar = box(one.count)
    return {
      ...one,
      bar,
      partOfBar: one.part === undefined ? undefined : box(one.part),
      nameAt: isAbove ? { x: 0, y: end - 24 } : { x: base - 8, y: end - 12 + textSize / 3 },
      figureAt: { x: base + bar.width + 6, y: end - 12 + textSize / 3 },
      hitArea: { x: 0, y: index * row, width, height: row },
    }
  })
  const height = counted.length * row
  return { direction: 'bars', isSlanted: false, isAbove, width, height, columns, base }
}

/** Computes the layout for a width: columns if they can be 24 units apart, otherwise bars. */
export function layColumns(counted: readonly Counted[], width: number): ColumnLayout {
  const isNarrow = width < 480 || width / counted.length < 24
  return isNarrow ? layBars(counted, width) : columnsFor(counted, width)
}
