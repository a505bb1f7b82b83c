import type { ImportLists } from '../imports/import-lists.ts'

const typeNames = [
  'Private Hospital',
  'Private Clinic',
  'Maternity Home',
  'Nursing or Convalescent Home',
  'Dental Clinic',
  'Medical Laboratory',
  'Diagnostic and Imaging Centre',
  'Optical or Optometric Centre',
  'Specialist Hospital',
  'Specialist Clinic',
  'Physiotherapy Clinic',
  'Community Health Clinic',
  'Home Care and Ambulance Service',
  'Mortuary',
]

const lgaNames = [
  ...[
    'Agaie',
    'Agwara',
    'Bida',
    'Borgu',
    'Bosso',
    'Chanchaga',
    'Edati',
    'Gbako',
    'Gurara',
    'Katcha',
    'Kontagora',
    'Lapai',
  ],
  ...[
    'Lavun',
    'Magama',
    'Mariga',
    'Mashegu',
    'Mokwa',
    'Munya',
    'Paikoro',
    'Rafi',
    'Rijau',
    'Shiroro',
    'Suleja',
    'Tafa',
  ],
  'Wushishi',
]

const inUse = { is_retired: false, merged_into: null }

/**
 * What a register is matched with in tests: the types of a new database, the LGAs of Niger State with ids from 1 in this order, and
 * three wards of Bosso and one of Bida.
 */
export const registerLists: ImportLists = {
  types: typeNames.map((name, index) => ({ id: index + 1, name, is_retired: false })),
  lgas: [
    ...lgaNames.map((name, index) => ({ id: index + 1, name, ...inUse })),
    // Merged into Chanchaga, the second one by way of the first.
    { id: 91, name: 'Minna Urban', is_retired: true, merged_into: 6 },
    { id: 92, name: 'Old Minna', is_retired: true, merged_into: 91 },
    { id: 93, name: 'Zungeru', is_retired: true, merged_into: null },
  ],
  wards: [
    { id: 1, name: 'Maitumbi', lga_id: 5, ...inUse },
    { id: 2, name: 'Bosso Central I', lga_id: 5, ...inUse },
    { id: 3, name: 'Bosso Central II', lga_id: 5, ...inUse },
    { id: 4, name: 'Masaga I', lga_id: 3, ...inUse },
  ],
}

/** The name of a type or a place in `registerLists`. */
export function nameIn(list: readonly { id: number; name: string }[], id: number | null): string | null {
  return list.find((one) => one.id === id)?.name ?? null
}
