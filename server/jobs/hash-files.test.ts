import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { makeFacility } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { fileHasher } from './hash-files.ts'

it('computes the hash of files that have none, and leaves those whose content is missing', async () => {
  const { db, dataDir } = await testApp()
  const { id: facility_id, recorded_by } = await makeFacility(db)
  const files = localFileStore(dataDir)
  const file = { facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 3 } as const
  await db
    .insertInto('file')
    .values(['a-missing-one', 'hashed-later'].map((slug) => ({ ...file, slug })))
    .execute()
  await files.put('hashed-later', Readable.from([Buffer.from('abc')]), 'application/pdf')
  const hashFiles = fileHasher(db, files)
  await hashFiles()
  await hashFiles()
  const rows = await db
    .selectFrom('file')
    .where('facility_id', '=', facility_id)
    .orderBy('slug')
    .select(['slug', 'sha256'])
    .execute()
  expect(rows.map(({ slug, sha256 }) => [slug, sha256?.toString('hex') ?? null])).toEqual([
    ['a-missing-one', null],
    ['hashed-later', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])
})

it('is not held up by many files whose content is missing', async () => {
  const { db, dataDir } = await testApp(await newTestDatabase())
  const { id: facility_id, recorded_by } = await makeFacility(db)
  const files = localFileStore(dataDir)
  const file = { facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 3 } as const
  const missing = Array.from({ length: 200 }, (_, number) => `missing-${number}`)
  await db
    .insertInto('file')
    .values([...missing, 'the-last'].map((slug) => ({ ...file, slug })))
    .execute()
  await files.put('the-last', Readable.from([Buffer.from('abc')]), 'application/pdf')
  const hashFiles = fileHasher(db, files)
  const hashed = async () => {
    await hashFiles()
    const rows = await db.selectFrom('file').where('sha256', 'is not', null).select('slug').orderBy('slug').execute()
    return rows.map(({ slug }) => slug)
  }
  expect(await hashed()).toEqual([])
  expect(await hashed()).toEqual(['the-last'])
  await db
    .insertInto('file')
    .values({ ...file, slug: 'a-later-one' })
    .execute()
  await files.put('a-later-one', Readable.from([Buffer.from('abc')]), 'application/pdf')
  expect(await hashed()).toEqual(['a-later-one', 'the-last'])
})
