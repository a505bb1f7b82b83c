import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import type { z } from 'zod'

/** The error messages of the required fields, by name, as the call's schema reports them for an empty form. */
export function missingFieldMessages(body: z.ZodType, empty: Record<string, unknown> = {}): Record<string, string> {
  const checked = body.safeParse(withoutEmptyText(empty))
  const messages: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) messages[String(path[0])] ??= message
  return messages
}
