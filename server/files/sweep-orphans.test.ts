import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { expect, it } from 'vitest'
import { insertFile } from '../records/applications/files.ts'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { filesOf, pdf } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { localFileStore } from './file-store.ts'
import { storeFile } from './store-file.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const began = new Date('2026-04-08T10:00:00Z')
const anHourLater = new Date('2026-04-08T11:00:00Z')
const later = new Date('2026-04-08T11:00:01Z')

/** A portal that was stopped after it stored a file and before it wrote its row. */
async function stopped() {
  const portal = await testApp()
  const files = localFileStore(portal.dataDir)
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const bytes = async function* () {
    yield pdf().bytes
  }
  const file = await storeFile({ db: portal.db, files }, bytes(), began)
  return { ...portal, files, owner, facility_id, file, known: () => filesOf(portal, facility_id) }
}

it('deletes a file that was begun more than an hour ago and has no row', async () => {
  const { db, files, file, known } = await stopped()
  expect(await known()).toEqual({ stored: [file.slug], finished: [], begun: [file.slug] })
  expect(await sweepOrphans(db, files, anHourLater)).toBe(0)
  expect((await known()).stored).toEqual([file.slug])
  expect(await sweepOrphans(db, files, later)).toBe(1)
  expect(await known()).toEqual({ stored: [], finished: [], begun: [] })
})

it('deletes the record of an unfinished file whose content does not exist', async () => {
  const { db, files, file, known } = await stopped()
  await files.remove(file.slug)
  expect(await sweepOrphans(db, files, later)).toBe(1)
  expect((await known()).begun).toEqual([])
})

it('does not delete a file that has a row', async () => {
  const { app, db, files, file, owner, facility_id, known } = await stopped()
  const body = { facility_id, name: 'PHCN bill' } as const
  const { reply } = await as(owner, app).send(calls.uploadDocument, { body }, { file: pdf() })
  await sweepOrphans(db, files, new Date('2099-01-01T00:00:00Z'))
  expect((await known()).stored).toEqual([reply.data.file_slug])
  expect(reply.data.file_slug).not.toBe(file.slug)
})

it('does not delete files of another database, so that a wrong DATABASE_URL does no harm', async () => {
  const { db, files, dataDir, known } = await stopped()
  await sweepOrphans(db, files, later)
  await files.put('of-another-database-00', Readable.from([pdf().bytes]), 'application/pdf')
  await writeFile(join(dataDir, 'files', 'notes of the administrator.txt'), 'hello')
  expect(await sweepOrphans(db, files, later)).toBe(0)
  expect((await known()).stored).toEqual(['notes of the administrator.txt', 'of-another-database-00'])
})

it('deletes many files in one run', async () => {
  const { db, files } = await stopped()
  await sweepOrphans(db, files, later)
  const slugs = Array.from({ length: 250 }, (_, number) => `begun-${number}`)
  await db
    .insertInto('unfinished_file')
    .values(slugs.map((slug) => ({ slug, started_at: began.toISOString() })))
    .execute()
  expect(await sweepOrphans(db, files, later)).toBe(250)
})

it('makes it impossible to insert the row of a deleted file', async () => {
  const { db, files, file, facility_id, owner, known } = await stopped()
  await sweepOrphans(db, files, later)
  const { slug, media_type, size_bytes } = file
  await expect(
    insertFile(db, { slug, media_type, size_bytes, digest: '00'.repeat(32), facility_id, recorded_by: owner.id }),
  ).rejects.toThrow()
  expect(await known()).toEqual({ stored: [], finished: [], begun: [] })
})
