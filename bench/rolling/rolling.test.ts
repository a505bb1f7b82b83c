import { expect, it } from 'vitest'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { whyNotHere } from './older-version.ts'
import { upgradeWhileUsed } from './rolling-upgrade.ts'

const obstacle = whyNotHere()
if (obstacle !== undefined) console.log(obstacle)

// npm run bench:rolling lasts longer.
it.runIf(obstacle === undefined && findPostgres())(
  'the portal is upgraded while people use it, and rolled back, without a failed request',
  async () => {
    const server = await startTestPostgres()
    const { answered, failed, faults } = await upgradeWhileUsed(server.url, 2).finally(server.stop)
    expect([failed, faults]).toEqual([[], []])
    expect(answered).toBeGreaterThan(20)
  },
)
