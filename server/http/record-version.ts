import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { refuse } from '@portal/domain/refusal.ts'

/** The ETag of a record: its `updated_at` in quotes. Every save increases it. */
function tagOf({ updated_at }: { updated_at: string }): string {
  return `"${updated_at}"`
}

/** The version that the caller has seen: the headers If-Match and If-None-Match. */
export interface SeenVersion {
  'if-match'?: string
  'if-none-match'?: string
}

/**
 * Refuses an edit when somebody else has changed the record since the caller read it. Without a version nothing is refused.
 * `If-Match: *` requires that the record exists; `If-None-Match: *` requires that it does not.
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

/** The ETag for the reply to a call that edits a record. */
export function tagOfReply({ ifMatch }: Call, reply: unknown): string | undefined {
  const { updated_at } = ifMatch === undefined ? {} : fieldsOf(fieldsOf(reply)[ifMatch])
  return typeof updated_at === 'string' ? tagOf({ updated_at }) : undefined
}
