import type { DocumentTerms } from '@portal/contract/catalogue/document-kind.ts'
import {
  type DocumentDemand,
  type DocumentPurpose,
  documentDemands,
  documentPurposes,
  type LastDayRule,
} from '@portal/domain/applications/document-kinds.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { isFilledIn } from './demand-values.ts'

type Demands = DocumentTerms['demands']

/** Whether a document is asked for, as a choice of a form. */
export const demandWords = {
  required: 'Required',
  optional: 'Optional',
  'not asked': 'Not asked for',
} as const satisfies Record<DocumentDemand, string>

/** Whether a document has a last day, as a choice of a form. */
export const lastDayWords = {
  required: 'Yes, always',
  optional: 'Some have one',
  none: 'No',
} as const satisfies Record<LastDayRule, string>

const of = { required: 'required of', optional: 'optional for', 'not asked': 'not asked of' } as const

function ofPurpose(demands: Demands, purpose: DocumentPurpose): string {
  const own = demands.filter((row) => row.purpose === purpose)
  if (own.length === 0 && !isFilledIn(purpose)) return ofPurpose(demands, 'registration')
  const everyOther = own.find(({ facility_type_id }) => facility_type_id === null)?.demand ?? 'not asked'
  const hasNamed = own.some(({ facility_type_id }) => facility_type_id !== null)
  const phrases = documentDemands.flatMap((demand) => {
    const named = own.flatMap((row) => (row.facility_type !== null && row.demand === demand ? [row.facility_type] : []))
    const types = everyOther === demand ? [...named, hasNamed ? 'every other type' : 'every type'] : named
    return types.length === 0 ? [] : [`${of[demand]} ${types.join(', ')}`]
  })
  return phrases.join('; ')
}

/** Of whom a document is asked, a line for each purpose; one line where all purposes are alike. */
export function demandsInWords(demands: Demands): string[] {
  if (demands.length === 0) return ['Not asked for any more']
  const lines = documentPurposes.map((purpose) => ({ purpose, words: ofPurpose(demands, purpose) }))
  const [first] = lines
  if (first && lines.every(({ words }) => words === first.words)) return [sentenceCase(first.words)]
  return lines.map(({ purpose, words }) => `${purposeWords[purpose]}: ${words}`)
}
