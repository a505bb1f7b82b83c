import { tmpdir } from 'node:os'
import { makeRegistration } from '@portal/server/testing/factories.ts'
import { closeTestDatabases, newTestDatabase } from '@portal/server/testing/test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { findFaults } from './faults.ts'

afterAll(closeTestDatabases)

it('finds what is lost or half written', async () => {
  const { db, pool } = await newTestDatabase()
  const { id } = await makeRegistration(db, { reference: 'APP-2026-000002' })
  await db.deleteFrom('applicant').execute()
  const acknowledged = {
    facilities: new Map([[999, 'Clinic 1']]),
    registrations: new Map([[id, 'APP-2026-000099']]),
    decisions: new Map([[id, 'Approved']]),
    documents: new Map([['a-slug', 'a digest']]),
  }
  const faults = await findFaults(pool, tmpdir(), acknowledged)
  for (const words of [
    `a registration without its applicant: {"id":${id}}`,
    'a registration whose timeline does not begin with its start',
    'a gap in the references',
    'lost facility 999: Clinic 1',
    `lost registration ${id}: APP-2026-000099`,
    `lost decision ${id}: Approved`,
    'lost document a-slug',
  ]) {
    expect(faults).toContainEqual(expect.stringContaining(words))
  }
})
