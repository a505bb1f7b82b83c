import { percentile } from '@portal/domain/reports/percentile.ts'
import { listNames } from '../../../records/accounts/officers.ts'
import { listQuestionTexts } from '../../../records/catalogue/question-texts.ts'
import { type CountedDays, daysNamed, type Rows, sum } from './rows-of-figures.ts'

const ofClosed = { critical: 'Critical questions', other: 'Other questions' } as const

/** Days until findings were put right, of critical questions and of others. */
export const byFinding: Rows = {
  split: null,
  rows: async (_, figures) =>
    Object.entries(ofClosed).map(([name, shown]) => {
      const counted = daysNamed(figures, name)
      return { name: shown, figures: [sum(counted), percentile(counted, 0.5), percentile(counted, 0.9)] }
    }),
}

const shownQuestions = 50

/** The questions that failed most often. */
export const byQuestion: Rows = {
  split: null,
  rows: async ({ db }, figures) => {
    const most = figures.toSorted((one, other) => other.n - one.n).slice(0, shownQuestions)
    const questions = await listQuestionTexts(
      db,
      most.map(({ name }) => Number(name)),
    )
    return most.map(({ name, n }) => ({ name: questions.get(Number(name)) ?? name, figures: [n] }))
  },
}

/** The mean of scores, with one decimal; null without any. */
function meanOf(scores: CountedDays): number | null {
  const n = sum(scores)
  return n === 0 ? null : Math.round((scores.reduce((all, one) => all + one.value * one.n, 0) / n) * 10) / 10
}

/** The visits of inspectors, and the mean of their scores beside that of all. */
export const byInspector: Rows = {
  split: 'officer_id',
  rows: async ({ db }, figures) => {
    const ofAll = meanOf(daysNamed(figures, 'score'))
    const inspectors = await listNames(db, [...new Set(figures.map(({ of }) => Number(of)))])
    return inspectors.map(({ id, name }) => {
      const own = figures.filter(({ of }) => of === id)
      const mean = meanOf(daysNamed(own, 'score'))
      const difference = mean === null || ofAll === null ? null : Math.round((mean - ofAll) * 10) / 10
      return { name, figures: [sum(daysNamed(own, 'visits')), mean, difference] }
    })
  },
}
