import { forceCloseDatabase } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { type StoredUpload, storedUploadsOf, storeUpload } from './stored-uploads.ts'

withIndexedDb()

const anUpload = (id: string): StoredUpload => ({
  id,
  personId: 2,
  call: { method: 'POST', path: '/api/upload/reg/doc' },
  params: undefined,
  fields: { facility_id: 12, name: 'CAC' },
  file: new File(['a document'], 'cac.pdf'),
  success: 'Uploaded',
  location: undefined,
  startedAt: Date.now(),
})
const storedIds = async () => (await storedUploadsOf(2)).map(({ id }) => id)

it('uploads are stored again after the browser has closed the database, and after it could not open it', async () => {
  const opening = vi.spyOn(indexedDB, 'open')
  opening.mockImplementationOnce(() => {
    throw new DOMException('The disk is busy', 'UnknownError')
  })
  await storeUpload(anUpload('one'))
  expect(await storedIds()).toEqual([])
  await storeUpload(anUpload('two'))
  expect(await storedIds()).toEqual(['two'])
  // As phones do with a page in the background.
  forceCloseDatabase(opening.mock.results.at(-1)?.value.result)
  await vi.waitFor(async () => {
    await storeUpload(anUpload('three'))
    expect(await storedIds()).toEqual(['three', 'two'])
  })
})
