import { describe, expect, it } from 'vitest'
import { killPortal, killWhileStarting } from './kill-rounds.ts'

// npm run bench:kill makes more rounds, on PostgreSQL too. The embedded database dies with the portal, PostgreSQL does not.
const kills = 1

describe('a portal that is killed at any moment', () => {
  it('loses nothing that it acknowledged and leaves nothing half written, on the embedded database', async () => {
    const { acknowledged, faults } = await killPortal(kills)
    expect(faults).toEqual([])
    expect(acknowledged.registrations).toBeGreaterThan(kills)
  })

  const complete = { states: 37, lgas: 774, wards: 8809, facility_types: 14, officers: 1 }

  it('completes its first start afterwards, on the embedded database', async () => {
    expect(await killWhileStarting(kills)).toEqual(complete)
  })
})
