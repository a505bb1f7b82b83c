import type { StageTerms } from '@portal/contract/cases/stage.ts'
import { type SignOffVerdict, type StageSigner, signerInWords } from '@portal/domain/cases/stages.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'

/** What a signer says, as a choice of a form and beside a stage. */
export const verdictWords = {
  agree: 'Agree',
  'no objection': 'No objection',
  'do not agree': 'Do not agree',
} as const satisfies Record<SignOffVerdict, string>

/** An office or a duty, as a choice of a form. */
export function signerLabel(signer: StageSigner): string {
  return sentenceCase(signerInWords(signer))
}

/** Which applications go through a stage, as a sentence. */
export function askedOfInWords({ purposes, facility_types }: Pick<StageTerms, 'purposes' | 'facility_types'>): string {
  if (purposes.length === 0) return 'No application any more'
  const types = facility_types ? facility_types.map(({ category_list }) => category_list).join(', ') : 'every type'
  return `${purposes.map((purpose) => purposeWords[purpose]).join(', ')}: ${types}`
}

/** What a stage needs before it is signed, as a sentence. */
export function needsInWords(terms: Pick<StageTerms, 'needs_verdicts' | 'needs_payment' | 'needs_inspection'>): string {
  const needs = [
    terms.needs_verdicts && 'both verdicts',
    terms.needs_payment && 'the confirmed payment',
    terms.needs_inspection && 'a done inspection',
  ].filter((one) => one !== false)
  return needs.length === 0 ? 'Nothing' : sentenceCase(new Intl.ListFormat('en-GB').format(needs))
}
