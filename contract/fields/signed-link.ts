import { z } from 'zod'
import { moment } from './fields.ts'

/** The reply of a call that gives a signed link to a file. `url` is an example of it. */
export function signedLink(url: string) {
  return z
    .object({ url: z.string(), expires_at: moment })
    .meta({ examples: [{ url, expires_at: '2026-04-08T10:35:00.000Z' }] })
}
