import { refuse } from '@portal/domain/refusal.ts'

/** Refuses a request because of one field. The sentence is shown beside the field. */
export function refuseField(field: string, sentence: string): never {
  return refuse('invalid_input', sentence, { errors: { [field]: [sentence] } })
}
