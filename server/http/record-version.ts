import type { Call } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'

/** The version of a record as HTTP writes it: its `updated_at` in quotes. Every save of a record makes it later. */
function tagOf({ updated_at }: { updated_at: string }): string {
  return `"${updated_at}"`
}

/** The version that a caller saw before: the request's headers If-Match and If-None-Match. */
export interface SeenVersion {
  'if-match'?: string
  'if-none-match'?: string
}

/**
 * Refuses an edit of what somebody else changed after the caller looked at it. Without a version nothing is refused.
 * If-Match with an asterisk means any version, but there must be one; If-None-Match with an asterisk, that there was none.
 */
export function checkVersion(seen: SeenVersion, present: { updated_at: string } | undefined): void {
  if (isSeen(seen['if-match'], present) && !(present && seen['if-none-match']?.trim() === '*')) return
  refuse('stale', 'Somebody else changed this meanwhile. Look at it again')
}

function isSeen(ifMatch: string | undefined, present: { updated_at: string } | undefined): boolean {
  if (ifMatch === undefined) return true
  const meant = ifMatch.split(',').map((tag) => tag.trim())
  return present !== undefined && (ifMatch.trim() === '*' || meant.includes(tagOf(present)))
}

/** The version of the record in the reply to a call that edits one. */
export function tagOfReply({ ifMatch }: Call, reply: unknown): string | undefined {
  const record = ifMatch === undefined ? undefined : Object(reply)[ifMatch]
  return record ? tagOf(record) : undefined
}
