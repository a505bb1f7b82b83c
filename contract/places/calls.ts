import { z } from 'zod'
import { adding, editing } from '../audit/call-audit.ts'
import { call } from '../call.ts'
import { byId, choice, line, recordId, recordIdText } from '../fields/fields.ts'
import { lga } from './lga.ts'
import { state } from './state.ts'
import { ward } from './ward.ts'

/** Lists leave out what was retired, unless it is asked for. */
const withRetired = z.object({
  retired: choice(['yes'], 'yes').optional().describe('With yes also those that are not offered any more.'),
})

/** Every state. Spec §7. */
export const listStates = call('GET', '/api/states', {
  feature: 'places',
  summary: 'The 36 states and the Federal Capital Territory.',
  may: 'read public information',
  query: withRetired,
  reply: z.object({ data: z.array(state) }),
})

/** One state with its local government areas. Spec §7. */
export const showState = call('GET', '/api/states/{id}', {
  feature: 'places',
  summary: 'One state with its local government areas.',
  may: 'read public information',
  params: byId,
  query: withRetired,
  reply: z.object({ data: state.extend({ localgovt: z.array(lga) }).meta({ id: 'StateWithLgas' }) }),
})

/** An officer adds a state. Spec §7. */
export const addState = call('POST', '/api/states', {
  feature: 'places',
  summary: 'Add a state.',
  may: 'manage places',
  body: z.object({ name: line('the name of the state', 80) }).meta({ examples: [{ name: 'Niger' }] }),
  status: 201,
  reply: z.object({ data: state }),
  audit: adding('change_places', 'catalogue'),
})

/** The local government areas of the home state, as a bare list. Spec §7. */
export const listHomeLgas = call('GET', '/api/local-gov-area', {
  feature: 'places',
  summary: 'The local government areas of the home state.',
  may: 'read public information',
  query: withRetired,
  reply: z.array(lga),
})

/** The local government areas of a state. Spec §7. */
export const listLgas = call('GET', '/api/local-gov-area/{state_id}', {
  feature: 'places',
  summary: 'The local government areas of a state.',
  may: 'read public information',
  params: z.object({ state_id: recordIdText }),
  query: withRetired,
  reply: z.object({ data: z.array(lga) }),
})

/** An officer adds a local government area. Spec §7. */
export const addLga = call('POST', '/api/local-gov-area', {
  feature: 'places',
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
  audit: adding('change_places', 'catalogue'),
})

/** The wards of a local government area. Spec §7. */
export const listWards = call('GET', '/api/wards/{local_gov_area_id}', {
  feature: 'places',
  summary: 'The wards of a local government area.',
  may: 'read public information',
  params: z.object({ local_gov_area_id: recordIdText }),
  query: withRetired,
  reply: z.object({ data: z.array(ward) }),
})

/** An officer adds a ward. */
export const addWard = call('POST', '/api/wards', {
  feature: 'places',
  summary: 'Add a ward to a local government area.',
  may: 'manage places',
  body: z
    .object({ name: line('the name of the ward', 80), local_gov_area_id: recordId })
    .meta({ examples: [{ name: 'Sabongari', local_gov_area_id: 544 }] }),
  status: 201,
  reply: z.object({ data: ward }),
  audit: adding('change_places', 'catalogue'),
})

const retired = z
  .boolean()
  .optional()
  .describe('True: it is not offered any more; who has it keeps it. False: it is offered again.')

const edits = { may: 'manage places', params: byId, refuses: ['not_found'] } as const

/** An officer corrects the name of a state, or retires it. */
export const editState = call('PUT', '/api/places/states/{id}', {
  feature: 'places',
  ...edits,
  summary: 'Correct the name of a state, or retire it.',
  body: z
    .object({ name: line('the name of the state', 80).optional(), retired })
    .meta({ examples: [{ name: 'Niger' }] }),
  reply: z.object({ data: state }),
  audit: editing('state', 'change_places', 'catalogue'),
})

/** An officer corrects the name of a local government area, or retires it. */
export const editLga = call('PUT', '/api/places/lgas/{id}', {
  feature: 'places',
  ...edits,
  summary: 'Correct the name of a local government area, or retire it.',
  body: z
    .object({ list: line('the name of the local government area', 80).optional(), retired })
    .meta({ examples: [{ list: 'Chanchaga' }] }),
  reply: z.object({ data: lga }),
  audit: editing('local_gov_area', 'change_places', 'catalogue'),
})

/** An officer corrects the name of a ward, or retires it. */
export const editWard = call('PUT', '/api/places/wards/{id}', {
  feature: 'places',
  ...edits,
  summary: 'Correct the name of a ward, or retire it.',
  body: z
    .object({ name: line('the name of the ward', 80).optional(), retired })
    .meta({ examples: [{ name: 'Sabongari', retired: true }] }),
  reply: z.object({ data: ward }),
  audit: editing('ward', 'change_places', 'catalogue'),
})

const mergeForm = z.object({ into: recordId.describe('The place that stays.') })

const toMove = z.object({
  facilities: z.int().describe('How many facilities are moved.'),
  wards: z
    .array(z.object({ name: z.string(), joins: z.boolean().describe('It joins a ward of the same name there.') }))
    .describe('The wards of an LGA; empty for a ward.'),
})

const previews = { may: 'manage places', params: byId, query: mergeForm.extend({ into: recordIdText }) } as const

const merges = {
  may: 'manage places',
  params: byId,
  body: mergeForm.meta({ examples: [{ into: 541 }] }),
  refuses: ['not_found'],
} as const

const isMoved = z.boolean().describe('Whether all is moved already; else the rest follows within minutes.')

/** What merging two LGAs would move. */
export const showLgaMerge = call('GET', '/api/places/lgas/{id}/merge', {
  feature: 'places',
  ...previews,
  summary: 'What would be moved if an LGA were merged into another one of its state.',
  reply: z.object({ data: toMove }).meta({
    examples: [{ data: { facilities: 112, wards: [{ name: 'Sabongari', joins: true }] } }],
  }),
})

/** An officer merges an LGA into another one of its state. */
export const mergeLga = call('POST', '/api/places/lgas/{id}/merge', {
  feature: 'places',
  ...merges,
  summary: 'Merge an LGA into another one of its state. Its wards move, and those of the same names become one.',
  reply: z.object({ data: lga, is_moved: isMoved }),
  audit: editing('local_gov_area', 'change_places', 'catalogue'),
})

/** What merging two wards would move. */
export const showWardMerge = call('GET', '/api/places/wards/{id}/merge', {
  feature: 'places',
  ...previews,
  summary: 'What would be moved if a ward were merged into another one of its LGA.',
  reply: z.object({ data: toMove }).meta({ examples: [{ data: { facilities: 7, wards: [] } }] }),
})

/** An officer merges a ward into another one of its LGA. */
export const mergeWard = call('POST', '/api/places/wards/{id}/merge', {
  feature: 'places',
  ...merges,
  summary: 'Merge a ward into another one of its LGA.',
  reply: z.object({ data: ward, is_moved: isMoved }),
  audit: editing('ward', 'change_places', 'catalogue'),
})
