import { letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { maxLetterWords } from '@portal/domain/letters/letter-words.ts'
import { z } from 'zod'
import { date, moment, prose, startDate } from '../fields/fields.ts'

/** Something that the words of a letter can name in braces. */
const letterField = z.object({
  name: z.string(),
  means: z.string().describe('What stands in its place.'),
  only: z
    .string()
    .nullable()
    .describe('Which letters have it; the paragraph is left out of the others. Null if every letter has it.'),
  is_required: z.boolean().describe('The words must name it.'),
  stands_alone: z.boolean().describe('It needs a line of its own.'),
  example: z.string().nullable().describe('As a sample says it; null for one that stands alone.'),
})

/** The words of a kind of letter from a day on. */
const wordsFromDay = z.object({
  words: z.string().describe('Paragraphs with an empty line between them.'),
  is_own: z.boolean().describe("The ministry's own, not those that came with the portal."),
  start_date: date.nullable().describe('Null for those that hold from the beginning.'),
  recorded_by: z.string().nullable().describe('The officer who saved them.'),
})

/** The paragraphs of a kind of letter: in force today, and planned for later days. */
export const letterWords = z
  .object({
    kind: z.enum(letterKinds),
    when: z.string().describe('When a letter of this kind is written.'),
    opening: z.array(z.string()).describe('What the portal writes itself before the words, as a sample says it.'),
    fields: z.array(letterField),
    built_in: z.string().describe('The words that came with the portal.'),
    present: wordsFromDay,
    planned: z.array(wordsFromDay).describe('The nearest first.'),
    updated_at: moment.describe('When words were last saved; the beginning of 1970 if they never were.'),
  })
  .meta({
    id: 'LetterWords',
    examples: [
      {
        kind: 'receipt',
        when: 'a payment is confirmed',
        opening: ['The Ministry has received this payment:'],
        fields: [
          {
            name: 'facility',
            means: 'The name of the facility',
            only: null,
            is_required: false,
            stands_alone: false,
            example: 'Alheri Clinic',
          },
        ],
        built_in: 'Keep this receipt.',
        present: { words: 'Keep this receipt.', is_own: false, start_date: null, recorded_by: null },
        planned: [
          {
            words: 'Keep this receipt of {facility} for six years.',
            is_own: true,
            start_date: '2027-01-01',
            recorded_by: 'Ibrahim Musa',
          },
        ],
        updated_at: '2026-11-20T09:40:00.000Z',
      },
    ],
  })
export type LetterWords = z.output<typeof letterWords>

const words = prose('the words of the letter', maxLetterWords)
const example = 'Keep this receipt of {facility} for six years.'

/** Words to look at before they are saved. */
export const letterWordsPreview = z.object({ words }).meta({ examples: [{ words: example }] })

/** Words from a day on. Those that came with the portal may be sent, too. */
export const letterWordsForm = z
  .object({
    words: words.describe(
      'Paragraphs with an empty line between them. A field is written in braces; one that stands alone has a line of its own.',
    ),
    start_date: startDate,
  })
  .meta({ examples: [{ words: example, start_date: '2030-01-01' }] })
