import { refuse } from '@portal/domain/refusal.ts'

/** Refuses what was sent because of one field that only the records can judge: the sentence is shown beside it. */
export function refuseField(field: string, sentence: string): never {
  return refuse('invalid_input', sentence, { errors: { [field]: [sentence] } })
}
