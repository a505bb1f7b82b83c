import { expect, it } from 'vitest'
import { evidenceInWords, mayAttachEvidence } from './answer-evidence.ts'

const none = { takes_evidence: false, isAskedFor: false, isAttached: false }

it.each([
  ['neither the question nor an officer asks for it', none, false],
  ['the question takes it', { ...none, takes_evidence: true }, true],
  ['an officer asks for it', { ...none, isAskedFor: true }, true],
  ['a file is attached already', { ...none, isAttached: true }, true],
])('evidence where %s', (_, attached, may) => {
  expect(mayAttachEvidence(attached)).toBe(may)
})

it.each([
  ['image/jpeg', 'Photo'],
  ['image/png', 'Photo'],
  ['application/pdf', 'File'],
])('evidence of the type %s is a %s', (media_type, words) => {
  expect(evidenceInWords({ media_type })).toBe(words)
})
