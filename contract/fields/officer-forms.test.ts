import { expect, it } from 'vitest'
import type { Call } from '../call.ts'
import { addFacilityType, addPart, addRequirement, addSubList } from '../catalogue/calls/catalogue.ts'
import { addLga, addState, addWard } from '../places/calls.ts'
import { countPenalties, penaliseFacility } from '../standing/calls/penalties.ts'
import { validationErrors } from '../testing/validation.ts'

const long = 'x'.repeat(2001)

it.each<[string, Call, object, Record<string, string>]>([
  ['a state without a name', addState, { name: ' ' }, { name: 'Enter the name of the state' }],
  ['a state with a long name', addState, { name: long }, { name: 'Use at most 80 characters' }],
  ['an LGA without a state', addLga, { list: 'Bida' }, { state_id: 'Choose one from the list' }],
  ['an LGA without a name', addLga, { state_id: 27 }, { list: 'Enter the name of the local government area' }],
  ['a ward without an LGA', addWard, { name: 'Makera' }, { local_gov_area_id: 'Choose one from the list' }],
  [
    'a type without a definition',
    addFacilityType,
    { category_list: 'Spa' },
    { definition: 'Enter the definition of the type' },
  ],
  [
    'a type with a long definition',
    addFacilityType,
    { category_list: 'Spa', definition: long },
    { definition: 'Use at most 1000 characters' },
  ],
  ['a part without a designation', addPart, { part_name: 'Laundry' }, { designation: 'Enter the designation' }],
  [
    'a part with a long designation',
    addPart,
    { designation: long, part_name: 'Laundry' },
    { designation: 'Use at most 40 characters' },
  ],
  ['an empty question', addSubList, { sub_list: '', requirement_id: 1 }, { sub_list: 'Enter the question' }],
  [
    'a question of an unknown type',
    addSubList,
    { sub_list: 'How many?', requirement_id: 1, question_type: 'number' },
    { question_type: 'Choose a type of question' },
  ],
  ['a long question', addSubList, { sub_list: long, requirement_id: 1 }, { sub_list: 'Use at most 500 characters' }],
  [
    'a requirement without a part',
    addRequirement,
    { facility_type_id: 1, list: 'Ramp' },
    { part_req_id: 'Choose the part' },
  ],
  [
    'a requirement with a long name',
    addRequirement,
    { facility_type_id: 1, part_req_id: 1, list: long },
    { list: 'Use at most 200 characters' },
  ],
  [
    'a penalty without a reason',
    penaliseFacility,
    { facility_id: 12 },
    { comment: 'Enter the reason for the penalty' },
  ],
  [
    'a penalty with a long reason',
    penaliseFacility,
    { facility_id: 12, comment: long },
    { comment: 'Use at most 2000 characters' },
  ],
  ['a count of penalties of no facility', countPenalties, {}, { facility_id: 'Choose one from the list' }],
])('refuses %s', (_what, call, sent, sentences) => {
  const errors = call.body ? validationErrors(call.body, sent) : {}
  expect(errors).toEqual(Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, [sentence]])))
})
