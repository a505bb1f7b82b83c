import { refuse } from '@portal/domain/refusal.ts'

/** Refuses an uploaded file. */
export function refuseFile(code: 'invalid_input' | 'file_refused' | 'file_too_large', sentence: string): never {
  return refuse(code, sentence, { errors: { document: [sentence] } })
}
