import { editDistance, forgivenSlips } from '../text/edit-distance.ts'
import { searchText } from '../text/search-text.ts'
import type { ImportPlace } from './import-lists.ts'
import type { Offer } from './matched-row.ts'
import { asWritten, doubtful, type Reading, understood, wrong } from './reading.ts'
import { oneLine, tidyText } from './written-text.ts'

const mostOffers = 3
/** How much nearer the best name must be than the next one. */
const margin = 1.5
/** What another first letter adds. */
const otherStart = 0.6

/** Words beside the name of a place that say only what it is. */
const kinds = new Set([
  ...['lga', 'lgas', 'lg', 'lgc', 'lgea', 'local', 'government', 'govt', 'gov', 'govern', 'govts', 'area', 'council'],
  ...[
    'ward',
    'wards',
    'of',
    'the',
    'and',
    'state',
    'town',
    'township',
    'metropolis',
    'metropolitan',
    'metro',
    'headquarters',
    'hq',
  ],
])

const spelledOut = new Map([
  ...(['north', 'south', 'east', 'west'] as const).map((word) => [word.charAt(0), word] as const),
  ...['i', 'ii', 'iii', 'iv', 'v'].map((roman, index) => [String(index + 1), roman] as const),
  ...['one', 'two', 'three'].map((word, index) => [word, ['i', 'ii', 'iii'][index] ?? word] as const),
])

/** The words of a name that tell it from others, in the form in which they are compared. */
function tellingWords(text: string): string[] {
  const words = searchText(text)
    .replaceAll(/['.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  // L G A: single letters one after another.
  const joined = words
    .join(' ')
    .replaceAll(/\bl g(?: a)?\b/g, 'lga')
    .split(' ')
  const telling = joined.filter((word) => !kinds.has(word))
  return telling.length > 0 ? telling : joined
}

const inFull = (words: readonly string[]) => words.map((word) => spelledOut.get(word) ?? word)

interface Known {
  place: ImportPlace
  words: string
  key: string
}

/** Finds the place that a text names. */
export type PlaceMatcher = (text: string) => Reading<number>

/** Makes the function that finds a place among some, of which merged ones lead to the one that stayed. */
export function makePlaceMatcher(places: readonly ImportPlace[], request: string): PlaceMatcher {
  const byId = new Map(places.map((place) => [place.id, place]))
  const stayed = (place: ImportPlace, hops = 0): ImportPlace => {
    const next = place.merged_into === null || hops > places.length ? undefined : byId.get(place.merged_into)
    return next ? stayed(next, hops + 1) : place
  }
  const known = places.map((place): Known => {
    const words = inFull(tellingWords(place.name))
    return { place: stayed(place), words: words.join(' '), key: words.join('') }
  })
  const exact = new Map(places.map((place) => [place.name, place]))

  const settle = (found: readonly ImportPlace[]): Reading<number> | undefined => {
    const different = [...new Set(found)]
    const [only] = different
    if (only === undefined) return undefined
    if (different.length > 1) return doubtful(different.filter(isOffered).slice(0, mostOffers).map(offerOf), request)
    if (only.is_retired) return doubtful([], `${only.name} is no longer used. ${request}`)
    return understood(only.id)
  }

  const offer = (found: readonly ImportPlace[]) => {
    const offered = [...new Set(found)].filter(isOffered).slice(0, mostOffers)
    return offered.length > 0 ? doubtful(offered.map(offerOf), request) : undefined
  }

  return (text) => {
    const line = oneLine(text)
    const written = exact.get(line)
    if (written && !written.is_retired) return asWritten(written.id)
    const asWrittenThere = tellingWords(tidyText(text))
    const words = inFull(asWrittenThere)
    const key = words.join('')
    if (key === '') return wrong(request)
    const settled =
      settle(known.filter((one) => one.key === key).map(({ place }) => place)) ??
      // A name with a blank in it, like S hiroro.
      settle(known.filter((one) => one.key === asWrittenThere.join('')).map(({ place }) => place)) ??
      settle(namedInParts(line, known)) ??
      settle(abbreviated(line, key, known))
    if (settled) return settled
    if (words.every((word) => kinds.has(word))) return wrong(request)
    const near = nearest(key, known, request)
    if (near.value !== null) return near
    const begun = key.length < 3 ? [] : known.filter((one) => one.key.startsWith(key))
    return offer(namedAmong(words, known)) ?? offer(begun.map(({ place }) => place)) ?? near
  }
}

const isOffered = (place: ImportPlace) => !place.is_retired

function offerOf({ id, name }: ImportPlace): Offer<number> {
  return { value: id, label: name }
}

/** Bosso/Minna, Minna (Bosso), Bosso, Niger State: the parts that name a place. */
function namedInParts(text: string, known: readonly Known[]): ImportPlace[] {
  const parts = text.split(/[,;/()&\n]|\s[-–—]\s/).map((part) => inFull(tellingWords(part)).join(''))
  if (parts.length < 2) return []
  return known.filter(({ key }) => parts.includes(key)).map(({ place }) => place)
}

/** Bosso Central Market has the name Bosso in it, which may mean another place. */
function namedAmong(words: readonly string[], known: readonly Known[]): ImportPlace[] {
  const text = ` ${words.join(' ')} `
  return known.filter((one) => one.key.length >= 4 && text.includes(` ${one.words} `)).map(({ place }) => place)
}

/** Kontag. is the beginning of one name only; K/gora has the beginning and the end of one. */
function abbreviated(text: string, key: string, known: readonly Known[]): ImportPlace[] {
  if (key.length >= 5 || (key.length >= 4 && /\.$/.test(text))) {
    const begun = known.filter((one) => one.key.startsWith(key))
    const mistyped = known.filter((one) => editDistance(key, one.key, 1) <= 1)
    if (begun.length > 0) return [...begun, ...mistyped].map(({ place }) => place)
  }
  const [head, tail, more] = searchText(text)
    .replace(/\s+(?:l\.?\s?g\.?\s?[ac]?\.?|local.*)$/, '')
    .split(/[/'.-]+/)
    .filter(Boolean)
  if (!head || !tail || more !== undefined || head.length + tail.length < 4 || tail.length < 3) return []
  return known
    .filter(({ key: one }) => one.length > head.length + tail.length && one.startsWith(head) && one.endsWith(tail))
    .map(({ place }) => place)
}

/** The name with the fewest slips if it is nearer than all others by far; otherwise the nearest are offered. */
function nearest(key: string, known: readonly Known[], request: string): Reading<number> {
  // Names of four letters may have lost one.
  const forgiven = key.length === 3 ? 1 : forgivenSlips(key.length)
  const most = Math.max(forgiven + 2, Math.ceil(key.length / 2))
  const distances = new Map<ImportPlace, number>()
  for (const { place, key: one } of known) {
    const slips = editDistance(key, one, most)
    // People seldom mistake the first letter, so another name that has it is nearer.
    const distance = slips + (key[0] === one[0] ? 0 : otherStart)
    if (slips <= most) distances.set(place, Math.min(distance, distances.get(place) ?? distance))
  }
  const near = [...distances].sort(([, one], [, other]) => one - other)
  const [best, next] = near
  if (!best) return wrong(request)
  const isFar = next === undefined || next[1] - best[1] >= margin
  if (best[1] < forgiven + 1 && isFar && isOffered(best[0])) return understood(best[0].id)
  return doubtful(
    near
      .map(([place]) => place)
      .filter(isOffered)
      .slice(0, mostOffers)
      .map(offerOf),
    request,
  )
}
