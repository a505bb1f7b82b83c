/** One data point of a chart. */
export interface Counted {
  name: string
  count: number
}

/** The unit in singular and plural: `{ one: 'facility', many: 'facilities' }`. */
export interface Unit {
  one: string
  many: string
}

const inFigures = new Intl.NumberFormat('en-NG')
const inShares = new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 1 })

/** '1,204'. */
export function figure(count: number): string {
  return inFigures.format(count)
}

/** '1 facility', '1,204 facilities'. */
export function amount(count: number, unit: Unit): string {
  return `${figure(count)} ${count === 1 ? unit.one : unit.many}`
}

/** '32.4%'. */
export function share(count: number, total: number): string {
  return inShares.format(total === 0 ? 0 : count / total)
}

export function totalOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** The text alternative of a chart: the total and the three largest figures. */
export function textAlternative(counted: readonly Counted[], unit: Unit): string {
  const most = [...counted].sort((one, other) => other.count - one.count).slice(0, 3)
  const named = most.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${figure(count)}`)
  return `${amount(totalOf(counted), unit)} in all. Most: ${named.join(', ')}. The table beneath has every figure.`
}
