import { importFieldRules } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import type { Offer } from './matched-row.ts'
import { asWritten, doubtful, type Reading, understood, wrong } from './reading.ts'
import { generalWords, typeMeanings } from './type-words.ts'
import { oneLine, tidyText } from './written-text.ts'

type FacilityType = ImportLists['types'][number]

interface Known {
  type: FacilityType
  meanings: ReadonlySet<string>
  /** Its words that no other type in use has. */
  own: ReadonlySet<string>
}

const mostOffers = 4
const { request } = importFieldRules.type
const isWithin = (words: ReadonlySet<string>, all: ReadonlySet<string>) => [...words].every((word) => all.has(word))
const offerOf = ({ id, name }: FacilityType): Offer<number> => ({ value: id, label: name })

/** Makes the function that finds the type of facility that a text means. */
export function makeTypeMatcher(types: ImportLists['types']): (text: string) => Reading<number> {
  const inUse = types.filter(({ is_retired }) => !is_retired)
  const known = inUse.map((type): Known => {
    const meanings = typeMeanings(type.name)
    const others = new Set(inUse.filter((other) => other !== type).flatMap(({ name }) => [...typeMeanings(name)]))
    const own = [...meanings].filter((word) => !others.has(word) && !generalWords.has(word))
    return { type, meanings, own: new Set(own) }
  })
  const exact = new Map(inUse.map((type) => [type.name, type]))
  const sameName = new Map(inUse.map((type) => [type.name.toLowerCase(), type]))

  return (text) => {
    const written = exact.get(oneLine(text))
    if (written) return asWritten(written.id)
    const tidy = tidyText(text)
    const named = sameName.get(tidy.toLowerCase())
    if (named) return understood(named.id)
    const several = typesOfParts(tidy, known)
    if (several.length > 1) return doubtful(several.map(offerOf), request)
    const words = typeMeanings(tidy)
    const certain = certainType(words, known)
    if (certain) return understood(certain.id)
    const offers = likelyTypes(words, known)
    return offers.length > 0 ? doubtful(offers.map(offerOf), request) : wrong(request)
  }
}

/** Clinic/Laboratory names two types, of which a facility has one. */
function typesOfParts(text: string, known: readonly Known[]): FacilityType[] {
  const parts = text.split(/[/&+]|\band\b/i)
  if (parts.length < 2) return []
  return [...new Set(parts.flatMap((part) => certainType(typeMeanings(part), known) ?? []))]
}

/** The only type that the words can mean. */
function certainType(words: ReadonlySet<string>, known: readonly Known[]): FacilityType | undefined {
  if (words.size === 0) return undefined
  const same = known.filter(({ meanings }) => meanings.size === words.size && isWithin(words, meanings))
  if (same.length > 0) return same.length === 1 ? same[0]?.type : undefined
  // “Dental” is a Dental Clinic, and so is an “optical clinic” an Optical Centre.
  const telling = new Set([...words].filter((word) => !generalWords.has(word)))
  const [only, another] = known.filter(({ own }) => telling.size > 0 && isWithin(telling, own))
  if (!only || another) return undefined
  const beside = [...words].filter((word) => !only.meanings.has(word))
  const isPlainClinic = beside.every((word) => word === 'clinic') && !only.meanings.has('home')
  return beside.length === 0 || isPlainClinic ? only.type : undefined
}

/** The types that have the most words in common with the text; if it says nothing but “medical centre”, hospitals and clinics. */
function likelyTypes(words: ReadonlySet<string>, known: readonly Known[]): FacilityType[] {
  const asked = words.size > 0 ? words : new Set(['hospital', 'clinic'])
  const scored = known.map(({ type, meanings, own }) => {
    const common = [...asked].filter((word) => meanings.has(word))
    const score = common.reduce((sum, word) => sum + (own.has(word) ? 3 : generalWords.has(word) ? 1 : 2), 0)
    return { type, score: score - meanings.size / 100 }
  })
  const related = scored.filter(({ score }) => score > 0.5)
  return related
    .sort((one, other) => other.score - one.score)
    .slice(0, mostOffers)
    .map(({ type }) => type)
}
