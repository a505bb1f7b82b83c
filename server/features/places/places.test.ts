import '../../testing/matchers.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { bida } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const niger = 27

async function portal() {
  const { app, db } = await testApp()
  return {
    db,
    app,
    visitor: as(undefined, app),
    owner: as(await makeOwner(db), app),
    officer: as(await makeOfficer(db), app),
  }
}

describe('places, for anybody', () => {
  it('are 36 states and the Federal Capital Territory, by name', async () => {
    const { visitor } = await portal()
    const { data } = (await visitor.send(calls.listStates, {})).reply
    const names = data.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(37)
    expect(names).toEqual([...names].sort())
    expect(data).toContainEqual({ id: niger, name: 'Niger', retired_at: null })
  })

  it('are a state with its LGAs', async () => {
    const { visitor } = await portal()
    const { data } = (await visitor.send(calls.showState, { params: { id: niger } })).reply
    expect(data.name).toBe('Niger')
    expect(data.localgovt).toContainEqual({
      id: bida,
      list: 'Bida',
      state_id: niger,
      retired_at: null,
      merged_into: null,
    })
  })

  it('are the LGAs of the home state as a plain array, and of any state', async () => {
    const { visitor } = await portal()
    const home = (await visitor.send(calls.listHomeLgas, {})).reply
    const asked = (await visitor.send(calls.listLgas, { params: { state_id: niger } })).reply
    expect(home.length).toBeGreaterThanOrEqual(25)
    expect(asked.data).toEqual(home)
    expect((await visitor.send(calls.listLgas, { params: { state_id: 15 } })).reply.data).toHaveLength(6)
  })

  it('follow the setting of the home state', async () => {
    const { visitor, db } = await portal()
    const setHome = (value: string) =>
      db.updateTable('setting').set({ value }).where('key', '=', 'home_state_id').execute()
    await setHome('15')
    const lgas = (await visitor.send(calls.listHomeLgas, {})).reply
    await setHome(String(niger))
    expect(lgas.map(({ state_id }) => state_id)).toEqual(Array(6).fill(15))
  })

  it('are the wards of an LGA, by name', async () => {
    const { visitor } = await portal()
    const { data } = (await visitor.send(calls.listWards, { params: { local_gov_area_id: bida } })).reply
    expect(data.length).toBeGreaterThan(5)
    expect(data.every(({ local_gov_area_id }) => local_gov_area_id === bida)).toBe(true)
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).sort())
  })

  it('are refused as not found when they do not exist', async () => {
    const { visitor } = await portal()
    const state = await visitor.send(calls.showState, { params: { id: 999 } })
    expect(state).toBeRefused('not_found')
    expect(state.problem?.message).toBe('This state does not exist')
    expect(await visitor.send(calls.listLgas, { params: { state_id: 999 } })).toBeRefused('not_found')
    const wards = await visitor.send(calls.listWards, { params: { local_gov_area_id: 99_999 } })
    expect(wards).toBeRefused('not_found')
    expect(wards.problem?.message).toBe('This LGA does not exist')
  })
})

describe('an officer adds', () => {
  it('a state with an LGA and a ward', async () => {
    const { officer, visitor } = await portal()
    const state = await officer.send(calls.addState, { body: { name: ' Anioma ' } })
    expect(state.status).toBe(201)
    expect(state.reply.data.name).toBe('Anioma')
    const lga = await officer.send(calls.addLga, { body: { list: 'Asaba', state_id: state.reply.data.id } })
    const ward = await officer.send(calls.addWard, {
      body: { name: 'Cable Point', local_gov_area_id: lga.reply.data.id },
    })
    const shown = await visitor.send(calls.showState, { params: { id: state.reply.data.id } })
    expect(shown.reply.data.localgovt).toEqual([lga.reply.data])
    const wards = await visitor.send(calls.listWards, { params: { local_gov_area_id: lga.reply.data.id } })
    expect(wards.reply.data).toEqual([ward.reply.data])
  })

  it('nothing twice, whatever the letter case', async () => {
    const { officer } = await portal()
    const state = await officer.send(calls.addState, { body: { name: 'NIGER' } })
    expect(state).toBeRefused('invalid_input', 'name')
    expect(state.problem?.message).toBe('There is a state of this name already')
    const lga = await officer.send(calls.addLga, { body: { list: 'bida', state_id: niger } })
    expect(lga).toBeRefused('invalid_input', 'list')
    expect(lga.problem?.message).toBe('This state has an LGA of this name already')
    const { data } = (await officer.send(calls.listWards, { params: { local_gov_area_id: bida } })).reply
    const name = data[0]?.name.toUpperCase() ?? ''
    const ward = await officer.send(calls.addWard, { body: { name, local_gov_area_id: bida } })
    expect(ward).toBeRefused('invalid_input', 'name')
    expect(ward.problem?.message).toBe('This LGA has a ward of this name already')
  })

  it('the same name in another state', async () => {
    const { officer } = await portal()
    expect((await officer.send(calls.addLga, { body: { list: 'Bida', state_id: 1 } })).status).toBe(201)
  })

  it('one state when two officers add it at once', async () => {
    const { officer } = await portal()
    const add = () => officer.send(calls.addState, { body: { name: 'Gurara' } })
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 422, 422])
  })

  it('nothing to a place that does not exist, and nothing without a name', async () => {
    const { officer } = await portal()
    expect(await officer.send(calls.addLga, { body: { list: 'Asaba', state_id: 999 } })).toBeRefused(
      'invalid_input',
      'state_id',
    )
    expect(await officer.send(calls.addWard, { body: { name: 'One', local_gov_area_id: 99_999 } })).toBeRefused(
      'invalid_input',
      'local_gov_area_id',
    )
    expect(await officer.send(calls.addState, { body: { name: '  ' } })).toBeRefused('invalid_input', 'name')
    expect(await officer.send(calls.addState, { body: { name: 'a'.repeat(81) } })).toBeRefused('invalid_input', 'name')
  })
})

describe('an owner or a visitor', () => {
  it('adds no places', async () => {
    const { owner, visitor } = await portal()
    for (const [person, code] of [
      [owner, 'not_allowed'],
      [visitor, 'signed_out'],
    ] as const) {
      expect(await person.send(calls.addState, { body: { name: 'Mine' } })).toBeRefused(code)
      expect(await person.send(calls.addLga, { body: { list: 'Mine', state_id: niger } })).toBeRefused(code)
      expect(await person.send(calls.addWard, { body: { name: 'Mine', local_gov_area_id: bida } })).toBeRefused(code)
    }
  })
})
