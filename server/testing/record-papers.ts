import { signUnrecorded } from '../papers/earlier-paper-entries.ts'
import { listPapersAfter } from '../records/licences/earlier-papers.ts'
import type { TestApp } from './test-app.ts'

/** Signs and records the papers that a test has inserted without an action, those after one of them. */
export async function recordPapers({ db, signingKeys }: Pick<TestApp, 'db' | 'signingKeys'>, after = 0): Promise<void> {
  const now = new Date('2026-01-01T09:00:00Z')
  const key = await signingKeys.current(db, now)
  await signUnrecorded(db, await listPapersAfter(db, after, 1000), { key, keys: [], now })
}
