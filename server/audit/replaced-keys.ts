import type { StoredSeal } from './seals.ts'
import type { StoredEntry } from './stored-entries.ts'

/** How long (ms) servers may still write with the older key after the new one has sealed: until all were started again. */
const changeoverMs = 24 * 3_600_000

/**
 * Follows the changes of keys in the order of the record. Otherwise whoever has stolen an old key and owns the database could
 * append entries with it for ever.
 */
export class ReplacedKeys {
  /** The key that each new one replaces, by the new one. */
  readonly #replaced = new Map<string, string>()
  /** When each key sealed for the first time. */
  readonly #sealedFrom = new Map<string, number>()
  /** The last moment at which a replaced key may write. */
  readonly #ends = new Map<string, number>()
  #latest = Number.NEGATIVE_INFINITY

  /** Notes a seal whose signature fits. Returns whether its key was replaced before. */
  addSeal({ kid, at }: Pick<StoredSeal, 'kid' | 'at'>): boolean {
    this.#latest = Math.max(this.#latest, Date.parse(at))
    if (!this.#sealedFrom.has(kid)) this.#sealedFrom.set(kid, this.#latest)
    this.#endOlder(kid)
    return this.#isOver(kid)
  }

  /** Notes an entry that the portal wrote. Returns whether its key was replaced before. */
  addEntry({ kid, action, about_id }: Pick<StoredEntry, 'kid' | 'action' | 'about_id'>): boolean {
    // The old key vouches for the new one. Both may come before the first seal of the new one, or in it.
    if (action === 'rotate_audit_key' && about_id !== null) {
      this.#replaced.set(about_id, kid)
      this.#endOlder(about_id)
    }
    return this.#isOver(kid)
  }

  /** Ends the keys before one that seals. One between them may never have sealed. */
  #endOlder(kid: string): void {
    const sealedFrom = this.#sealedFrom.get(kid)
    if (sealedFrom === undefined) return
    for (let old = this.#replaced.get(kid); old && !this.#ends.has(old); old = this.#replaced.get(old)) {
      this.#ends.set(old, sealedFrom + changeoverMs)
    }
  }

  /** By the newest seal, because whoever has a key can write any moment into an entry and into a seal. */
  #isOver(kid: string): boolean {
    return this.#latest > (this.#ends.get(kid) ?? Number.POSITIVE_INFINITY)
  }
}
