import { scaleBand, scaleLinear } from 'd3-scale'
import { type Counted, figure } from './chart-figure.ts'

/** About the width of a letter of a chart, in pixels. */
const letter = 8.2
const lean = Math.SQRT1_2
const longest = 22

/** A place of the drawing, in pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One column, or one bar of a narrow screen. */
export interface Column {
  name: string
  /** The name as far as there is room for it. */
  label: string
  count: number
  bar: Box
  /** The whole strip that can be pressed. */
  strip: Box
}

/** Where everything of a column chart stands. */
export interface ColumnLayout {
  /** Columns where there is room for them; on a phone horizontal bars, one below the other. */
  direction: 'columns' | 'bars'
  /** Names lean where they would touch one another. */
  leans: boolean
  width: number
  height: number
  columns: Column[]
  /** Lines to read the figures by. */
  lines: { at: number; count: number }[]
  /** Where columns begin. */
  base: number
  left: number
  right: number
}

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

function wholeTicks(scale: { ticks: (count: number) => number[] }, count: number): number[] {
  return scale.ticks(count).filter(Number.isInteger)
}

function verticalLayout(counted: readonly Counted[], width: number): ColumnLayout {
  const labels = counted.map(({ name }) => shortened(name))
  const widest = Math.max(...labels.map(({ length }) => length)) * letter
  const leans = widest > (width - 64) / counted.length
  const firstReach = (labels[0]?.length ?? 0) * letter * lean
  const left = Math.max(44, leans ? firstReach - (width - 64) / counted.length / 2 + 8 : 44)
  const right = width - 8
  const top = 28
  const base = top + 260
  const across = scaleBand(counted.keys(), [left, right]).paddingInner(0.3).paddingOuter(0.15)
  const up = scaleLinear([0, Math.max(1, ...counted.map(({ count }) => count))], [base, top]).nice(5)
  const thick = Math.min(64, across.bandwidth())
  const columns = counted.map(({ name, count }, index) => {
    const begin = across(index) ?? left
    const middle = begin + across.bandwidth() / 2
    return {
      name,
      count,
      label: labels[index] ?? name,
      bar: { x: middle - thick / 2, y: up(count), width: thick, height: base - up(count) },
      strip: { x: middle - across.step() / 2, y: 0, width: across.step(), height: base + 28 },
    }
  })
  const lines = wholeTicks(up, 5).map((count) => ({ at: up(count), count }))
  const height = base + (leans ? widest * lean + 24 : 32)
  return { direction: 'columns', leans, width, height, columns, lines, base, left, right }
}

function horizontalLayout(counted: readonly Counted[], width: number): ColumnLayout {
  const labels = counted.map(({ name }) => shortened(name))
  const left = Math.min(Math.max(...labels.map(({ length }) => length)) * letter + 14, width * 0.5)
  const most = Math.max(1, ...counted.map(({ count }) => count))
  const right = width - figure(most).length * 9 - 10
  const strip = 32
  const height = counted.length * strip
  const down = scaleBand(counted.keys(), [0, height]).padding(0.25)
  const along = scaleLinear([0, most], [left, right])
  const columns = counted.map(({ name, count }, index) => ({
    name,
    count,
    label: labels[index] ?? name,
    bar: { x: left, y: down(index) ?? 0, width: along(count) - left, height: down.bandwidth() },
    strip: { x: 0, y: index * strip, width, height: strip },
  }))
  return { direction: 'bars', leans: false, width, height, columns, lines: [], base: left, left, right }
}

/** Lays a column chart out for a width: columns if each can be 28 pixels apart, bars otherwise. */
export function layColumns(counted: readonly Counted[], width: number): ColumnLayout {
  const isNarrow = width < 560 || (width - 64) / counted.length < 28
  return isNarrow ? horizontalLayout(counted, width) : verticalLayout(counted, width)
}
