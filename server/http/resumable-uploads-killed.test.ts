import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeFacility } from '../testing/factories.ts'
import { scan } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { startPortal } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { openPatch, uploadIdIn } from '../testing/resumable-upload.ts'
import { s3Server } from '../testing/s3-server.ts'
import { newTestDatabase } from '../testing/test-database.ts'

// The embedded database is open in one process only.
it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an upload whose portal is killed continues on another one with the same bucket',
  async () => {
    const { db, pool } = await newTestDatabase()
    const { objects, settings } = await s3Server()
    const owner = await makeOwner(db)
    const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
    const [one, other] = [await makeQuickFolder(), await makeQuickFolder()]
    const start = (DATA_DIR: string) => {
      const portal = startPortal({ DATA_DIR, DATABASE_URL: pool.options.connectionString, ...settings })
      onTestFinished(() => void portal.child.kill('SIGKILL'))
      return portal
    }
    const { bytes } = scan(1_500_000)
    const common = { authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' }

    const killed = start(one)
    const address = await killed.ready()
    const inBase64 = (value: string | number) => Buffer.from(String(value)).toString('base64')
    const metadata = `call ${inBase64('/api/upload/document')},facility_id ${inBase64(facility_id)}`
    const begun = await fetch(`${address}/api/uploads`, {
      method: 'POST',
      headers: { ...common, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    })
    const path = begun.headers.get('location') ?? ''
    openPatch(address + path, owner, { offset: 0, length: bytes.length }).write(bytes.subarray(0, 900_000))
    await vi.waitFor(() => expect(objects.size).toBe(1), 60_000)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(await readdir(one)).not.toContain('uploads')

    await cp(join(one, 'keys'), join(other, 'keys'), { recursive: true })
    const second = await start(other).ready()
    const arrived = await fetch(second + path, { method: 'HEAD', headers: common })
    const offset = Number(arrived.headers.get('upload-offset'))
    expect(offset).toBeGreaterThanOrEqual(524_288)
    const rest = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    const body = bytes.subarray(offset)
    expect((await fetch(second + path, { method: 'PATCH', headers: { ...common, ...rest }, body })).status).toBe(204)
    const form = new FormData()
    for (const [name, value] of Object.entries({ facility_id, name: 'PHCN bill', upload_id: uploadIdIn(path) }))
      form.set(name, String(value))
    const { authorization } = common
    const finished = await fetch(`${second}/api/upload/document`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    expect(finished.status).toBe(201)
    expect([...objects.values()].map((stored) => stored.bytes.equals(bytes))).toEqual([true])
  },
)
