import type { Standards } from '@portal/contract/catalogue/standards.ts'

/** The standards that are yes or no, each with its mark beside a question and what it means. */
export const yesNoStandards = [
  { name: 'is_critical', label: 'Critical', hint: 'Lives depend on it. It limits the class of an inspection.' },
  { name: 'may_not_apply', label: 'May not apply', hint: 'An inspector may record that it does not apply.' },
  { name: 'needs_photo', label: 'Needs a photo', hint: 'The inspector takes a photo of it.' },
  { name: 'takes_evidence', label: 'Takes evidence', hint: 'The owner may add a photo or file to the answer.' },
] as const satisfies { name: keyof Standards; label: string; hint: string }[]

/** The weights that a question can have in the score of an inspection. */
export const weights = [0, 1, 2, 3, 4, 5].map((value) => ({
  value,
  label: value === 0 ? '0, not scored' : String(value),
}))
