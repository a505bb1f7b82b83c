import { describe, expect, it } from 'vitest'
import { cadreKeys, cadreName } from '../staff-cadres.ts'
import { doubtfulWords, inForm, type Meaning, otherWork, sureWords } from './cadre-words.ts'
import { type MeantCadre, meantCadre } from './meant-cadre.ts'

/** The cadre, or the designation, that is taken without a question. */
const taken = (meant: MeantCadre) => ('sure' in meant ? meant.sure.cadre : undefined)

/** The word with each of its letters left out, one after the other. */
const withoutOne = (word: string) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))

const sure = cadreKeys.flatMap((key) => [cadreName(key), ...sureWords[key]].map((word) => [word, key] as const))

describe('the words for somebody’s work', () => {
  it.each(sure)('%s is %s, also with a typing error if it is taken at all', (word, key) => {
    expect(meantCadre(word)).toEqual({ sure: inForm(key, word) })
    expect(withoutOne(word).map((typed) => taken(meantCadre(typed)) ?? cadreName(key))).toEqual(
      withoutOne(word).map(() => cadreName(key)),
    )
  })

  it.each(doubtfulWords.flatMap(({ words, offers }) => words.map((word) => [word, offers] as const)))(
    '%s is asked about, also with a typing error',
    (word, offers) => {
      expect(taken(meantCadre(word))).toBeUndefined()
      const others = withoutOne(word).filter((typed) => {
        const cadre = taken(meantCadre(typed))
        return cadre !== undefined && !offers.some((meaning: Meaning) => inForm(meaning, typed).cadre === cadre)
      })
      expect(others).toEqual([])
    },
  )

  it.each(otherWork)('%s is no cadre', (word) => {
    expect(meantCadre(word)).toEqual({ sure: { staff_category_type: 'Non-professional', cadre: word } })
  })
})
