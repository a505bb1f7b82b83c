import { byNumber, type SentencesByNumber } from '@portal/domain/text/by-number.ts'
import { lazily } from '@portal/domain/text/lazily.ts'

/** One data point of a chart. */
export interface Counted {
  name: string
  count: number
  /** The part of it that is told apart: licensed today. */
  part?: number
  /** The figure in words, if it is not just the number: ₦1.2m. */
  shown?: string
}

/** What a chart counts, in every form in which it is named. `#` stands for the number. */
export interface Unit {
  /** The heading of the numbers: 'Facilities'. */
  heading: string
  /** '1 facility', '1,204 facilities'. */
  amount: SentencesByNumber
  /** What a chart says first to people who do not see it: '1,204 facilities in all.' */
  inAll: SentencesByNumber
  /** The name of the legend of a map: 'Shades by number of facilities'. */
  legend: string
}

export const facilitiesUnit: Unit = {
  heading: 'Facilities',
  amount: { one: '# facility', other: '# facilities' },
  inAll: { one: '# facility in all.', other: '# facilities in all.' },
  legend: 'Shades by number of facilities',
}

export const registrationsUnit: Unit = {
  heading: 'Registrations',
  amount: { one: '# registration', other: '# registrations' },
  inAll: { one: '# registration in all.', other: '# registrations in all.' },
  legend: 'Shades by number of registrations',
}

const inFigures = lazily(() => new Intl.NumberFormat('en-NG'))
const inShares = lazily(
  () => new Intl.NumberFormat('en-NG', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** '1,204'. */
export function figure(count: number): string {
  return inFigures().format(count)
}

/** The figure of a data point as it is written. */
export function figureOf({ count, shown }: Counted): string {
  return shown ?? figure(count)
}

/** '1 facility', '1,204 facilities'. */
export function amount(count: number, unit: Unit): string {
  return byNumber(count, unit.amount)
}

/** '32.4%'. */
export function share(count: number, total: number): string {
  return inShares().format(total === 0 ? 0 : count / total)
}

export function totalOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** The largest first. */
export function mostFirst<C extends Counted>(counted: readonly C[]): C[] {
  return counted.toSorted((one, other) => other.count - one.count)
}

/** The text alternative of a chart: the total and the three largest figures. */
export function textAlternative(counted: readonly Counted[], unit: Unit): string {
  const most = mostFirst(counted).slice(0, 3)
  const named = most.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${figure(count)}`)
  const inAll = byNumber(totalOf(counted), unit.inAll)
  return `${inAll} Most: ${named.join(', ')}. The table beneath has every figure.`
}
