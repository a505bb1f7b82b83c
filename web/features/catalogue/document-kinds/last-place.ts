import type { DocumentKind } from '@portal/contract/catalogue/document-kind.ts'

/** The places are apart, so that a kind can be put between two others. */
const step = 10

/** The place after the last kind. */
export function lastPlaceOf(kinds: readonly DocumentKind[]): number {
  const places = kinds.flatMap(({ terms, planned }) => [terms, ...planned].map((one) => one?.place ?? 0))
  return Math.min(1000, Math.max(0, ...places) + step)
}
