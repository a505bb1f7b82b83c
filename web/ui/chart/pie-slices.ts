import { type Counted, mostFirst } from './chart-figure.ts'
import type { Tone } from './legend.tsx'

/** A slice of a pie, in hundredths of the whole. */
export interface Slice {
  name: string
  tone: Tone
  from: number
  length: number
}

const tones = ['main', 'middle', 'light'] as const

/** The largest first, the three largest each in a colour of its own and the others in one. Those that have a colour keep it. */
export function toned<C extends Counted & { tone?: Tone }>(counted: readonly C[]): (C & { tone: Tone })[] {
  return mostFirst(counted).map((one, index) => ({ ...one, tone: one.tone ?? tones[index] ?? 'rest' }))
}

/** The slices of a pie. Those of the colour of all others are one slice, and empty ones are not drawn. */
export function slicesOf(counted: readonly (Counted & { tone: Tone })[]): Slice[] {
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const own = counted.filter(({ tone }) => tone !== 'rest')
  const rest = counted.filter(({ tone }) => tone === 'rest').reduce((sum, { count }) => sum + count, 0)
  const drawn = [...own, { name: 'Others', count: rest, tone: 'rest' as const }].filter(({ count }) => count > 0)
  const begins = drawn.map((_, index) => drawn.slice(0, index).reduce((sum, { count }) => sum + count, 0))
  return drawn.map(({ name, tone, count }, index) => ({
    ...{ name, tone },
    from: ((begins[index] ?? 0) / total) * 100,
    length: (count / total) * 100,
  }))
}
