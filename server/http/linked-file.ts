import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { isSessionOpen } from '../auth/sessions.ts'
import type { ServeDeps } from './serve-call.ts'

/** What a signed link adds to the path of a file. */
export const linkQuery = z.object({
  expires: z.string(),
  session: z.string(),
  signature: z.string(),
  download: z.string().optional(),
})

type Link = z.output<typeof linkQuery>

/** Whether a signed link was made for this path, is not older than five minutes, and its session is open. */
export async function isLinkOpen(
  { database, signedPaths, clock }: Pick<ServeDeps, 'database' | 'signedPaths' | 'clock'>,
  path: string,
  link: Link,
): Promise<boolean> {
  return signedPaths.isValid(path, link, clock()) && (await isSessionOpen(database.db, link.session, clock()))
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
