import { withoutEmptyText } from '@portal/contract/empty-text.ts'
import type { z } from 'zod'

/** What the call says of each field that must not be left empty, by name. Optional fields are not in it. */
export function missingFieldMessages(body: z.ZodType, empty: Record<string, unknown> = {}): Record<string, string> {
  const checked = body.safeParse(withoutEmptyText(empty))
  const messages: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) messages[String(path[0])] ??= message
  return messages
}
