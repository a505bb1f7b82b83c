import type { z } from 'zod'
import { withoutEmptyText } from '../fields/empty-text.ts'

/** The validation errors of a request, by field; empty if it is valid. The server and the forms report the same errors. */
export function validationErrors(schema: z.ZodType, sent: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(withoutEmptyText(sent))
  const messages: Record<string, string[]> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    messages[field] = [...(messages[field] ?? []), message]
  }
  return messages
}

/** Parses a body as the server does. Throws if it is invalid. */
export function readBody<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  return schema.parse(withoutEmptyText(sent))
}
