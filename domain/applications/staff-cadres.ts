/** The 15 cadres in the order of the Staff Strength table: the key on the wire and the name people see. Spec §5. */
export const staffCadres = [
  { key: 'doctor', name: 'Doctors (Medical/Dental)' },
  { key: 'nurse', name: 'Nurses/Midwives' },
  { key: 'pharmacist', name: 'Pharmacist' },
  { key: 'pharmacy_technician', name: 'Pharmacy Technicians' },
  { key: 'medical_lab_scientist', name: 'Medical Lab Scientist' },
  { key: 'lab_technician', name: 'Medical Lab Technician' },
  { key: 'dental', name: 'Dental technicians/therapists' },
  { key: 'optometrist', name: 'Optometrists/Opticians' },
  { key: 'radiographer', name: 'Radiographers' },
  { key: 'physiotherapist', name: 'Physiotherapist' },
  { key: 'cho', name: 'CHO/CHEW' },
  { key: 'medical_record', name: 'Medical Record' },
  { key: 'ward_assistant', name: 'Ward Assistant' },
  { key: 'secretarial', name: 'Secretarial Staff' },
  { key: 'others', name: 'Others' },
] as const

/** The wire's key of a cadre. */
export type CadreKey = (typeof staffCadres)[number]['key']

/** The name of a cadre, as chosen in the staff form. */
export type CadreName = (typeof staffCadres)[number]['name']

/** The names of the cadres in order, for the staff form. Spec §5. */
export const cadreNames: CadreName[] = staffCadres.map(({ name }) => name)

/** The keys of the cadres, in their order. */
export const cadreKeys: CadreKey[] = staffCadres.map(({ key }) => key)

/** The name of a cadre by its key. */
export const cadreName = (wanted: CadreKey): string => staffCadres.find(({ key }) => key === wanted)?.name ?? wanted

/** Staff category choices. For Professional the cadre is chosen, otherwise it is free text labelled Designation. Spec §5. */
export const staffCategories = ['Professional', 'Non-professional'] as const

/** One of `staffCategories`. */
export type StaffCategory = (typeof staffCategories)[number]

/** Staff time choices. Spec §5. */
export const staffTimes = ['full time', 'part time'] as const

/** What the strength table needs to know of one member of staff. */
export type StaffRow = { staff_category_type: string; cadre: string; designation?: string | null; time: string }

/** Members of staff who are counted on the same line of the strength table, and how many they are; one by default. */
export type StaffGroup = StaffRow & { heads?: number }

/** Heads in one cadre; total is full and part together. */
export type Strength = { full: number; part: number; total: number }

const nonProfessionalCadres: readonly CadreKey[] = ['ward_assistant', 'secretarial']

/**
 * The Staff Strength table: heads by cadre and time. Non-professional staff count as Others, unless they are Ward
 * Assistant or Secretarial Staff by designation; a cadre that is not on the list counts as Others. Spec §2.
 */
export function staffStrength(groups: readonly StaffGroup[]): Record<CadreKey, Strength> {
  const strength = nobody()
  for (const group of groups) {
    const cadre = strength[cadreOf(group)]
    const heads = group.heads ?? 1
    cadre[isPartTime(group) ? 'part' : 'full'] += heads
    cadre.total += heads
  }
  return strength
}

function nobody(): Record<CadreKey, Strength> {
  const none = () => ({ full: 0, part: 0, total: 0 })
  return {
    doctor: none(),
    nurse: none(),
    pharmacist: none(),
    pharmacy_technician: none(),
    medical_lab_scientist: none(),
    lab_technician: none(),
    dental: none(),
    optometrist: none(),
    radiographer: none(),
    physiotherapist: none(),
    cho: none(),
    medical_record: none(),
    ward_assistant: none(),
    secretarial: none(),
    others: none(),
  }
}

/** The cadre on whose line of the strength table a member of staff is counted. */
export function cadreOf({ staff_category_type, cadre, designation }: StaffRow): CadreKey {
  if (isSame(staff_category_type, 'Professional')) return findCadre(cadre) ?? 'others'
  // The old form sent the designation in the cadre field.
  const named = findCadre(designation?.trim() ? designation : cadre)
  return named && nonProfessionalCadres.includes(named) ? named : 'others'
}

function findCadre(text: string): CadreKey | undefined {
  return staffCadres.find(({ name }) => isSame(name, text))?.key
}

function isPartTime({ time }: StaffRow): boolean {
  return isSame(time.replace('-', ' '), 'part time')
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
