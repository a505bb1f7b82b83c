import { expect, it } from 'vitest'
import {
  filesOfLetters,
  firstDayOfFiles,
  lastDayOfFile,
  stateOfClaimLetterFile,
  stateOfClaimLetterJob,
} from './claim-letter-jobs.ts'

const facilities = (from: number, count: number, local_gov_area_id: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, local_gov_area_id }))

it('puts at most 200 letters of one LGA into a file, in their order', () => {
  const files = filesOfLetters([...facilities(1, 401, 539), ...facilities(500, 2, 544), ...facilities(600, 200, 541)])
  const shown = files.map(({ local_gov_area_id, facility_ids: ids }) => [local_gov_area_id, ids[0], ids.at(-1)])
  expect(shown).toEqual([
    [539, 1, 200],
    [539, 201, 400],
    [539, 401, 401],
    [544, 500, 501],
    [541, 600, 799],
  ])
  expect(filesOfLetters([])).toEqual([])
})

const at = '2026-04-08T10:00:00Z'

it.each([
  ['running', { ended_at: null, stopped_at: null, has_failed: false }],
  ['stopping', { ended_at: null, stopped_at: at, has_failed: false }],
  ['stopped', { ended_at: at, stopped_at: at, has_failed: false }],
  ['done', { ended_at: at, stopped_at: null, has_failed: false }],
  ['failed', { ended_at: at, stopped_at: null, has_failed: true }],
] as const)('calls a job %s', (state, job) => {
  expect(stateOfClaimLetterJob(job)).toBe(state)
})

it.each([
  ['waiting', { made_on: null, letters: null, is_job_ended: false }],
  ['not made', { made_on: null, letters: null, is_job_ended: true }],
  ['empty', { made_on: '2026-04-08', letters: 0, is_job_ended: false }],
  ['ready', { made_on: '2026-04-02', letters: 7, is_job_ended: true }],
  ['deleted', { made_on: '2026-04-01', letters: 7, is_job_ended: true }],
] as const)('calls a file %s', (state, file) => {
  expect(stateOfClaimLetterFile(file, '2026-04-08')).toBe(state)
})

it('keeps a file for seven days, with the one on which it was made', () => {
  expect(lastDayOfFile('2026-02-26')).toBe('2026-03-04')
  expect(firstDayOfFiles('2026-03-04')).toBe('2026-02-26')
})
