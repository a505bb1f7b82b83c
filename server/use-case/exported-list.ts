import { refuse } from '@portal/domain/refusal.ts'
import type { z } from 'zod'
import type { Context } from './context.ts'

/** So many rows of a list are read at a time for its file, each time by a query of its own, so that no transaction waits for a slow line. */
export const exportBatch = 500

/** A signed link to a list as a file. The filters and the format are part of the signed path. */
export async function linkToList(
  { signPath, throttle, user }: Pick<Context, 'signPath' | 'throttle' | 'user'>,
  list: string,
  asked: object,
) {
  // A list may have a million rows, so one person can start only a few in a minute.
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/${list}/${Buffer.from(JSON.stringify(asked)).toString('base64url')}`)
}

/** What a link was made for. */
export function askedOf<S extends z.ZodType>(shape: S, sent: unknown): z.output<S> {
  const { data } = shape.safeParse(sent)
  return data ?? refuse('not_found', 'This link does not work')
}
