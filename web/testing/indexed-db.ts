import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterAll, beforeAll } from 'vitest'

// One for all files, because they share the modules of the portal, which keep a database open. It closes when it is deleted.
const factory = new IDBFactory()

/** Gives the tests of this file an empty IndexedDB. All other files run in a browser without one. */
export function withIndexedDb(): void {
  beforeAll(async () => {
    globalThis.indexedDB = factory
    for (const { name } of await factory.databases()) if (name) await deleteDB(name)
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
