import type { Draft } from '@portal/contract/applications/draft.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseName, mayKeepFor, tellOtherTabs } from './phone-database.ts'

/** An answer that is complete. */
export type CompleteAnswer = Omit<Submission, 'id' | 'updated_at'>

/** An answer that is kept in this browser until the server has confirmed it. */
export interface KeptAnswer {
  /** The id of the person who typed it. Nobody else sees or sends it. */
  person: number
  /** The registration and the question. */
  id: string
  answer: CompleteAnswer
  /** The version of the saved answer that the person saw; null if there was none. */
  version: string | null
  idempotencyKey: string
  keptAt: string
  /** What was sent before without a reply, so it may have been saved. */
  sentBefore?: CompleteAnswer
  /** Somebody else changed the answer meanwhile, and the person has to choose. */
  isConflict?: boolean
}

/** What was typed into a form and could not be saved on the server. */
export interface KeptDraft {
  person: number
  form: string
  value: Draft['value']
  keptAt: string
}

interface Schema extends DBSchema {
  answers: { key: [number, string]; value: KeptAnswer }
  drafts: { key: [number, string]; value: KeptDraft }
}
type Store = 'answers' | 'drafts'

/** How much is kept for each person, and for how long. */
const maxRows = { answers: 500, drafts: 50 } as const
const lifetimeMs = 30 * 24 * 3_600_000

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('This browser has no IndexedDB'))
  opened ??= openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: ['person', 'id'] })
      database.createObjectStore('drafts', { keyPath: ['person', 'form'] })
    },
    // Another tab has a newer version of the portal.
    blocking(_current, _next, { target }) {
      opened = undefined
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opened = undefined
    },
  }).then(async (database) => {
    for (const store of ['answers', 'drafts'] as const) await deleteOld(database, store)
    return database
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function deleteOld(database: IDBPDatabase<Schema>, store: Store): Promise<void> {
  const oldest = new Date(Date.now() - lifetimeMs).toISOString()
  for (const row of await database.getAll(store)) {
    if (row.keptAt < oldest) await database.delete(store, 'id' in row ? [row.person, row.id] : [row.person, row.form])
  }
}

const rowsOf = (person: number) => IDBKeyRange.bound([person], [person, []])

/** Returns the result of the work, or `otherwise` if this browser stores nothing: a private window, or a full disk. */
async function attempt<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work(await open())
  } catch {
    return otherwise
  }
}

/** Keeps an answer in place of an earlier one. Returns whether it is kept. */
export function keepAnswer(kept: KeptAnswer): Promise<boolean> {
  if (!mayKeepFor(kept.person)) return Promise.resolve(false)
  return attempt(async (database) => {
    const isKnown = (await database.getKey('answers', [kept.person, kept.id])) !== undefined
    if (!isKnown && (await database.count('answers', rowsOf(kept.person))) >= maxRows.answers) return false
    await database.put('answers', kept)
    tellOtherTabs()
    return true
  }, false)
}

/** Deletes an answer unless a newer one has taken its place. */
export function forgetAnswer({ person, id, idempotencyKey }: KeptAnswer): Promise<void> {
  return attempt(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite')
    const present = await store.get([person, id])
    if (present?.idempotencyKey === idempotencyKey) await store.delete([person, id])
    await done
    tellOtherTabs()
  }, undefined)
}

/** Deletes an answer that the person gave up. */
export function dropAnswer(person: number, id: string): Promise<void> {
  return attempt((database) => database.delete('answers', [person, id]).then(() => tellOtherTabs()), undefined)
}

/** All kept answers of a person. */
export function listKeptAnswers(person: number): Promise<KeptAnswer[]> {
  return attempt((database) => database.getAll('answers', rowsOf(person)), [])
}

/** One kept answer. */
export function findKeptAnswer(person: number, id: string): Promise<KeptAnswer | undefined> {
  return attempt((database) => database.get('answers', [person, id]), undefined)
}

/** Keeps a draft in place of an earlier one. Returns whether it is kept. */
export function keepDraft(draft: KeptDraft): Promise<boolean> {
  if (!mayKeepFor(draft.person)) return Promise.resolve(false)
  return attempt(async (database) => {
    const isKnown = (await database.getKey('drafts', [draft.person, draft.form])) !== undefined
    if (!isKnown && (await database.count('drafts', rowsOf(draft.person))) >= maxRows.drafts) return false
    await database.put('drafts', draft)
    return true
  }, false)
}

export function findKeptDraft(person: number, form: string): Promise<KeptDraft | undefined> {
  return attempt((database) => database.get('drafts', [person, form]), undefined)
}

export function listKeptDrafts(person: number): Promise<KeptDraft[]> {
  return attempt((database) => database.getAll('drafts', rowsOf(person)), [])
}

export function forgetDraft(person: number, form: string): Promise<void> {
  return attempt((database) => database.delete('drafts', [person, form]), undefined)
}

/** Erases everything that is kept for a person. */
export function eraseKept(person: number): Promise<void> {
  return attempt(async (database) => {
    await database.delete('answers', rowsOf(person))
    await database.delete('drafts', rowsOf(person))
  }, undefined)
}
