/** What can be wrong with the record. */
export type FindingKind =
  | 'entry changed'
  | 'entry missing'
  | 'entry inserted'
  | 'entry moved'
  | 'entry copied'
  | 'moments run backwards'
  | 'entry not written by the portal'
  | 'columns differ from the entry'
  | 'unknown key'
  | 'replaced key'
  | 'seal missing'
  | 'seal changed'
  | 'chain broken'
  | 'head missing'
  | 'head different'
  | 'head not signed by the portal'
  | 'table differs'
  | 'row without entry'
  | 'row missing'
  | 'row put back'
  | 'row changed in between'
  | 'rows of an entry differ'
  | 'differed before a migration'
  | 'others may write'
  | 'record not begun'

/** Something that is wrong with the record or with a table. */
export interface Finding {
  kind: FindingKind
  /** The entry that it is about, if it is about one. */
  entry: number | null
  /** The seal that covers the entry, or that is wrong itself. */
  seal: number | null
  about: { kind: string; id: string } | null
  /** One sentence for a person. */
  detail: string
}

/** Findings are listed up to this number and only counted from then on. */
export const maxListed = 100

/** Collects findings: the first ones whole, of the others the number. */
export class Findings {
  readonly listed: Finding[] = []
  total = 0
  readonly #leftOut: readonly FindingKind[]

  /** Findings of the kinds that are left out are neither listed nor counted. */
  constructor(leftOut: readonly FindingKind[] = []) {
    this.#leftOut = leftOut
  }

  add(kind: FindingKind, detail: string, where: Partial<Pick<Finding, 'entry' | 'seal' | 'about'>> = {}): void {
    if (this.#leftOut.includes(kind)) return
    this.total += 1
    if (this.listed.length < maxListed) {
      this.listed.push({ kind, entry: null, seal: null, about: null, ...where, detail })
    }
  }
}
