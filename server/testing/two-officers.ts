import { as } from './as.ts'
import { makeOfficer } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

/** A portal with an officer at work, and the facts of what another officer saves for the same day, just before. */
export async function twoOfficers() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [officer, { id }] = [await makeOfficer(db), await makeOfficer(db)]
  const byTheOther = { start_date: '2026-06-15', recorded_by: id, recorded_at: '2026-06-15T08:59:59Z' }
  return { db, officer: as(officer, app), byTheOther }
}
