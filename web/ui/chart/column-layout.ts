import { scaleBand, scaleLinear } from 'd3-scale'
import { type Counted, figure } from './chart-figure.ts'

/** The approximate width of a letter in a chart, in pixels. */
const letterWidth = 8.2
const slant = Math.SQRT1_2
const maxLabelLength = 22

/** A rectangle in the chart, in pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One column, or one bar on a narrow screen. */
export interface Column {
  name: string
  /** The name, shortened if necessary. */
  label: string
  count: number
  bar: Box
  /** The clickable area. */
  hitArea: Box
}

/** The layout of a column chart. */
export interface ColumnLayout {
  /** Columns, or horizontal bars on a phone. */
  direction: 'columns' | 'bars'
  /** Labels are slanted if they would touch. */
  isSlanted: boolean
  width: number
  height: number
  columns: Column[]
  /** The grid lines. */
  lines: { at: number; count: number }[]
  /** The base line of the columns. */
  base: number
  left: number
  right: number
}

function shortened(name: string): string {
  return name.length > maxLabelLength ? `${name.slice(0, maxLabelLength - 1).trimEnd()}…` : name
}

function wholeTicks(scale: { ticks: (count: number) => number[] }, count: number): number[] {
  return scale.ticks(count).filter(Number.isInteger)
}

function verticalLayout(counted: readonly Counted[], width: number): ColumnLayout {
  const labels = counted.map(({ name }) => shortened(name))
  const widest = Math.max(...labels.map(({ length }) => length)) * letterWidth
  const isSlanted = widest > (width - 64) / counted.length
  const firstReach = (labels[0]?.length ?? 0) * letterWidth * slant
  const left = Math.max(44, isSlanted ? firstReach - (width - 64) / counted.length / 2 + 8 : 44)
  const right = width - 8
  const top = 28
  const base = top + 260
  const across = scaleBand(counted.keys(), [left, right]).paddingInner(0.3).paddingOuter(0.15)
  const up = scaleLinear([0, Math.max(1, ...counted.map(({ count }) => count))], [base, top]).nice(5)
  const columnWidth = Math.min(64, across.bandwidth())
  const columns = counted.map(({ name, count }, index) => {
    const begin = across(index) ?? left
    const middle = begin + across.bandwidth() / 2
    return {
      name,
      count,
      label: labels[index] ?? name,
      bar: { x: middle - columnWidth / 2, y: up(count), width: columnWidth, height: base - up(count) },
      hitArea: { x: middle - across.step() / 2, y: 0, width: across.step(), height: base + 28 },
    }
  })
  const lines = wholeTicks(up, 5).map((count) => ({ at: up(count), count }))
  const height = base + (isSlanted ? widest * slant + 24 : 32)
  return { direction: 'columns', isSlanted, width, height, columns, lines, base, left, right }
}

/** Computes the layout of horizontal bars for a width. `scaleEnd` is the end of the scale, if it is not the largest figure. */
export function layBars(counted: readonly Counted[], width: number, scaleEnd = 0): ColumnLayout {
  const labels = counted.map(({ name }) => shortened(name))
  const left = Math.min(Math.max(...labels.map(({ length }) => length)) * letterWidth + 14, width * 0.5)
  const most = Math.max(1, scaleEnd, ...counted.map(({ count }) => count))
  const right = width - figure(most).length * 9 - 10
  const hitArea = 32
  const height = counted.length * hitArea
  const down = scaleBand(counted.keys(), [0, height]).padding(0.25)
  const along = scaleLinear([0, most], [left, right])
  const columns = counted.map(({ name, count }, index) => ({
    name,
    count,
    label: labels[index] ?? name,
    bar: { x: left, y: down(index) ?? 0, width: along(count) - left, height: down.bandwidth() },
    hitArea: { x: 0, y: index * hitArea, width, height: hitArea },
  }))
  return { direction: 'bars', isSlanted: false, width, height, columns, lines: [], base: left, left, right }
}

/** Computes the layout for a width: columns if they can be 28 pixels apart, otherwise bars. */
export function layColumns(counted: readonly Counted[], width: number): ColumnLayout {
  const isNarrow = width < 560 || (width - 64) / counted.length < 28
  return isNarrow ? layBars(counted, width) : verticalLayout(counted, width)
}
