import type { Db } from '../database/connect.ts'
import type { SealFacts } from './seal-text.ts'
import { endOf, findLastSeal, listSeals, type StoredSeal } from './seals.ts'
import { comparePlaces, type Place } from './stored-entries.ts'

/** Finds the seals of entries that are asked for in the order of the record. */
export class SealFinder {
  readonly #db: Db
  #last: number | undefined
  #from = 1
  /** The ends of the seals that were looked at: neighbours are found by the same ones. */
  readonly #ends = new Map<number, Place>()

  constructor(db: Db) {
    this.#db = db
  }

  /** The number of the seal that covers an entry; undefined if it is not sealed yet. */
  async find(place: Place): Promise<number | undefined> {
    this.#last ??= (await findLastSeal(this.#db))?.n ?? 0
    let [low, high] = [this.#from, this.#last]
    if (high < low || comparePlaces(await this.#endOf(high), place) < 0) return undefined
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (comparePlaces(await this.#endOf(middle), place) < 0) low = middle + 1
      else high = middle
    }
    this.#from = low
    return low
  }

  async #endOf(n: number): Promise<Place> {
    const known = this.#ends.get(n)
    if (known) return known
    const [seal] = await listSeals(this.#db, n, 1)
    const end = endOf(seal)
    this.#ends.set(n, end)
    return end
  }
}

/** A seal with all that is needed to check an entry against it, as plain JSON. */
export function sealInJson({
  n,
  era,
  to_xid,
  ids,
  digests,
  hash,
  at,
  kid,
  signature,
}: SealFacts & Pick<StoredSeal, 'signature'>) {
  return {
    ...{ n, era, to_xid, at, kid },
    ids,
    digests: digests.toString('hex'),
    hash: hash.toString('hex'),
    signature: signature.toString('base64url'),
  }
}
