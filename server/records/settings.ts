import { randomBytes } from 'node:crypto'
import { validityPolicies } from '@portal/domain/registration-expiry.ts'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'

/** The ministry's settings. decisions.md, first paragraph. */
export const settings = z.object({
  product_name: z.string(),
  ministry_name: z.string(),
  ministry_address: z.string(),
  crest_url: z.string().nullable(),
  home_state_id: z.int(),
  registration_prefix: z.string(),
  validity_policy: z.enum(validityPolicies),
  temporary_months: z.int(),
  terms_version: z.string(),
  officer_idle_minutes: z.int(),
})
export type Settings = z.output<typeof settings>

/** The settings as they are now. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** The secret that signs links to files; made at the first start, the same for every process of the portal. */
export async function readLinkSecret(db: Db): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ key: 'link_secret', value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .where('key', '=', 'link_secret')
    .select('value')
    .executeTakeFirstOrThrow()
  return Buffer.from(z.string().parse(value), 'base64')
}
