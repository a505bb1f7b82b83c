import type { Db } from '../database/connect.ts'
import { firstHash } from './entry-code.ts'
import { nameBackwardMoments } from './name-backward-moments.ts'
import { Peekable } from './peekable.ts'
import { endOf, listSeals, type StoredSeal } from './seals.ts'
import { beforeAll, comparePlaces, listEntries, type StoredEntry } from './stored-entries.ts'
import { type Checked, verifyEntry } from './verify-entry.ts'
import { SealCheck } from './verify-seal.ts'

const entriesAtOnce = 2000
const sealsAtOnce = 100

/** What the chain has. */
export interface ChainFigures {
  entries: number
  seals: number
  unsealed: number
  /** The moment of the oldest entry that is not sealed. */
  oldest_unsealed: string | null
}

/** Checks every entry and every seal in the order of the record. Holds a few thousand entries in memory, however many there are. */
export async function verifyChain(db: Db, checked: Checked): Promise<ChainFigures> {
  const entries = new Peekable(nameBackwardMoments(readEntries(db), checked.findings))
  const figures: ChainFigures = { entries: 0, seals: 0, unsealed: 0, oldest_unsealed: null }
  let [expected, hash]: [number, Buffer | undefined] = [1, firstHash]
  for await (const seal of readSeals(db)) {
    if (seal.n !== expected) {
      const missing = seal.n - expected === 1 ? `Seal ${expected} was` : `Seals ${expected} to ${seal.n - 1} were`
      checked.findings.add('seal missing', `${missing} removed`, { seal: expected })
      hash = undefined
    }
    const check: SealCheck = new SealCheck(seal, hash, checked)
    for (;;) {
      const entry = await entries.peek()
      if (!entry || comparePlaces(entry, endOf(seal)) > 0) break
      check.add(entry)
      entries.take()
      figures.entries += 1
    }
    hash = check.end()
    expected = seal.n + 1
    figures.seals += 1
  }
  for (;;) {
    const entry = await entries.peek()
    if (!entry) return figures
    verifyEntry(entry, null, checked)
    figures.oldest_unsealed ??= entry.at
    figures.entries += 1
    figures.unsealed += 1
    entries.take()
  }
}

async function* readSeals(db: Db): AsyncGenerator<StoredSeal> {
  // A seal with a number below 1 is made up; its signature does not fit.
  let from = Number.MIN_SAFE_INTEGER
  for (;;) {
    const seals = await listSeals(db, from, sealsAtOnce)
    yield* seals
    const last = seals.at(-1)
    if (!last) return
    from = last.n + 1
  }
}

async function* readEntries(db: Db): AsyncGenerator<StoredEntry> {
  let after = beforeAll
  for (;;) {
    const entries = await listEntries(db, after, { limit: entriesAtOnce })
    yield* entries
    const last = entries.at(-1)
    if (!last) return
    after = last
  }
}
