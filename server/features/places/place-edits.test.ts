import '../../testing/matchers.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as facilityCalls from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/places/calls.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const niger = 27

/** A misspelt LGA with a misspelt ward, and a facility there. */
async function portal() {
  const { app, db } = await testApp()
  const [owner, officer] = [as(await makeOwner(db), app), as(await makeOfficer(db), app)]
  const name = `Bidda ${Math.random().toString(36).slice(2, 8)}`
  const lga = (await officer.send(calls.addLga, { body: { list: name, state_id: niger } })).reply.data
  const ward = (await officer.send(calls.addWard, { body: { name: 'Makerra', local_gov_area_id: lga.id } })).reply.data
  const clinic = {
    company_name: `Clinic of ${name}`,
    owner_name: 'Amina Bello',
    phone_number: '0803 123 4567',
    facility_type_id: 2,
    local_gov_area_id: lga.id,
    ward_id: ward.id,
    address: '14 Bosso Road',
  }
  const facility = (await owner.send(facilityCalls.addFacility, { body: clinic })).reply.data
  const showFacility = async () =>
    (await owner.send(facilityCalls.showFacility, { params: { id: facility.id } })).reply.data
  return { app, db, owner, officer, lga, ward, clinic, facility, showFacility }
}

describe('a misspelt place', () => {
  it('is corrected, and whoever has it shows the new name', async () => {
    const { db, officer, lga, ward, showFacility } = await portal()
    const corrected = await officer.send(calls.editLga, { params: { id: lga.id }, body: { list: `Right ${lga.list}` } })
    expect(corrected.reply.data).toEqual({ ...lga, list: `Right ${lga.list}`, retired_at: null })
    await officer.send(calls.editWard, { params: { id: ward.id }, body: { name: 'Makera' } })
    expect(await showFacility()).toMatchObject({
      local_gov_areas: { list: `Right ${lga.list}` },
      ward_name: 'Makera',
    })
    const entry = await db.selectFrom('audit_entry').orderBy('id', 'desc').select('body').executeTakeFirstOrThrow()
    expect(entry.body).toMatchObject({
      action: 'change_places',
      before: { name: 'Makerra' },
      after: { name: 'Makera' },
    })
  })

  it('keeps a name that another one beside it does not have, in any letter case', async () => {
    const { officer, lga } = await portal()
    const taken = await officer.send(calls.editLga, { params: { id: lga.id }, body: { list: 'BIDA' } })
    expect(taken).toBeRefused('invalid_input', 'list')
    expect(taken.problem?.errors?.list).toEqual(['This state has an LGA of this name already'])
    const state = await officer.send(calls.editState, { params: { id: 1 }, body: { name: 'niger' } })
    expect(state).toBeRefused('invalid_input', 'name')
    expect(await officer.send(calls.editWard, { params: { id: 2_000_000 }, body: {} })).toBeRefused('not_found')
  })

  it('of two corrections to the same name at once takes one', async () => {
    const { officer, lga } = await portal()
    const body = { list: `Other ${lga.list}`, state_id: niger }
    const other = (await officer.send(calls.addLga, { body })).reply.data
    const rename = (id: number) => officer.send(calls.editLga, { params: { id }, body: { list: `Third ${lga.list}` } })
    const answers = await Promise.all([rename(lga.id), rename(other.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a retired place', () => {
  it('is not offered and refused for what is new; who has it keeps it, and it is brought back', async () => {
    const { owner, officer, lga, ward, clinic, facility, showFacility } = await portal()
    const listed = async (query = {}) => (await owner.send(calls.listHomeLgas, { query })).reply.map(({ id }) => id)
    await officer.send(calls.editLga, { params: { id: lga.id }, body: { retired: true } })
    expect(await listed()).not.toContain(lga.id)
    expect(await listed({ retired: 'yes' })).toContain(lga.id)
    expect(await owner.send(facilityCalls.addFacility, { body: clinic })).toBeRefused(
      'invalid_input',
      'local_gov_area_id',
    )
    expect((await showFacility()).local_gov_areas.list).toBe(lga.list)
    const chart = await officer.send(dashboard.countFacilitiesByLga, { params: { state_id: niger } })
    expect(chart.reply[0].data.find(({ id }) => id === lga.id)?.y).toBe(1)
    const body = { ...clinic, address: '15 Bosso Road' }
    expect((await owner.send(corrections.changeFacility, { params: { id: facility.id }, body })).status).toBe(200)
    await officer.send(calls.editLga, { params: { id: lga.id }, body: { retired: false } })
    expect(await listed()).toContain(lga.id)
    await officer.send(calls.editWard, { params: { id: ward.id }, body: { retired: true } })
    expect(await owner.send(facilityCalls.addFacility, { body: clinic })).toBeRefused('invalid_input', 'ward_id')
    expect((await owner.send(corrections.changeFacility, { params: { id: facility.id }, body })).status).toBe(200)
  })

  it('may be a state, but not that of the ministry', async () => {
    const { owner, officer } = await portal()
    const kept = await officer.send(calls.editState, { params: { id: niger }, body: { retired: true } })
    expect(kept).toBeRefused('invalid_input', 'retired')
    await officer.send(calls.editState, { params: { id: 3 }, body: { retired: true } })
    const ids = (await owner.send(calls.listStates, {})).reply.data.map(({ id }) => id)
    expect(ids).not.toContain(3)
    expect((await owner.send(calls.showState, { params: { id: 3 } })).status).toBe(200)
    const body = { list: 'New', state_id: 3 }
    expect(await officer.send(calls.addLga, { body })).toBeRefused('invalid_input', 'state_id')
    await officer.send(calls.editState, { params: { id: 3 }, body: { retired: false } })
  })

  it('is not edited by an owner', async () => {
    const { owner, lga } = await portal()
    expect(await owner.send(calls.editLga, { params: { id: lga.id }, body: { retired: true } })).toBeRefused(
      'not_allowed',
    )
  })
})
