import { expect, it } from 'vitest'
import { ownerMessageText } from './owner-message.ts'

const message = { kind: 'decision', title: 'Decided', about: 'registration', next: 'You can print it now.' } as const
const { next: _, ...withoutNext } = message
const about = { company_name: 'Alheri Clinic', reference: 'APP-2026-000041', reason: 'All is well' }

it.each([
  ['with a reason', message, about, 'Alheri Clinic, APP-2026-000041.\nAll is well\nYou can print it now.'],
  ['without one', message, { ...about, reason: null }, 'Alheri Clinic, APP-2026-000041.\nYou can print it now.'],
  [
    'about a facility alone',
    message,
    { ...about, reference: undefined },
    'Alheri Clinic.\nAll is well\nYou can print it now.',
  ],
  ['where nothing is to be done', withoutNext, about, 'Alheri Clinic, APP-2026-000041: All is well'],
])('names what it is about, the reason and what to do: %s', (_case, sent, subject, text) => {
  expect(ownerMessageText(sent, subject)).toBe(text)
})
