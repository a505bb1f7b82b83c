import '../../testing/matchers.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

/** Private Clinic, and the Out-patient area in which it has requirements. */
const clinic = 2
const partA = 1

async function portal() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: clinic })
  return { app, db, facility, owner: as(owner, app), officer: as(await makeOfficer(db), app) }
}

async function retire(db: Db, table: 'facility_type' | 'part' | 'requirement' | 'sub_list', id: number) {
  await db.updateTable(table).set({ retired_at: new Date().toISOString() }).where('id', '=', id).execute()
}

describe('the catalogue', () => {
  it('shows 14 facility types to everybody, with the numbers that their operating officer must give', async () => {
    const { app } = await portal()
    const { data } = (await as(undefined, app).send(calls.listFacilityTypes, {})).reply
    expect(data).toHaveLength(14)
    const idsThat = (flag: 'asks_folio' | 'asks_additional_mdcn') =>
      data.filter((type) => type[flag]).map(({ id }) => id)
    expect(idsThat('asks_folio')).toEqual([1, 2, 5, 9, 10])
    expect(idsThat('asks_additional_mdcn')).toEqual([9, 10])
  })

  it('shows the parts in which a type has requirements, and no other', async () => {
    const { owner } = await portal()
    const { parts, ...type } = (await owner.send(calls.showFacilityTypeParts, { body: { id: clinic } })).reply
    expect(type).toMatchObject({ id: clinic, category_list: 'Private Clinic' })
    expect(parts.length).toBeGreaterThan(1)
    const all = (await owner.send(calls.listParts, {})).reply.data
    expect(all.length).toBeGreaterThan(parts.length)
    for (const part of parts) {
      expect(part.requirements.length).toBeGreaterThan(0)
      for (const requirement of part.requirements) {
        expect(requirement).toMatchObject({ facility_type_id: clinic, part_req_id: part.id })
      }
    }
  })

  it('shows the requirements of a type with their part and questions', async () => {
    const { owner } = await portal()
    const { data } = (await owner.send(calls.listRequirementsOfType, { params: { facility_type_id: clinic } })).reply
    const { parts } = (await owner.send(calls.showFacilityTypeParts, { body: { id: clinic } })).reply
    expect(data.map(({ id }) => id)).toEqual(parts.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
    for (const requirement of data) {
      expect(requirement.part.id).toBe(requirement.part_req_id)
      expect(requirement.sub_lists.length).toBeGreaterThan(0)
      expect(requirement.sub_lists.every(({ requirement_id }) => requirement_id === requirement.id)).toBe(true)
    }
  })

  it('refuses ids that do not exist', async () => {
    const { owner } = await portal()
    const type = await owner.send(calls.showFacilityTypeParts, { body: { id: 999 } })
    expect(type).toBeRefused('not_found')
    expect(type.problem?.message).toBe('This type of facility does not exist')
    const part = await owner.send(calls.showPart, { params: { id: 999 } })
    expect(part).toBeRefused('not_found')
    expect(part.problem?.message).toBe('This part does not exist')
    expect(await owner.send(calls.listRequirementsOfType, { params: { facility_type_id: 999 } })).toBeRefused(
      'not_found',
    )
    expect(await owner.send(calls.showFacilityTypeParts, { body: { id: 0 } })).toBeRefused('invalid_input', 'id')
  })

  it('is for signed-in people, except for the types', async () => {
    const { app } = await portal()
    const visitor = as(undefined, app)
    expect(await visitor.send(calls.listParts, {})).toBeRefused('signed_out')
    expect(await visitor.send(calls.showPart, { params: { id: partA } })).toBeRefused('signed_out')
    expect(await visitor.send(calls.showFacilityTypeParts, { body: { id: clinic } })).toBeRefused('signed_out')
    expect(await visitor.send(calls.listRequirementsOfType, { params: { facility_type_id: clinic } })).toBeRefused(
      'signed_out',
    )
  })
})

describe('a part', () => {
  it('shows the requirements of all types when no facility is named', async () => {
    const { officer } = await portal()
    const { data } = (await officer.send(calls.showPart, { params: { id: partA } })).reply
    expect(new Set(data.requirements.map(({ facility_type_id }) => facility_type_id)).size).toBeGreaterThan(1)
    expect(data.requirements.every(({ questions, answered }) => questions > 0 && answered === 0)).toBe(true)
  })

  it('shows the requirements of a facility’s type, with no answers before it has a registration', async () => {
    const { owner, facility } = await portal()
    const { data } = (await owner.send(calls.showPart, { params: { id: partA }, query: { facility_id: facility.id } }))
      .reply
    expect(data.requirements.length).toBeGreaterThan(0)
    expect(data.requirements.every(({ facility_type_id }) => facility_type_id === clinic)).toBe(true)
    expect(data.requirements.every(({ answered }) => answered === 0)).toBe(true)
  })

  it('counts the answers of the newest registration, each question once', async () => {
    const { db, owner, facility } = await portal()
    const show = async () => {
      const query = { facility_id: facility.id }
      return (await owner.send(calls.showPart, { params: { id: partA }, query })).reply.data.requirements
    }
    const first = await makeRegistration(db, { facility_id: facility.id })
    await completeApplication(db, first)
    expect((await show()).every(({ questions, answered }) => answered === questions)).toBe(true)

    const [requirement] = await show()
    const oldAnswer = db
      .updateTable('submission')
      .set({ replaced_at: new Date().toISOString() })
      .where('registration_id', '=', first.id)
      .where('requirement_id', '=', requirement?.id ?? 0)
    await oldAnswer.execute()
    expect((await show())[0]).toMatchObject({ id: requirement?.id, questions: requirement?.questions, answered: 0 })

    await db
      .updateTable('registration')
      .set({ status: 'Approved', approved_at: new Date().toISOString(), expiry_date: '2026-12-31' })
      .where('id', '=', first.id)
      .execute()
    const renewal = await makeRegistration(db, { facility_id: facility.id, kind: 'renewal' })
    expect((await show()).every(({ answered }) => answered === 0)).toBe(true)
    // A renewal that is withdrawn counts no longer.
    const ended = { ended_at: new Date().toISOString() }
    await db.updateTable('registration').set(ended).where('id', '=', renewal.id).execute()
    expect((await show()).slice(1).every(({ questions, answered }) => answered === questions)).toBe(true)
  })

  it('does not show the progress of somebody else’s facility', async () => {
    const { app, db, facility, officer } = await portal()
    const input = { params: { id: partA }, query: { facility_id: facility.id } }
    expect(await as(await makeOwner(db), app).send(calls.showPart, input)).toBeRefused('not_found')
    expect((await officer.send(calls.showPart, input)).status).toBe(200)
  })
})

describe('what is retired', () => {
  it('is no longer shown, but existing references to it stay', async () => {
    const { app, db } = await testApp(await newTestDatabase())
    const owner = as(await makeOwner(db), app)
    const read = async () => {
      const { data } = (await owner.send(calls.listRequirementsOfType, { params: { facility_type_id: clinic } })).reply
      const { parts } = (await owner.send(calls.showFacilityTypeParts, { body: { id: clinic } })).reply
      return { data, parts }
    }
    const { data: before } = await read()
    const [one, other] = before
    const question = other?.sub_lists[0]
    await retire(db, 'requirement', one?.id ?? 0)
    await retire(db, 'sub_list', question?.id ?? 0)
    const { data: after, parts } = await read()
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
    expect(parts.flatMap(({ requirements }) => requirements.map(({ id }) => id))).not.toContain(one?.id)
    expect(after[0]?.sub_lists).toEqual(other?.sub_lists.slice(1))
    const shown = (await owner.send(calls.showPart, { params: { id: other?.part_req_id ?? 0 } })).reply.data
      .requirements
    expect(shown.find(({ id }) => id === other?.id)?.questions).toBe((other?.sub_lists.length ?? 0) - 1)
    expect(shown.map(({ id }) => id)).not.toContain(one?.id)

    await retire(db, 'part', partA)
    expect((await owner.send(calls.listParts, {})).reply.data.map(({ id }) => id)).not.toContain(partA)
    expect((await read()).parts.map(({ id }) => id)).not.toContain(partA)
    expect((await read()).data.map(({ part }) => part.id)).not.toContain(partA)
    expect(await owner.send(calls.showPart, { params: { id: partA } })).toBeRefused('not_found')

    await retire(db, 'facility_type', clinic)
    expect((await owner.send(calls.listFacilityTypes, {})).reply.data.map(({ id }) => id)).not.toContain(clinic)
    expect((await read()).data.length).toBeGreaterThan(0)
  })
})
