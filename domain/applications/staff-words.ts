import { type CadreKey, type CadreName, type StaffCategory, staffCadres } from './staff-cadres.ts'

/** What people call each cadre in their own lists, in small letters, one of them. The names of the cadres count too. */
const words: Record<CadreKey, readonly string[]> = {
  doctor: [
    'doctor',
    'dr',
    'medical doctor',
    'medical officer',
    'physician',
    'dentist',
    'dental surgeon',
    'house officer',
  ],
  nurse: ['nurse', 'midwife', 'nurse midwife', 'staff nurse', 'nursing officer', 'matron', 'rn', 'rm', 'rn rm'],
  pharmacist: ['pharmacist'],
  pharmacy_technician: ['pharmacy technician', 'pharmacy tech', 'pharm tech'],
  medical_lab_scientist: ['lab scientist', 'laboratory scientist', 'medical laboratory scientist', 'mls'],
  lab_technician: ['lab technician', 'laboratory technician', 'medical laboratory technician', 'lab tech', 'mlt'],
  dental: ['dental technician', 'dental therapist'],
  optometrist: ['optometrist', 'optician'],
  radiographer: ['radiographer'],
  physiotherapist: ['physiotherapist', 'physio'],
  cho: ['cho', 'chew', 'jchew', 'community health officer', 'community health extension worker'],
  medical_record: ['medical record officer', 'record officer', 'health record officer', 'health record technician'],
  ward_assistant: ['ward assistant', 'ward maid', 'ward orderly', 'health attendant', 'health assistant'],
  secretarial: ['secretary', 'typist', 'clerk'],
  others: [],
}

/** Work that is never a cadre, so that whoever does it is Non-professional, with the word as designation. */
const otherWork = ['driver', 'cleaner', 'security', 'security guard', 'security man', 'gateman', 'gardener', 'cook']
const officeWork = ['receptionist', 'cashier', 'accountant', 'accounts clerk', 'storekeeper']

/** These are counted by their designation, see `staffStrength`. */
const byDesignation: readonly CadreKey[] = ['ward_assistant', 'secretarial']

/** Says nothing about the cadre: 'Senior nurse', 'Chief nursing officer'. */
const grades = /^(senior|chief|principal|assistant chief|registered|head|resident|deputy|junior) /

function simplified(text: string): string {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  // 'Nurses' and 'Midwives' are a nurse and a midwife.
  return letters.replace(/\bmidwives\b/g, 'midwife').replace(/([a-z]{3,}[^s])s\b/g, '$1')
}

function isCalled({ key, name }: { key: CadreKey; name: string }, text: string): boolean {
  const typed = simplified(text)
  const known = [name, ...words[key]].map(simplified)
  return known.includes(typed) || known.includes(typed.replace(grades, ''))
}

/** What a word of everyday speech means in the form for staff: the category, and the cadre or the designation. */
export interface CadreInForm {
  staff_category_type: StaffCategory
  cadre: CadreName | (string & {})
}

/** The category and the cadre that a word means: 'Nurse' is a Professional among the Nurses/Midwives. Undefined if it is not known. */
export function cadreInForm(text: string): CadreInForm | undefined {
  const cadre = staffCadres.find((one) => isCalled(one, text))
  if (cadre) {
    return {
      staff_category_type: byDesignation.includes(cadre.key) ? 'Non-professional' : 'Professional',
      cadre: cadre.name,
    }
  }
  const isOther = [...otherWork, ...officeWork].map(simplified).includes(simplified(text))
  return isOther ? { staff_category_type: 'Non-professional', cadre: text.trim() } : undefined
}
