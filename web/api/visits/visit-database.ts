import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptPhoto, KeptVisit, LogRow } from './visit-rows.ts'
import { visitsDatabase } from './visits-on-phone.ts'

/** The picture of a photo. */
export interface Picture {
  person: number
  visit: number
  key: string
  blob: Blob
}

export interface Visits extends DBSchema {
  visits: { key: [number, number]; value: KeptVisit }
  log: { key: number; value: LogRow; indexes: { visit: [number, number] } }
  photos: { key: [number, number, string]; value: KeptPhoto }
  pictures: { key: [number, number, string]; value: Picture }
}

/** The stores, for a transaction that changes more than one. */
export const visitStores = ['visits', 'log', 'photos', 'pictures'] as const

let opened: Promise<IDBPDatabase<Visits>> | undefined

/** The database with the visits on this phone. Rejects where the browser stores nothing. */
export async function visitDatabase(): Promise<IDBPDatabase<Visits>> {
  opened ??= openDB<Visits>(visitsDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('visits', { keyPath: ['person', 'id'] })
      const log = database.createObjectStore('log', { keyPath: 'serial', autoIncrement: true })
      log.createIndex('visit', ['person', 'visit'])
      database.createObjectStore('photos', { keyPath: ['person', 'visit', 'key'] })
      database.createObjectStore('pictures', { keyPath: ['person', 'visit', 'key'] })
    },
    // Another tab has a newer version of the portal.
    blocking(_current, _next, { target }) {
      opened = undefined
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Every row of a visit whose key begins with the person and the visit. */
export const rowsOfVisit = (person: number, visit: number) => IDBKeyRange.bound([person, visit], [person, visit, []])

/** Every visit of a person. */
export const visitsOfPerson = (person: number) => IDBKeyRange.bound([person], [person, []])

/** A write is complete when the phone has it on its disk: only then it is shown as recorded. */
export const strictly = { durability: 'strict' } as const
