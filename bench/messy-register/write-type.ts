import { oneOf, type Random } from '../random.ts'
import type { SeedType, WrittenCell } from './register-line.ts'

/** What people write for a type, and how many of a hundred facilities are of it. */
const words: Readonly<Record<string, { share: number; written: readonly string[] }>> = {
  'Private Hospital': {
    share: 22,
    written: ['Hospital', 'Hosp.', 'Hosp', 'HOSPITAL', 'Pte Hosp.', 'Private Hosp.', 'Pvt. Hospital'],
  },
  'Private Clinic': { share: 25, written: ['Clinic', 'CLINIC', 'Pte Clinic', 'Priv. Clinic', 'Private clinic'] },
  'Maternity Home': {
    share: 11,
    written: ['Maternity', 'Mat. Home', 'MATERNITY', 'Mat Home', 'Maternity home', 'Maternity Hm'],
  },
  'Nursing or Convalescent Home': {
    share: 6,
    written: ['Nursing Home', 'NURSING HOME', 'Nurs. Home', 'Nursing/Convalescent Home'],
  },
  'Dental Clinic': { share: 4, written: ['Dental', 'Dental Clinic', 'Dental Surgery', 'DENTAL', 'Dent. Clinic'] },
  'Medical Laboratory': {
    share: 14,
    written: ['Med Lab', 'Med. Lab.', 'Laboratory', 'LAB', 'Medical Lab', 'Med. Laboratory', 'Lab.'],
  },
  'Diagnostic and Imaging Centre': {
    share: 4,
    written: ['Diagnostic Centre', 'Diag. Centre', 'X-Ray Centre', 'Scan Centre', 'DIAGNOSTICS', 'Imaging Center'],
  },
  'Optical or Optometric Centre': {
    share: 3,
    written: ['Optical', 'Optical Centre', 'Opticals', 'OPTOMETRY', 'Optometric Centre', 'Optician'],
  },
  'Specialist Hospital': {
    share: 3,
    written: ['Specialist Hosp.', 'Spec. Hospital', 'Spec Hosp', 'SPECIALIST HOSPITAL'],
  },
  'Specialist Clinic': { share: 2, written: ['Spec. Clinic', 'Specialist clinic', 'Spec Clinic'] },
  'Physiotherapy Clinic': { share: 2, written: ['Physio', 'Physiotherapy', 'Physio. Clinic', 'Physiotherapy Centre'] },
  'Community Health Clinic': { share: 2, written: ['Community Clinic', 'Comm. Health Clinic', 'Community Health'] },
  'Home Care and Ambulance Service': {
    share: 1,
    written: ['Ambulance', 'Home Care', 'Ambulance Service', 'Home care/Ambulance'],
  },
  Mortuary: { share: 1, written: ['Mortuary', 'Morgue', 'MORTUARY'] },
}

/** What a clerk writes for a facility that is two things, or of a kind that is no type. */
const unclear = ['Clinic & Mat.', 'Hosp./Mat.', 'Clinic/Lab', 'Health Facility', 'PHC', 'Chemist']

/** A type, as often as it occurs among private facilities. A type that the ministry added occurs now and then. */
export function oneType(random: Random, types: readonly SeedType[]): SeedType {
  const shares = types.map((type) => words[type.category_list]?.share ?? 1)
  const ticket = random() * shares.reduce((sum, share) => sum + share, 0)
  const upTo = (end: number) => shares.slice(0, end + 1).reduce((sum, share) => sum + share, 0)
  return types.find((_type, index) => ticket < upTo(index)) ?? oneOf(random, types)
}

/** Writes a type as clerks do: in three of ten lines by its name in the catalogue. */
export function writeType(random: Random, { id, category_list }: SeedType): WrittenCell<number> {
  const written = words[category_list]?.written ?? [category_list]
  const chance = random()
  const cell = chance < 0.2 ? category_list : chance < 0.3 ? category_list.toUpperCase() : oneOf(random, written)
  return { cell, means: id }
}

/** A type that nobody can tell from the paper. */
export function writeUnclearType(random: Random): WrittenCell<null> {
  return { cell: oneOf(random, unclear), means: null, isDoubtful: true }
}
