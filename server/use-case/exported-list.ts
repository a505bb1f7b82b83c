import { refuse } from '@portal/domain/refusal.ts'
import type { z } from 'zod'
import type { Context } from './context.ts'

interface Numbered {
  id: number
}

/**
 * So many rows of a list are read at a time for its file, each time by a query of its own, so that no transaction waits for a slow
 * line. Facilities come with much that belongs to them: more at a time would keep other calls waiting.
 */
export const exportBatch = 100
const searchPageSize = 100
/** A search finds the best matches first; an export has at most this many. */
const maxFound = 1000

/** A signed link to a list as a file. The filters and the format are part of the signed path. */
export async function linkToList(
  { signPath, throttle, user }: Pick<Context, 'signPath' | 'throttle' | 'user'>,
  list: string,
  asked: object,
) {
  // So many links in a minute. A link works for some minutes, so what is downloaded with links is bounded where it is sent.
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/${list}/${Buffer.from(JSON.stringify(asked)).toString('base64url')}`)
}

/** What a link was made for. */
export function askedOf<S extends z.ZodType>(shape: S, sent: unknown): z.output<S> {
  const { data } = shape.safeParse(sent)
  return data ?? refuse('not_found', 'This link does not work')
}

/** A list in batches, each of which begins after the last row of the one before. */
export async function* batchesAfter<Row extends Numbered>(
  read: (place: { after: number | undefined; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: number | undefined
  while (true) {
    const rows = await read({ after, limit: exportBatch })
    if (rows.length > 0) yield rows
    if (rows.length < exportBatch) return
    after = rows.at(-1)?.id
  }
}

/** The best matches of a search, page by page. */
export async function* foundBatches<Row>(
  readPage: (paging: { page: number; per_page: number }) => Promise<{ data: readonly Row[] }>,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1; page <= maxFound / searchPageSize; page += 1) {
    const { data } = await readPage({ page, per_page: searchPageSize })
    if (data.length > 0) yield data
    if (data.length < searchPageSize) return
  }
}
