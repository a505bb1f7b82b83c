import { type StaffCategory, staffCadres } from '../staff-cadres.ts'
import { type CadreInForm, doubtfulWords, hints, inForm, type Meaning, otherWork, sureWords } from './cadre-words.ts'
import { lettersApart, lettersForgiven } from './typing-errors.ts'

/**
 * What was meant by a word for somebody's work: `sure` when one cadre fits beyond doubt, otherwise what is offered, the
 * likely one first. Nothing is offered for an empty text. `about` is the same for other spellings of the word.
 */
export type MeantCadre = { sure: CadreInForm } | { offers: CadreInForm[]; about: string }

/** Say nothing about the cadre: 'Senior nurse', 'Chief nursing officer II'. */
const before =
  /^(senior|chief|principal|assistant chief|registered|reg|head|resident|deputy|junior|staff|visiting|locum|nysc|corps?|licensed|qualified|consultant|full time|part time) /
const after = / (i|ii|iii|iv|in charge|on call|full time|part time)$/

/** In small letters, one of them, without signs: 'R.N. / Nurses' is 'rn nurse'. */
export function simplified(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/['’]s\b/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  // 'Nurses' and 'Midwives' are a nurse and a midwife.
  const singular = words.replace(/\bmidwives\b/g, 'midwife').replace(/([a-z]{3,}[^s])s\b/g, '$1')
  return singular.replace(/\b[a-z]+\b/g, (word) => abbreviations.get(word) ?? word)
}

/** Of two ways to write a word one. */
const abbreviations = new Map([
  ['aux', 'auxiliary'],
  ['ass', 'assistant'],
  ['asst', 'assistant'],
  ['jnr', 'junior'],
  ['lab', 'laboratory'],
  ['med', 'medical'],
  ['pharm', 'pharmacy'],
  ['snr', 'senior'],
])

const lettersOf = (text: string) => simplified(text).replaceAll(' ', '')

/** What a known word means, and how it is written when it was typed with an error. */
interface Known {
  word: string
  meanings: readonly Meaning[]
  isSure: boolean
}

const known = new Map<string, Known>(
  [
    ...doubtfulWords.flatMap(({ words, offers }) => words.map((word) => ({ word, meanings: offers, isSure: false }))),
    ...otherWork.map((word) => ({ word, meanings: ['as written' as const], isSure: true })),
    ...staffCadres.flatMap(({ key, name }) =>
      [name, ...sureWords[key]].map((word) => ({ word, meanings: [key], isSure: true })),
    ),
  ].map((entry) => [lettersOf(entry.word), entry]),
)

/** The known words that a word with typing errors is nearest to. */
function nearest(letters: string): Known[] {
  const most = lettersForgiven(letters)
  if (most === 0) return []
  let least = most
  let found: Known[] = []
  for (const [other, entry] of known) {
    const apart = lettersApart(letters, other, least)
    if (apart > least || other.length < 5) continue
    if (apart < least) found = []
    least = apart
    found.push(entry)
  }
  return found
}

/** Without a grade, as often as there is one. */
function withoutGrades(text: string): string {
  const shorter = text.replace(before, '').replace(after, '')
  return shorter === text ? text : withoutGrades(shorter)
}

interface Read {
  meanings: readonly Meaning[]
  isSure: boolean
  /** How the designation is written. */
  written: string
  about: string
}

function readWord(text: string): Read | undefined {
  const plain = simplified(text)
  const letters = withoutGrades(plain).replaceAll(' ', '')
  const exact = known.get(plain.replaceAll(' ', '')) ?? known.get(letters)
  if (exact) return { ...exact, written: text.trim(), about: exact.word }
  // The last letter of 'nures' makes no plural.
  const asTyped = withoutGrades(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ).replaceAll(' ', '')
  const near = [letters, asTyped].map(nearest).find((entries) => entries.length > 0) ?? []
  const [first] = near
  if (!first) return undefined
  const meanings = [...new Set(near.flatMap((entry) => entry.meanings))]
  // Another first letter is seldom a typing error.
  const isSure = meanings.length === 1 && near.every((entry) => entry.isSure) && lettersOf(first.word)[0] === letters[0]
  return { meanings, isSure, written: capital(first.word), about: first.word }
}

/** A designation in capitals, 'SECURITY GUARD', is written as the others are. Short ones may be abbreviations. */
function inSmallLetters(text: string): string {
  return text === text.toUpperCase() && /\p{L}{5}/u.test(text) ? capital(text.toLowerCase()) : text
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What several words mean together: the same, or one of what each of them means. */
function readTogether(text: string): Read | undefined {
  const parts = text.split(/[/,&+;|()\n]|\b(?:and|or|cum)\b/i).filter((part) => /[a-z]/i.test(part))
  const reads = parts.map(readWord)
  const understood = reads.filter((read) => read !== undefined)
  if (understood.length === 0) return undefined
  const meanings = [...new Set(understood.flatMap((read) => read.meanings))]
  const isSure = meanings.length === 1 && reads.every((read) => read?.isSure)
  return { meanings, isSure, written: text.trim(), about: simplified(text) }
}

function hinted(text: string): Read | undefined {
  const plain = simplified(text)
  const meanings = hints.flatMap(({ part, offers }) => (part.test(plain) ? offers : []))
  return meanings.length > 0 ? { meanings, isSure: false, written: text.trim(), about: plain } : undefined
}

/** What is offered for a word that nothing is known about. */
const anything: readonly Meaning[] = ['others', 'as written']

/** The cadre that a word for somebody's work means, with the category that its list gives, if it gives one. */
export function meantCadre(text: string, category?: StaffCategory): MeantCadre {
  const written = inSmallLetters(text.trim().replace(/\s+/g, ' '))
  if (!/\p{L}/u.test(written)) return { offers: [], about: '' }
  const read = readWord(written) ?? readTogether(written) ?? hinted(written)
  const [only] = read?.isSure ? read.meanings : []
  if (read && only) {
    const sure = inForm(only, read.written)
    if (!category || category === sure.staff_category_type) return { sure }
    const other: Meaning = category === 'Professional' ? 'others' : 'as written'
    return { offers: [inForm(only, read.written), inForm(other, written)], about: read.about }
  }
  const meanings = [...new Set<Meaning>([...(read?.meanings ?? anything), 'as written'])]
  const offers = meanings.map((meaning) => inForm(meaning, written))
  const word = read?.about ?? simplified(written)
  if (!category) return { offers, about: word }
  const ofCategory = offers.filter((offer) => offer.staff_category_type === category)
  const [one] = ofCategory
  // Any designation is right for a Non-professional; a Professional has a cadre from the list.
  if (category === 'Non-professional' && one && ofCategory.length === 1) return { sure: one }
  return { offers: ofCategory.length > 0 ? ofCategory : [inForm('others', written), ...offers], about: word }
}
