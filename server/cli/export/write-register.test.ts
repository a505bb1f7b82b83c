import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { makeOneRowOfEach } from '../../testing/schema/one-row-of-each.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { writeRegister } from './write-register.ts'

const now = new Date('2026-11-27T09:00:00Z')

let portal: TestApp
let folder: string

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  folder = await mkdtemp(join(tmpdir(), 'portal-export-'))
  await makeOneRowOfEach(portal.db)
})

afterAll(() => rm(folder, { recursive: true }))

it.each(['whole', 'whole.zip'])('leaves nothing behind if %s cannot be finished', async (name) => {
  const place = await mkdtemp(join(folder, 'failed-'))
  const files = { ...localFileStore(portal.dataDir), get: () => Promise.reject(new Error('The disk is gone')) }
  const target = join(place, name)
  await expect(writeRegister(portal.db, { target, files, now })).rejects.toThrow('The disk is gone')
  expect(await readdir(place)).toEqual([])
})

it('copies the contents of files after the snapshot of the tables has ended', async () => {
  const { db, dataDir } = portal
  const store = localFileStore(dataDir)
  const inTransaction: unknown[] = []
  const get: typeof store.get = async (slug) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'
    `.execute(db)
    inTransaction.push(rows[0]?.n)
    return store.get(slug)
  }
  await writeRegister(db, { target: join(folder, 'copied'), files: { ...store, get }, now })
  expect(new Set(inTransaction)).toEqual(new Set([0]))
})
