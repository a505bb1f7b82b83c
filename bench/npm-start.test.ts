import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { copyEmbeddedDatabase } from '@portal/server/testing/test-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-npm-start-'))
  // Creating a database takes seconds; the tests of server/main.ts do it.
  await copyEmbeddedDatabase(join(folder, 'database'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('npm start serves pages and calls, and stops with the portal on SIGTERM', async () => {
  const options = { cwd: resolve(import.meta.dirname, '..'), program: 'npm', args: ['start'] }
  const portal = startPortal({ DATA_DIR: folder, DATABASE_URL: '' }, options)
  const address = await portal.ready()
  expect(portal.output()).toContain('The password is shown only now')
  const page = await fetch(`${address}/register`, { headers: { 'accept-encoding': 'br' } })
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(await page.text()).toContain('<form name="register"')
  const app = await fetch(`${address}/admin/overview`)
  expect(await app.text()).toContain('<div id="root">')
  expect((await fetch(`${address}/api/states`)).status).toBe(200)
  portal.child.kill('SIGTERM')
  await portal.ended
  await expect(fetch(address)).rejects.toThrow()
})
