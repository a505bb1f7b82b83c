import { scaleBand, scaleLinear } from 'd3-scale'
import { type Counted, figureOf } from './chart-figure.ts'

const fullHeight = 110
const leastHeight = 16
const top = 22
/** The approximate width of a letter, in pixels. */
const letterWidth = 7.6

/** A column of a chart over months. */
interface MonthColumn extends Counted {
  x: number
  y: number
  width: number
  height: number
  /** Whether there is room for its figure above it, and for its name below it. */
  hasFigure: boolean
  hasName: boolean
}

/** The layout of a small chart over months, in pixels. */
export interface MonthLayout {
  width: number
  height: number
  base: number
  columns: MonthColumn[]
}

/**
 * Computes the layout of columns over months for a width. The names that have room are evenly spaced, the first of them at
 * the first month; if figures have no room only the highest has one. `scaleEnd` is the end of the scale, if it is not the
 * largest figure: then the drawing is only as high as its own columns.
 */
export function layMonths(counted: readonly Counted[], width: number, scaleEnd = 0): MonthLayout {
  const highest = Math.max(0, ...counted.map(({ count }) => count))
  const end = Math.max(1, scaleEnd, highest)
  const base = top + Math.max(leastHeight, (fullHeight * highest) / end)
  const across = scaleBand(counted.keys(), [0, width]).paddingInner(0.25).paddingOuter(0.2)
  const up = scaleLinear([0, end], [base, base - fullHeight])
  const widestFigure = Math.max(...counted.map((one) => figureOf(one).length)) * letterWidth
  const widestName = Math.max(...counted.map(({ name }) => name.length)) * letterWidth
  const every = Math.max(1, Math.ceil((widestName * 1.5 + 8) / across.step()))
  const indexOfHighest = counted.findIndex(({ count }) => count === highest)
  const columns = counted.map(({ count, ...named }, index) => ({
    ...named,
    count,
    x: across(index) ?? 0,
    y: up(count),
    width: across.bandwidth(),
    height: base - up(count),
    hasFigure: widestFigure < across.step() || index === indexOfHighest,
    hasName: index % every === 0,
  }))
  return { width, height: base + 22, base, columns }
}
