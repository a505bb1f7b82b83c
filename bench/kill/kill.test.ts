import { describe, expect, it } from 'vitest'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { killPortal, killWhileStarting } from './kill-rounds.ts'

// npm run bench:kill runs more rounds.
const kills = 1

describe('a portal that is killed at any moment', () => {
  it('loses nothing that it acknowledged and leaves nothing half written, on the embedded database', async () => {
    const { acknowledged, faults } = await killPortal(kills)
    expect(faults).toEqual([])
    expect(acknowledged.registrations).toBeGreaterThan(kills)
  })

  it.skipIf(!findPostgres())('loses nothing and leaves nothing half written, on PostgreSQL', async () => {
    const { url, stop } = await startTestPostgres()
    const { acknowledged, faults } = await killPortal(kills, url)
    await stop()
    expect(faults).toEqual([])
    expect(acknowledged.registrations).toBeGreaterThan(kills)
  })

  const complete = { states: 37, lgas: 774, wards: 8809, facility_types: 14, officers: 1 }

  it('completes its first start afterwards, on the embedded database', async () => {
    expect(await killWhileStarting(kills)).toEqual(complete)
  })

  it.skipIf(!findPostgres())('completes its first start afterwards, on PostgreSQL', async () => {
    const { url, stop } = await startTestPostgres()
    const found = await killWhileStarting(kills, url)
    await stop()
    expect(found).toEqual(complete)
  })
})
