import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectEmbedded } from '../database/connect.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { png } from '../testing/files.ts'
import { type PortalProcess, startPortal } from '../testing/portal-process.ts'
import { copyEmbeddedDatabase } from '../testing/test-database.ts'

const officer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }
const noSpace = 'The portal has no space left to save this. Tell the ministry, and try again later.'
const noSpaceAtStart =
  'There is no space left on the disk of DATA_DIR or of the database (ENOSPC). Free some, and start the portal again.'
const megabyte = 1024 * 1024
let folder: string
let filler: string

/** Mounts a small file system; false if this account may not mount. */
function mountSmallDisk(at: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', at], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

folder = await mkdtemp(join(tmpdir(), 'portal-disk-'))
const isMounted = process.env.TEST_DATABASE !== 'postgres' && mountSmallDisk(folder)
filler = join(folder, 'filler')

afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', folder])
  await rm(folder, { recursive: true, force: true })
})

/** Fills the disk except for some bytes. */
async function fill(leave: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
}

const freeSpace = () => rm(filler, { force: true })

describe.runIf(isMounted)('when the disk is full', () => {
  it('an embedded database that cannot write its log fails at once, and recovers when there is space', async () => {
    const deaths: Error[] = []
    const dataDir = join(folder, 'database')
    await copyEmbeddedDatabase(dataDir)
    const database = await connectEmbedded({ dataDir }, (error) => deaths.push(error))
    await fill(megabyte)
    const write = async () => {
      for (;;)
        await sql`select pg_logical_emit_message(true, 'a test', repeat('0123456789', 20000))`.execute(database.db)
    }
    expect(await write().catch(isDatabaseUnavailable)).toBe(true)
    await freeSpace()
    await expect
      .poll(() => sql`select 1 as one`.execute(database.db).then(({ rows }) => rows, String))
      .toEqual([{ one: 1 }])
    expect(deaths).toHaveLength(1)
    await database.close()
  })

  describe('a portal', () => {
    let portal: PortalProcess
    let address: string
    const start = () => startPortal({ DATA_DIR: folder, ...officer })
    beforeAll(async () => {
      portal = start()
      address = await portal.ready()
    })
    afterAll(() => void portal.child.kill('SIGKILL'))

    async function signIn(): Promise<Record<string, string>> {
      const body = JSON.stringify({ email: officer.ADMIN_EMAIL, password: officer.ADMIN_PASSWORD })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/login`, { method: 'POST', headers, body })
      return { authorization: `Bearer ${fieldsOf(await answer.json()).token}` }
    }

    function uploadCrest(headers: Record<string, string>) {
      const body = new FormData()
      const large = Buffer.concat([png.bytes, Buffer.alloc(400_000)])
      body.append('document', new Blob([large], { type: 'image/png' }), 'crest.png')
      return fetch(`${address}/api/settings/crest`, { method: 'POST', headers, body })
    }

    it('replies 503 with a sentence, logs ENOSPC, and saves again when there is space', async () => {
      const headers = await signIn()
      await fill(64 * 1024)
      const answer = await uploadCrest(headers)
      expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable', detail: noSpace })
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(portal.output()).toContain('"msg":"ENOSPC: the disk is full"')
      expect((await fetch(`${address}/livez`)).status).toBe(200)
      await freeSpace()
      await expect.poll(() => uploadCrest(headers).then(({ status }) => status)).toBe(201)
    })

    it('starts again if nothing has to be written, or prints why it cannot, and starts when there is space', async () => {
      portal.child.kill('SIGKILL')
      await portal.ended
      await fill(0)
      portal = start()
      const isReady = await portal.ready().then(
        () => true,
        () => false,
      )
      if (!isReady) expect(portal.output()).toContain(noSpaceAtStart)
      portal.child.kill('SIGKILL')
      expect(await portal.ended).toBe(isReady ? 'SIGKILL' : 1)
      await freeSpace()
      portal = start()
      address = await portal.ready()
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    })

    it('prints why it cannot start for the first time, and starts when there is space', async () => {
      await fill(0)
      const first = () => startPortal({ DATA_DIR: join(folder, 'first'), ...officer }, { cwd: folder })
      const failing = first()
      expect(await failing.ended).toBe(1)
      expect(failing.output()).toContain(noSpaceAtStart)
      await freeSpace()
      const starting = first()
      expect((await fetch(`${await starting.ready()}/readyz`)).status).toBe(200)
      starting.child.kill('SIGKILL')
      await starting.ended
    })
  })
})
