import { type StaffField, staffColumns } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import type { CadreWord } from '@portal/domain/applications/staff-lists/typed-person.ts'
import type { CheckedLine } from './check-lines.ts'

/** A word that means one of several cadres, and how many people it stands at. */
export interface WordQuestion {
  word: CadreWord
  /** All ways in which the list writes it. */
  spellings: string[]
  people: number
}

/** What is asked once for several people. */
export interface Questions {
  words: WordQuestion[]
  /** How many people the list does not say full or part time of. */
  withoutTime: number
  /** Whether several have no qualification in the list, and how many of each cadre that is known. */
  asksQualification: boolean
  withoutQualification: { cadre: string; people: number }[]
}

/** One person alone is asked about in the line. */
const several = 2

function counted<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}]+/gu, '')

/** Capitals and signs make no other spelling. */
function distinct(words: readonly string[]): string[] {
  return words.filter((word, at) => words.findIndex((other) => lettersOf(other) === lettersOf(word)) === at)
}

/** What is asked about the lines that are not left out. What was answered stays, so that it can be changed. */
export function questionsOf(lines: readonly CheckedLine[]): Questions {
  const words = lines.flatMap(({ person: { cadre } }) => (cadre && 'offers' in cadre.meant ? [cadre] : []))
  const counts = counted(words.map(({ key }) => key))
  const byKey = new Map(words.toReversed().map((word) => [word.key, word]))
  const withoutTime = lines.filter(({ person }) => person.fields.time === '').length
  const cadres = lines
    .filter(({ person }) => person.fields.highest_qualification === '')
    .map(({ fields }) => fields.cadre)
  return {
    words: [...counts].flatMap(([key, people]) => {
      const word = byKey.get(key)
      const spellings = words.filter((one) => one.key === key).map((one) => one.word)
      return word ? [{ word, people, spellings: distinct(spellings) }] : []
    }),
    withoutTime: withoutTime >= several ? withoutTime : 0,
    asksQualification: cadres.length >= several,
    withoutQualification: [...counted(cadres.filter((cadre) => cadre !== ''))].map(([cadre, people]) => ({
      cadre,
      people,
    })),
  }
}

/** The fields of a line that are wrong, without those that a question settles. */
export function fieldsToCorrect(
  { person, problems }: CheckedLine,
  { withoutTime, asksQualification }: Questions,
): StaffField[] {
  const isAsked: Partial<Record<StaffField, boolean>> = {
    cadre: person.cadre !== undefined && 'offers' in person.cadre.meant,
    time: person.fields.time === '' && withoutTime > 0,
    highest_qualification: person.fields.highest_qualification === '' && asksQualification,
  }
  return staffColumns.map(({ field }) => field).filter((field) => problems[field] !== undefined && !isAsked[field])
}
