import { layFrame, type MonthFrame } from './month-layout.ts'

/** How long half of some cases took at most, and nine in ten; null where there are none. */
export interface DaysOf {
  name: string
  half: number | null
  most: number | null
}

/** The two dots of a month, in units of the drawing. */
interface Dots {
  name: string
  x: number
  half: { y: number; days: number }
  most: { y: number; days: number; isLate: boolean }
}

/** Lays out the days of some months beside the promise: the axis, the dots of each month that has cases, and the promise's line. */
export function layDays(points: readonly DaysOf[], { promise, width }: { promise: number; width: number }) {
  const largest = Math.max(promise, ...points.map(({ most }) => most ?? 0))
  const frame: MonthFrame = layFrame({ months: points.map(({ name }) => name), largest, words: String, width })
  const dots = points.flatMap(({ name, half, most }, index): Dots[] =>
    half === null || most === null
      ? []
      : [
          {
            name,
            x: frame.middles[index] ?? 0,
            half: { y: frame.heightOf(half), days: half },
            most: { y: frame.heightOf(most), days: most, isLate: most > promise },
          },
        ],
  )
  return { frame, dots, promiseAt: frame.heightOf(promise) }
}
