import type { z } from 'zod'
import { withoutEmptyText } from '../empty-text.ts'

/** What a person is told about what they sent, by field, as the server and the forms tell it; nothing when all is well. */
export function sentencesOn(schema: z.ZodType, sent: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(withoutEmptyText(sent))
  const sentences: Record<string, string[]> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    sentences[field] = [...(sentences[field] ?? []), message]
  }
  return sentences
}

/** What becomes of a body that is well formed. Throws when it is not. */
export function readBody<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  return schema.parse(withoutEmptyText(sent))
}
