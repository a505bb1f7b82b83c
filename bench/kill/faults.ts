import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Acknowledged } from './people.ts'

/** Faults that must never occur in the database. Each statement returns one row per fault. */
const neverFound = {
  'a registration without its applicant':
    'select id from registration where id not in (select registration_id from applicant)',
  'a registration whose timeline does not begin with its start': `
    select id from registration where (
      select from_status is null and to_status = 'pending' from registration_event
      where registration_id = registration.id order by id limit 1
    ) is not true`,
  'a timeline with a step missing': `
    select id from (
      select id, from_status, lag(to_status) over (partition by registration_id order by id) as before
      from registration_event
    ) as step where from_status is distinct from before`,
  'a registration that is not where its timeline ends': `
    select id from registration where status is distinct from (
      select to_status from registration_event where registration_id = registration.id order by id desc limit 1
    )`,
  'a facility that does not show its newest registration': `
    select facility.id from facility
    where (registration_id, status) is distinct from (
      select (id, status) from registration where facility_id = facility.id order by id desc limit 1
    )`,
  'a facility that was added twice': 'select company_name from facility group by 1 having count(*) > 1',
  'a document that was added twice': 'select facility_id from document group by 1 having count(*) > 1',
  'a gap in the references':
    'select max(right(reference, 6)::int), count(*) from registration having max(right(reference, 6)::int) <> count(*)',
  'a gap in the registration numbers': `
    select value from counter where name = 'registration_number'
      and value <> (select count(distinct registration_id) from certificate where kind = 'certificate')`,
  'an approved registration without its certificate': `
    select id from registration where status = 'Approved'
      and id not in (select registration_id from certificate where kind = 'certificate')`,
  'a tally that differs from the number of facilities':
    'select 1 where (select coalesce(sum(n), 0) from facility_count where (local_gov_area_id, facility_type_id) = (0, 0)) <> (select count(*) from facility)',
  'a stored reply that is empty': `select key from idempotency_key where reply = 'null'`,
}

/** Every fault in the database, and everything acknowledged that is missing from it. */
export async function findFaults(pool: pg.Pool, dataDir: string, acknowledged: Acknowledged): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, statement] of Object.entries(neverFound)) {
    const { rows } = await pool.query(statement)
    faults.push(...rows.map((row) => `${fault}: ${JSON.stringify(row)}`))
  }
  const { rows: facilities } = await pool.query('select id, company_name from facility')
  faults.push(
    ...lost('facility', acknowledged.facilities, new Map(facilities.map((row) => [row.id, row.company_name]))),
  )
  const { rows: registrations } = await pool.query('select id, reference, status from registration')
  const references = new Map(registrations.map((row) => [row.id, row.reference]))
  const statuses = new Map(registrations.map((row) => [row.id, row.status]))
  faults.push(...lost('registration', acknowledged.registrations, references))
  // A temporarily approved registration may have been approved by a request whose reply was lost.
  const approved = [...acknowledged.decisions].filter(
    ([id, status]) => !['Approved', status].includes(statuses.get(id)),
  )
  faults.push(...approved.map(([id, status]) => `lost decision ${id}: ${status}`))
  const { rows: documents } = await pool.query('select file_slug from document')
  const stored = new Map(
    await Promise.all(documents.map(async ({ file_slug }) => [file_slug, await digestOf(dataDir, file_slug)] as const)),
  )
  return [...faults, ...lost('document', acknowledged.documents, stored)]
}

function lost<K>(kind: string, acknowledged: Map<K, string>, stored: Map<K, string>): string[] {
  const missing = [...acknowledged].filter(([id, value]) => stored.get(id) !== value)
  return missing.map(([id, value]) => `lost ${kind} ${id}: ${value}, found ${stored.get(id)}`)
}

async function digestOf(dataDir: string, slug: string): Promise<string> {
  const bytes = await readFile(join(dataDir, 'files', slug)).catch(() => Buffer.alloc(0))
  return createHash('sha256').update(bytes).digest('hex')
}
