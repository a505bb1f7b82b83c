import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { buildWebIfChanged } from '../../tools/build-web.ts'
import { address, firstOfficer } from '../address.ts'
import { type Ministry, newMinistry } from './ministry.ts'

/**
 * Starts the built portal with the ministry fixture, runs a program against it, and deletes both. For benchmarks and screenshots.
 * `settings` are more variables of its environment.
 */
export async function withMinistry(
  program: (ministry: Ministry, folder: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await buildWebIfChanged()
  const folder = await mkdtemp(join(tmpdir(), 'portal-ministry-'))
  const { hostname: HOST, port: PORT } = new URL(address)
  const officer = { ADMIN_EMAIL: firstOfficer.email, ADMIN_PASSWORD: firstOfficer.password }
  const portal = startPortal({ DATA_DIR: folder, HOST, PORT, PUBLIC_URL: address, ...officer, ...settings })
  try {
    await portal.ready()
    await program(await newMinistry(), folder)
  } finally {
    portal.child.kill('SIGTERM')
    await portal.ended
    await rm(folder, { recursive: true, force: true })
  }
}
