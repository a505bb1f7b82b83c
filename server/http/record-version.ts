import type { Call } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'

/** The version of a record as HTTP writes it: its `updated_at` in quotes. */
function tagOf({ updated_at }: { updated_at: string }): string {
  return `"${updated_at}"`
}

/**
 * Refuses an edit of what somebody else changed after the caller looked at it. Without If-Match nothing is refused; an
 * asterisk means any version, but there must be one.
 */
export function checkVersion(ifMatch: string | undefined, present: { updated_at: string } | undefined): void {
  if (ifMatch === undefined) return
  const meant = ifMatch.split(',').map((tag) => tag.trim())
  if (present && (ifMatch.trim() === '*' || meant.includes(tagOf(present)))) return
  refuse('stale', 'Somebody else changed this meanwhile. Look at it again')
}

/** The version of the record in the reply to a call that edits one. */
export function tagOfReply({ ifMatch }: Call, reply: unknown): string | undefined {
  const record = ifMatch === undefined ? undefined : Object(reply)[ifMatch]
  return record ? tagOf(record) : undefined
}
