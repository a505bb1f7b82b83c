import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { countSections } from './contents.ts'
import { listAnswered, listRequirements } from './questionnaire.ts'

const clinic = 2

/** Everything that a registration asks, by all the ways in which it is read. */
async function questionsOf(db: Db, registration: { id: number; facility_id: number }) {
  return {
    answered: await listAnswered(db, registration.id).execute(),
    requirements: await listRequirements(db, clinic, registration.id),
    count: (await countSections(db, registration, '2026-11-22')).questions,
  }
}

/** A random edit of a random row: a rename, a move, a retirement, or bringing back. */
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('part', 'requirement', 'sub_list'),
    row: fc.nat(500),
    change: fc.oneof(
      fc.record({ place: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ retired: fc.boolean() }),
      fc.constant({ renamed: true }),
    ),
    starts: fc.boolean(),
  }),
  { minLength: 60, maxLength: 60 },
)

it('never changes the questions of a registration, whatever officers do to the catalogue afterwards', async () => {
  const { app, db } = await testApp(await newTestDatabase())
  const officer = as(await makeOfficer(db), app)
  const start = async () => {
    const { id: facility_id } = await makeFacility(db, { facility_type_id: clinic })
    const registration = await makeRegistration(db, { facility_id })
    return { registration, asked: await questionsOf(db, registration) }
  }
  const rowsOf = async (table: 'part' | 'requirement' | 'sub_list') =>
    (await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)).rows
  const started = [await start()]
  let names = 0
  const change = async ({ kind, row, change }: (typeof sequence)[number]) => {
    const rows = await rowsOf(kind)
    const params = { id: rows[row % rows.length]?.id ?? 0 }
    names += 1
    const name = `Renamed ${names}`
    const body = 'renamed' in change ? {} : change
    const isRenamed = 'renamed' in change
    switch (kind) {
      case 'part':
        return officer.send(calls.editPart, { params, body: isRenamed ? { part_name: name } : body })
      case 'requirement':
        return officer.send(calls.editRequirement, { params, body: isRenamed ? { list: name } : body })
      case 'sub_list':
        // Words that ask for no number have no minimum.
        return officer.send(calls.editSubList, {
          params,
          body: isRenamed ? { sub_list: name, least_number: null } : body,
        })
    }
  }
  const [sequence = []] = fc.sample(edits, { numRuns: 1 })
  for (const step of sequence) {
    expect((await change(step)).status).toBe(200)
    if (step.starts) started.push(await start())
  }
  for (const { registration, asked } of started) expect(await questionsOf(db, registration)).toEqual(asked)
  const different = new Set(started.map(({ asked }) => JSON.stringify(asked.requirements)))
  expect(different.size).toBeGreaterThan(1)
})
