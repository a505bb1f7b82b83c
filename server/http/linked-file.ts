import type { Call } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { findUserOfSession, type SignedIn } from '../auth/sessions.ts'
import { checkAccountIsReady } from './check-account-is-ready.ts'
import { checkOwnership } from './check-ownership.ts'
import type { ServeDeps } from './serve-deps.ts'

/** What a signed link adds to the path of a file. */
export const linkQuery = z.object({
  expires: z.string(),
  session: z.string(),
  signature: z.string(),
  download: z.string().optional(),
})

type Link = z.output<typeof linkQuery>
type Deps = Pick<ServeDeps, 'database' | 'signedPaths' | 'clock'>

/** What a link stands for: the call that makes such links, and its parameters. */
export interface Right {
  call: Call
  params?: Record<string, number | string>
}

/** The person who opens a link that was made for this path at most five minutes ago, while the session is open. */
export async function findPersonOfLink({ database, signedPaths, clock }: Deps, path: string, link: Link) {
  return signedPaths.isValid(path, link, clock()) ? findUserOfSession(database.db, link.session, clock()) : undefined
}

/**
 * Refuses a link as not found unless its person may make it today: what they lost since, a facility, a duty or their account,
 * they cannot open with links that they made before.
 */
export async function checkRight({ database }: Deps, user: SignedIn, { call, params = {} }: Right): Promise<void> {
  if (!mayDo(user, call.may)) refuseExpiredLink()
  try {
    checkAccountIsReady(user, call)
    await checkOwnership(database.db, call, user, { params, query: {}, body: {} })
  } catch (error) {
    if (error instanceof Refusal) refuseExpiredLink()
    throw error
  }
}

/** Refuses a link that is changed, too old, of a session that has ended, or whose person has lost the right. */
export function refuseExpiredLink(): never {
  return refuse('not_found', 'This link no longer works. Open it again from its page in the portal', {
    event: 'wrong link',
  })
}

/** Sets the headers of a PDF that the portal made itself. `name` has no ending. */
export function describePdf(reply: FastifyReply, { name, link, bytes }: { name: string; link: Link; bytes: number }) {
  return reply.headers({
    'content-type': 'application/pdf',
    'content-length': bytes,
    'content-disposition': `${link.download === undefined ? 'inline' : 'attachment'}; filename="${name}.pdf"`,
    // The ministry's own text, without scripts. Some browsers show no PDF in a sandbox.
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  })
}
