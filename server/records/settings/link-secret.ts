import { z } from 'zod'
import type { Db } from '../../database/connect.ts'

const key = 'link_secret'
/** An object where it is encrypted, so that a version that cannot decrypt it does not take it for the secret itself. */
const stored = z.union([z.string(), z.object({ encrypted: z.string() }).transform(({ encrypted }) => encrypted)])

/** The secret that signs links as it is stored; undefined before the first start. */
export async function findLinkSecret(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('setting').where('key', '=', key).select('value').executeTakeFirst()
  return row && stored.parse(row.value)
}

/** Stores the first secret that signs links, unless another process was faster. */
export async function insertLinkSecret(db: Db, text: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value: written(text) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Stores the secret that signs links in another form, or another secret. */
export async function updateLinkSecret(db: Db, text: string): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: written(text) })
    .where('key', '=', key)
    .execute()
}

/** Base64 has no dot, what is encrypted has. */
function written(text: string): string {
  return JSON.stringify(text.includes('.') ? { encrypted: text } : text)
}
