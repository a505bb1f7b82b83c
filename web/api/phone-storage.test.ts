import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { expect, it, vi } from 'vitest'
import { withIndexedDb } from '../testing/indexed-db.ts'
import { keepDraft, listKeptAnswers, listKeptDrafts } from './phone-storage.ts'

withIndexedDb()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

it('what is kept on the phone is deleted after 30 days', async () => {
  // As an earlier visit left it.
  const database = await openDB('portal', 1, {
    upgrade(created) {
      created.createObjectStore('answers', { keyPath: ['person', 'id'] })
      created.createObjectStore('drafts', { keyPath: ['person', 'form'] })
    },
  })
  for (const days of [29, 31]) {
    await database.put('answers', { person: 16, id: `31-${days}`, keptAt: daysAgo(days) })
    await database.put('drafts', { person: 16, form: `lift-${days}`, value: {}, keptAt: daysAgo(days) })
  }
  database.close()
  expect((await listKeptAnswers(16)).map(({ id }) => id)).toEqual(['31-29'])
  expect((await listKeptDrafts(16)).map(({ form }) => form)).toEqual(['lift-29'])
})

it('drafts are kept again after the browser has closed the database', async () => {
  const opening = vi.spyOn(indexedDB, 'open')
  const draft = { person: 17, form: 'lift', value: { name: 'North lift' }, keptAt: daysAgo(0) }
  // Another tab had a newer version of the portal.
  await deleteDB('portal')
  expect(await keepDraft(draft)).toBe(true)
  // As phones do with a page in the background.
  forceCloseDatabase(opening.mock.results.at(-1)?.value.result)
  await vi.waitFor(async () => expect(await listKeptDrafts(17)).toEqual([draft]))
})
