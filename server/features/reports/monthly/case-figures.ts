import { percentile } from '@portal/domain/reports/percentile.ts'
import { waitingGroups } from '@portal/domain/reports/waiting-groups.ts'
import type { Db } from '../../../database/connect.ts'
import {
  type Figure,
  type FigureFilters,
  type FigureSplit,
  readFigures,
} from '../../../records/reports/report-figures.ts'

/** The figures of applications and of days, kept apart by month or by type. */
export async function readCaseFigures(db: Db, filters: FigureFilters, split: FigureSplit): Promise<Figure[]> {
  return [
    ...(await readFigures(db, 'applications', filters, split)),
    ...(await readFigures(db, 'days', filters, split)),
  ]
}

function countedDays(figures: readonly Figure[], name: 'until_decided' | 'waiting') {
  return figures.filter((figure) => figure.name === name).map(({ days, n }) => ({ value: days, n }))
}

function sumOf(counted: readonly { n: number }[]): number {
  return counted.reduce((sum, { n }) => sum + n, 0)
}

const inTwo = (counted: readonly { value: number; n: number }[]) => ({
  half: percentile(counted, 0.5),
  most: percentile(counted, 0.9),
})

/** What came in and was decided. */
export function casesOf(figures: readonly Figure[]) {
  const decided = countedDays(figures, 'until_decided')
  const received = sumOf(figures.filter(({ name }) => name === 'received'))
  return { received, decided: sumOf(decided), ...inTwo(decided) }
}

/** The share of what was decided, and of what is late without a decision, that was decided within the days promised. */
export function keptOf(figures: readonly Figure[], service_days: number, late: number): number | null {
  const decided = countedDays(figures, 'until_decided')
  const all = sumOf(decided) + late
  return all === 0 ? null : sumOf(decided.filter(({ value }) => value <= service_days)) / all
}

/** How many wait for longer than the ministry promises. */
export function lateOf(figures: readonly Figure[], service_days: number): number {
  return sumOf(countedDays(figures, 'waiting').filter(({ value }) => value > service_days))
}

/** What waits for the ministry, by how long. */
export function waitingOf(figures: readonly Figure[], service_days: number) {
  const waiting = countedDays(figures, 'waiting')
  return {
    total: sumOf(waiting),
    late: lateOf(figures, service_days),
    ...inTwo(waiting),
    groups: waitingGroups(service_days).map((group) => ({
      ...group,
      count: sumOf(waiting.filter(({ value }) => value >= group.from && (group.to === null || value <= group.to))),
    })),
  }
}
