import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

/** Gives the tests of this file an empty IndexedDB. All other files run in a browser without one. */
export function withIndexedDb(): void {
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory()
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
