import { digestBytes, nextHash } from './entry-code.ts'
import { headOf, isSignedBy } from './seal-text.ts'
import type { StoredSeal } from './seals.ts'
import { digestOf, type StoredEntry } from './stored-entries.ts'
import { aboutOf, type Checked, describe, verifyEntry } from './verify-entry.ts'

/** Checks the entries that are where a seal's entries must be, one after the other, so that any number can be there. */
export class SealCheck {
  readonly #seal: StoredSeal
  readonly #checked: Checked
  readonly #places: Map<number, number>
  readonly #seen = new Set<number>()
  readonly #found: number
  #hash: Buffer | undefined
  #next = 0

  /** `hash` is that of the chain before the seal; undefined if it is not known, because the seal before is missing. */
  constructor(seal: StoredSeal, hash: Buffer | undefined, checked: Checked) {
    this.#seal = seal
    this.#checked = checked
    this.#hash = hash
    this.#found = checked.findings.total
    this.#places = new Map(seal.ids.map((id, place) => [id, place]))
    this.#checkSignature()
  }

  #checkSignature(): void {
    const { keys, replaced, findings } = this.#checked
    const { n, kid, signature } = this.#seal
    const key = keys.find(kid)
    if (!key) {
      findings.add('unknown key', `Seal ${n} names the key ${kid}, which this portal does not have`, { seal: n })
    } else if (!isSignedBy(headOf(this.#seal, signature), key)) {
      findings.add('seal changed', `Seal ${n} was changed or made up: its signature does not fit`, { seal: n })
    } else if (replaced.addSeal(this.#seal)) {
      findings.add('replaced key', `Seal ${n} was made with the key ${kid}, which had been replaced`, { seal: n })
    }
  }

  /** Checks the next entry in the order of the record. */
  add(entry: StoredEntry): void {
    const { findings } = this.#checked
    const { n } = this.#seal
    const where = { entry: entry.id, seal: n, about: aboutOf(entry) }
    const isWhole = verifyEntry(entry, n, this.#checked)
    const digest = digestOf(entry)
    if (this.#hash) this.#hash = nextHash(this.#hash, digest)
    const place = this.#places.get(entry.id)
    if (place === undefined) {
      findings.add('entry inserted', `Entry ${entry.id} (${describe(entry)}) was inserted after seal ${n}`, where)
      return
    }
    this.#seen.add(place)
    if (place < this.#next) {
      findings.add('entry moved', `Entry ${entry.id} (${describe(entry)}) is not where seal ${n} has it`, where)
    }
    this.#next = Math.max(this.#next, place + 1)
    const sealed = this.#seal.digests.subarray(place * digestBytes, (place + 1) * digestBytes)
    if (isWhole && !sealed.equals(digest.subarray(0, digestBytes))) {
      findings.add('entry changed', `Entry ${entry.id} (${describe(entry)}) is not as it was when it was sealed`, where)
    }
  }

  /** Checks that nothing was missing. Returns the hash of the chain after the seal. */
  end(): Buffer {
    const { findings } = this.#checked
    const { n, ids, hash } = this.#seal
    for (const [place, id] of ids.entries()) {
      if (this.#seen.has(place)) continue
      findings.add('entry missing', `Entry ${id} of seal ${n} was removed`, { entry: id, seal: n })
    }
    if (this.#hash && !this.#hash.equals(hash) && findings.total === this.#found) {
      findings.add('chain broken', `The entries up to seal ${n} do not lead to its hash`, { seal: n })
    }
    return hash
  }
}
