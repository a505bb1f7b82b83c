import type { PrintedKind } from '@portal/domain/certificate.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'

/** What stands on a certificate or statement besides its number and dates, frozen at the issue. */
const printed = z.object({
  facility_name: z.string(),
  category: z.string(),
  address: z.string(),
  lga: z.string(),
  owner_name: z.string(),
  operating_officer: z.string().nullable(),
  ministry: z.string(),
  ministry_address: z.string(),
  /** Papers from before the portal had a crest have none. */
  crest_url: z.string().nullable().default(null),
  signatories: z.array(z.object({ title: z.string(), name: z.string().nullable() })),
})
export type Printed = z.output<typeof printed>

interface Issue {
  kind: PrintedKind
  registration_id: number
  number: string
  issue_date: string
  expiry_date: string
  printed: Printed
}

/** Keeps what is issued. The row never changes afterwards. Spec §4.5. */
export async function insertCertificate(db: Db, issue: Issue): Promise<void> {
  await db
    .insertInto('certificate')
    .values({ ...issue, printed: JSON.stringify(issue.printed) })
    .execute()
}

/** How many of a kind were issued for a registration. */
export async function countIssued(db: Db, kind: PrintedKind, registrationId: number): Promise<number> {
  const rows = await db
    .selectFrom('certificate')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .select('id')
    .execute()
  return rows.length
}

/** The newest certificate or statement of a registration, or `not_found`. */
export async function getCertificate(db: Db, kind: PrintedKind, registrationId: number) {
  const row = await db
    .selectFrom('certificate')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .select(['number', 'issue_date', 'expiry_date', 'printed'])
    .executeTakeFirst()
  if (!row) return refuse('not_found', 'Nothing was issued for this registration')
  return { ...row, ...printed.parse(row.printed) }
}

/** The next serial number, from 1. The counter stays locked until the transaction ends, so no number is lost or given twice. */
export async function nextSerial(db: Db, name: string): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
