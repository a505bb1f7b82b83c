import { axisUpTo, heightOn } from './axis.ts'
import { middleInside, widestOf } from './text-size.ts'

/** The height of every chart with an axis at its left, so that those beside each other are alike. */
const height = 220
const room = { top: 22, base: 178 }

/** What is counted, for each month. */
export interface Series {
  name: string
  counts: readonly number[]
}

interface LayoutOf {
  /** 'Mar 2026'. */
  months: readonly string[]
  /** The largest figure of the scale. */
  largest: number
  /** A figure in words. */
  words: (count: number) => string
  width: number
}

/** The frame of a chart over months: its axis, and the name of each month that has room. Lengths are units of the drawing. */
export interface MonthFrame {
  width: number
  height: number
  left: number
  top: number
  base: number
  /** How much of the width a month has. */
  step: number
  steps: { at: number; words: string }[]
  /** The middle of each month. */
  middles: number[]
  names: { x: number; lines: string[] }[]
  heightOf: (count: number) => number
}

/** Lays out the axis of a chart over months. The year stands once, below its first month. */
export function layFrame({ months, largest, words, width }: LayoutOf): MonthFrame {
  const axis = axisUpTo(largest)
  const left = widestOf(axis.map(words)) + 10
  const step = (width - left) / Math.max(1, months.length)
  const middles = months.map((_, index) => left + step * (index + 0.5))
  const parts = months.map((month) => /^(\S+) ?(.*)$/.exec(month)?.slice(1) ?? [])
  const every = Math.max(1, Math.ceil((widestOf(parts.flat()) + 4) / step))
  const names = parts.flatMap(([name = '', year = ''], index) => {
    const isShown = index % every === 0
    const before = parts[index - every]?.[1]
    const lines = year === before ? [name] : [name, year]
    return isShown ? [{ x: middleInside(middles[index] ?? left, lines.at(-1) ?? name, width), lines }] : []
  })
  const heightOf = (count: number) => heightOn(axis, count, room)
  return {
    ...{ width, height, left, ...room, step, middles, names, heightOf },
    steps: axis.map((count) => ({ at: heightOf(count), words: words(count) })),
  }
}

/** A column over a month. */
interface MonthColumn {
  key: string
  series: number
  x: number
  y: number
  width: number
  height: number
  /** Its figure, if it is the largest of its series. */
  shown: string | undefined
}

/** Lays out the columns of each month beside each other. Only the largest of all has its figure, as the axis tells the others. */
export function layColumnsOf(series: readonly Series[], frame: MonthFrame, words: LayoutOf['words']): MonthColumn[] {
  const largest = Math.max(...series.flatMap(({ counts }) => counts))
  const all = series.flatMap(({ counts }) => counts)
  const first = all.indexOf(largest)
  const ofMonth = Math.min(frame.step * 0.72, 28 * series.length)
  const width = ofMonth / series.length - 1
  return series.flatMap(({ name, counts }, index) =>
    counts.map((count, month) => {
      const y = frame.heightOf(count)
      const isLargest = count > 0 && index * counts.length + month === first
      return {
        key: `${name} ${month}`,
        series: index,
        x: (frame.middles[month] ?? 0) - ofMonth / 2 + index * (width + 1),
        ...{ y, width, height: frame.base - y },
        shown: isLargest ? words(count) : undefined,
      }
    }),
  )
}
