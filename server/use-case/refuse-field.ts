import { type RefusalEvent, refuse } from '@portal/domain/refusal.ts'

/** Refuses a request because of one field. The sentence is shown beside the field. `event` is what the log notes. */
export function refuseField(field: string, sentence: string, event?: RefusalEvent): never {
  return refuse('invalid_input', sentence, { errors: { [field]: [sentence] }, ...(event && { event }) })
}
