import { expect, it } from 'vitest'
import { deedInWords, doerInWords } from './entry-in-words.ts'

const approve = { kind: 'registration', id: '7', name: 'APP-2026-000123' } as const
const issue = { kind: 'certificate', id: 'NSMOH/PHF/00042/2026, issue 1', name: null } as const

it.each([
  ['Approve', approve, 'approved registration APP-2026-000123'],
  ['print_certificate', approve, 'printed the certificate of registration APP-2026-000123'],
  ['print_certificate', issue, 'printed certificate NSMOH/PHF/00042/2026, issue 1'],
  ['print_statement', issue, 'printed certificate NSMOH/PHF/00042/2026, issue 1'],
  ['Approve', { kind: 'registration', id: '7', name: null }, 'approved registration 7'],
  ['log_in', { kind: 'account', id: '7', name: 'Amina Bello' }, 'logged in'],
] as const)('%s is said in words that name what it was about', (action, about, words) => {
  expect(deedInWords({ action, about })).toBe(words)
})

it('names whoever did it, or says that nobody was logged in', () => {
  expect(doerInWords({ name: 'Amina Bello' }, null)).toBe('Amina Bello')
  expect(doerInWords(null, '102.88.0.1')).toBe('Somebody')
  expect(doerInWords(null, null)).toBe('The portal')
})
