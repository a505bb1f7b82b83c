import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const anyStatus = `'(?:${registrationStatuses.join('|')})'`
const comparisons = [
  new RegExp(`[!=]==? ?${anyStatus}`),
  new RegExp(`${anyStatus} ?[!=]==?`),
  new RegExp(`case ${anyStatus}`),
  new RegExp(`(?:[<>!]|\\w )= ?${anyStatus}`),
  new RegExp(`<> ?${anyStatus}`),
  new RegExp(`\\bin \\(${anyStatus}`),
  new RegExp(`'(?:to_|from_)?status', '(?:=|<>|!=|in)', \\[?${anyStatus}`),
]

/** The product's source files without its tests, the action tables, and the demo data. */
const sources = ['domain', 'contract', 'server', 'web']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|^domain\/actions\/|^server\/cli\/demo\//.test(path),
  )

it('compares no status with a string outside the action tables', () => {
  const comparing = sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return comparisons.some((comparison) => comparison.test(text))
  })
  expect(sources.length).toBeGreaterThan(300)
  expect(comparing).toEqual([])
})

it('changes a status, writes the timeline and notifies the owner in one place only', () => {
  const writers = /\b(updateRegistrationStatus|insertEvent|notify|issuePapers)\b/
  const callers = sources.filter(
    (path) => /^server\/(?!records\/)/.test(path) && writers.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(callers).toEqual([
    'server/actions/bank-account.ts',
    'server/actions/concern.ts',
    'server/actions/consequences.ts',
    'server/actions/enter-new-type.ts',
    'server/actions/facility.ts',
    'server/actions/inspection-messages.ts',
    'server/actions/penalty.ts',
    'server/actions/restore-contents.ts',
    'server/actions/status-change.ts',
    'server/actions/tell-of-complete-changes.ts',
    'server/changes/change-contents.ts',
    'server/jobs/check-audit-record.ts',
    'server/messages/tell-of-duties.ts',
    'server/messages/tell-of-office.ts',
    'server/papers/issue-papers.ts',
    'server/papers/report-paper.ts',
    'server/papers/sign-earlier-papers.ts',
  ])
})

it.each([
  "if (status === 'Approved') return",
  "if ('pending' !== status) return",
  "switch (status) { case 'declined':",
  "where status = 'Awaiting decision'",
  "where status <> 'Approved'",
  "status in ('pending', 'Awaiting decision')",
  ".where('status', '=', 'Approved')",
])('recognises a comparison: %s', (text) => {
  expect(comparisons.some((comparison) => comparison.test(text))).toBe(true)
})
