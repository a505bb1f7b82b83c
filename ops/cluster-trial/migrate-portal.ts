import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Cluster } from './cluster.ts'

const program = resolve(import.meta.dirname, '../../server/cli/migrate.ts')

/** Makes the tables, as the step before the first start of the portals: `npm run migrate` with the password of the owner. */
export function migratePortal({ machines: [first], portalSettings, ownerUrl }: Cluster): void {
  if (!first) throw new Error('There is no machine.')
  const env = { ...process.env, ...portalSettings(first), MIGRATION_DATABASE_URL: ownerUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd: first.folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm run migrate failed: ${stdout}${stderr}`)
}
