import { describe, expect, it } from 'vitest'
import { letterSubject } from '../testing/whole-letter.ts'
import type { LetterSubject } from './letter.ts'
import { letterKinds } from './letter-kinds.ts'
import { letterTemplates } from './letter-templates.ts'
import { builtInWords, letterText, ownWords } from './letter-text.ts'
import { paragraphsOf, problemOfWords, valueOfField } from './letter-words.ts'
import { sampleLetterSubject } from './sample-letter.ts'

const problem = (kind: keyof typeof letterTemplates, words: string) =>
  problemOfWords(words, letterTemplates[kind].fields)

/** What a letter says in words of the ministry, below what the portal writes itself. */
function below(kind: keyof typeof letterTemplates, words: string, known: Partial<LetterSubject> = {}) {
  const about = { ...letterSubject, ...known }
  return letterText(kind, about, words).body.slice(letterTemplates[kind].opening(about).length)
}

const decline = 'Reasons:\n{reason}\n\nAgain by {submit_by}.\n\n{how_to_contest}'

describe('the words of the ministry', () => {
  it('replace the paragraphs, and neither the subject nor what was decided nor who signs', () => {
    expect(letterText('decline', { ...letterSubject, has_owner_account: true }, decline)).toEqual({
      signedBy: 'Permanent Secretary',
      carriesSignature: false,
      subject: 'Decision on the application for renewal of Alheri Clinic',
      body: [
        'The Ministry has considered your application APP-2026-000041 for the renewal of Alheri Clinic (Primary Health Clinic), and declined it on 20 November 2026.',
        'Reasons:',
        { quote: 'The laboratory has no licence.' },
        'Again by 20 November 2027.',
        'If you do not agree with this decision, you can make a representation in your account in the portal until 18 December 2026. State your reasons and add the documents that support them. You can do this once. The decision holds until the Ministry sets it aside.',
      ],
    })
  })

  it('leave a paragraph out of which a letter has nothing, or say what stands in its place', () => {
    expect(below('decline', decline, { reason: null }).slice(0, 2)).toEqual([
      'You can read the remarks on your application in your account in the portal.',
      'Again by 20 November 2027.',
    ])
    const penalty = 'Pay {amount}\nby {due_date}, {owner}.\n\n{how_to_contest}'
    expect(below('penalty', penalty, { amount: 50_000, due_date: '2026-12-04' })[0]).toBe(
      'Pay ₦50,000\nby 4 December 2026, Musa Abubakar.',
    )
    expect(below('penalty', penalty)).toHaveLength(1)
  })

  it('name what is called like a field as it is called', () => {
    expect(
      below('receipt', 'For {facility} of {owner}.', { facility_name: '{owner} $& Clinic', owner_name: 'Ọlá' }),
    ).toEqual(['For {owner} $& Clinic of Ọlá.'])
  })

  it('are the portal’s own where they name what it does not know any more', () => {
    const { body } = letterText('receipt', letterSubject, 'Thank you, {nickname}.')
    expect(body.at(-1)).toBe(
      'Keep this receipt. The Ministry tells everybody who quotes its number whether it is genuine.',
    )
  })
})

describe('words are refused', () => {
  it.each([
    ['receipt', ' \n\n ', 'Enter the words of the letter'],
    [
      'receipt',
      'Thanks.\n\nDear {nickname}',
      'Paragraph 2: This letter has no field {nickname}. Choose one from the list.',
    ],
    ['receipt', 'Dear {}', 'Paragraph 1: This letter has no field {}. Choose one from the list.'],
    ['receipt', 'Dear {constructor}', 'Paragraph 1: This letter has no field {constructor}. Choose one from the list.'],
    ['receipt', 'Dear {owner', 'Paragraph 1: A brace is open or closed alone. Write a field like {facility}.'],
    ['receipt', 'Dear owner}', 'Paragraph 1: A brace is open or closed alone. Write a field like {facility}.'],
    ['receipt', 'Dear {{owner}}', 'Paragraph 1: A brace is open or closed alone. Write a field like {facility}.'],
    ['receipt', 'a'.repeat(2001), 'Paragraph 1: Use at most 2000 characters, or divide it in two.'],
    [
      'decline',
      'Again by {submit_by}.\n\n{how_to_contest}',
      '{reason} is missing, and a letter of this kind must have it: the reasons for the decision, as the officer stated them.',
    ],
    ['decline', decline.replace('Reasons:\n', 'Reasons: '), 'Paragraph 1: {reason} needs a line of its own.'],
    ['decline', `${decline}\n\nAgain: {reason}`, 'Paragraph 4: {reason} needs a line of its own.'],
    [
      'approval',
      '{certificate_number} {first_day} {last_day} {visit}\n{reason}\n{conditions}',
      '{visit} would be left out where a letter has no {reason}. Write it in another paragraph, too.',
    ],
    [
      'approval',
      '{certificate_number} {first_day} {last_day} {renewal_opens}\n\n{visit}\n\n{reason}\n\n{conditions}',
      '{certificate_number} would be left out where a letter has no {renewal_opens}. Write it in another paragraph, too.',
    ],
  ] as const)('of a letter of %s: %s', (kind, words, message) => {
    expect(problem(kind, words)).toBe(message)
  })

  it.each([
    ['approval', ['certificate_number', 'conditions', 'first_day', 'last_day', 'reason', 'visit']],
    ['temporary approval', ['conditions', 'last_day', 'reason', 'statement_number', 'visit']],
    ['decline', ['how_to_contest', 'reason', 'submit_by']],
    ['return', ['due_date', 'items']],
    ['penalty', ['amount', 'due_date', 'how_to_contest']],
    ['extension', ['last_day', 'statement_number']],
    ['suspension', ['how_to_contest']],
    ['sealing', ['how_to_contest']],
    ['revocation', ['how_to_contest']],
    ['lifting', []],
    ['decision upheld', ['what_follows']],
    ['decision set aside', ['what_follows']],
    ['claim', []],
    ['reminder', ['what_to_do']],
    ['receipt', []],
    ['inspection report', ['findings', 'how_to_object', 'person_in_charge', 'remarks', 'result', 'visit']],
  ] as const)('of a letter of %s without one of %j', (kind, required) => {
    const missing = Object.keys(letterTemplates[kind].fields).filter((name) =>
      problem(kind, builtInWords(kind).replaceAll(`{${name}}`, '-'))?.startsWith(`{${name}} is missing`),
    )
    expect(missing.toSorted()).toEqual(required)
  })
})

describe('the portal’s own words', () => {
  it.each(letterKinds)('of a letter of %s could be saved, and are stored as none', (kind) => {
    const words = builtInWords(kind)
    expect(problem(kind, words)).toBeNull()
    expect(ownWords(kind, `\n${words.replaceAll('\n', '\r\n')}  \n`)).toBeNull()
    expect(ownWords(kind, `${words}\n\n\n\n And \n so on. `)).toBe(`${words}\n\nAnd\nso on.`)
    const about = sampleLetterSubject('2026-11-20')
    expect(letterText(kind, about, words)).toEqual(letterText(kind, about))
  })

  it.each(letterKinds)('of a letter of %s have no field that a sample lacks', (kind) => {
    const fields = Object.entries(letterTemplates[kind].fields)
    const about = sampleLetterSubject('2026-11-20')
    expect(fields.filter(([, field]) => valueOfField(field, about) === null)).toEqual([])
  })
})

it('divides words into paragraphs at empty lines', () => {
  expect(paragraphsOf('  One \nmore\n \n\t\nTwo\r\n\r\nThree')).toEqual(['One\nmore', 'Two', 'Three'])
})
