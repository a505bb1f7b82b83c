import { z } from 'zod'
import { call } from '../call.ts'
import { lga } from '../entities/lga.ts'
import { state } from '../entities/state.ts'
import { ward } from '../entities/ward.ts'
import { byId, line, recordId, recordIdText } from '../fields.ts'

/** Every state. Spec §7. */
export const listStates = call('GET', '/api/states', {
  summary: 'The 36 states and the Federal Capital Territory.',
  may: 'read public information',
  reply: z.object({ data: z.array(state) }),
})

/** One state with its local government areas. Spec §7. */
export const showState = call('GET', '/api/states/{id}', {
  summary: 'One state with its local government areas.',
  may: 'read public information',
  params: byId,
  reply: z.object({ data: state.extend({ localgovt: z.array(lga) }).meta({ id: 'StateWithLgas' }) }),
})

/** An officer adds a state. Spec §7. */
export const addState = call('POST', '/api/states', {
  summary: 'Add a state.',
  may: 'manage places',
  body: z.object({ name: line('the name of the state', 80) }).meta({ examples: [{ name: 'Niger' }] }),
  status: 201,
  reply: z.object({ data: state }),
})

/** The local government areas of the home state, as a bare list. Spec §7. */
export const listHomeLgas = call('GET', '/api/local-gov-area', {
  summary: 'The local government areas of the home state.',
  may: 'read public information',
  reply: z.array(lga),
})

/** The local government areas of a state. Spec §7. */
export const listLgas = call('GET', '/api/local-gov-area/{state_id}', {
  summary: 'The local government areas of a state.',
  may: 'read public information',
  params: z.object({ state_id: recordIdText }),
  reply: z.object({ data: z.array(lga) }),
})

/** An officer adds a local government area. Spec §7. */
export const addLga = call('POST', '/api/local-gov-area', {
  summary: 'Add a local government area to a state.',
  may: 'manage places',
  body: z
    .object({
      list: line('the name of the local government area', 80).describe("The area's name."),
      state_id: recordId,
    })
    .meta({ examples: [{ list: 'Chanchaga', state_id: 27 }] }),
  status: 201,
  reply: z.object({ data: lga }),
})

/** The wards of a local government area. Spec §7. */
export const listWards = call('GET', '/api/wards/{local_gov_area_id}', {
  summary: 'The wards of a local government area.',
  may: 'read public information',
  params: z.object({ local_gov_area_id: recordIdText }),
  reply: z.object({ data: z.array(ward) }),
})

/** An officer adds a ward. */
export const addWard = call('POST', '/api/wards', {
  summary: 'Add a ward to a local government area.',
  may: 'manage places',
  body: z
    .object({ name: line('the name of the ward', 80), local_gov_area_id: recordId })
    .meta({ examples: [{ name: 'Sabongari', local_gov_area_id: 544 }] }),
  status: 201,
  reply: z.object({ data: ward }),
})
