import { type CadreKey, type CadreName, cadreName, type StaffCategory } from '../staff-cadres.ts'

/** The category and the cadre, or the designation, of a member of staff as the form sends them. */
export interface CadreInForm {
  staff_category_type: StaffCategory
  cadre: CadreName | (string & {})
}

/** What a word may mean: a cadre, or work that is none, so that the word itself is the designation. */
export type Meaning = CadreKey | 'as written'

/** These two are counted by their designation, see `staffStrength`. */
const byDesignation: readonly Meaning[] = ['ward_assistant', 'secretarial']

/** What a meaning is in the form: the category follows from the cadre. */
export function inForm(meaning: Meaning, written: string): CadreInForm {
  if (meaning === 'as written') return { staff_category_type: 'Non-professional', cadre: written }
  const staff_category_type = byDesignation.includes(meaning) ? 'Non-professional' : 'Professional'
  return { staff_category_type, cadre: cadreName(meaning) }
}

/**
 * What people call each cadre in their lists, in small letters, one of them. The names of the cadres count too, and the
 * abbreviations of `simplified`.
 */
export const sureWords: Record<CadreKey, readonly string[]> = {
  doctor: [
    ...[
      'doctor',
      'dr',
      'doc',
      'medical doctor',
      'medical officer',
      'medical practitioner',
      'general practitioner',
      'gp',
    ],
    ...['physician', 'family physician', 'surgeon', 'dentist', 'dental surgeon', 'dental officer', 'dental doctor'],
    ...['house officer', 'medical director', 'chief medical director', 'cmd', 'smo', 'pmo', 'mbbs', 'mbchb', 'bds'],
    ...['gynaecologist', 'gynecologist', 'obstetrician', 'paediatrician', 'pediatrician', 'cardiologist'],
    ...['ophthalmologist', 'psychiatrist', 'urologist', 'neurologist', 'dermatologist', 'pathologist', 'haematologist'],
    ...['orthopaedic surgeon', 'general surgeon', 'ent surgeon', 'likita'],
  ],
  nurse: [
    ...['nurse', 'midwife', 'nurse midwife', 'midwifery', 'nursing', 'nursing officer', 'nursing sister', 'matron'],
    ...['rn', 'rm', 'rnm', 'rn rm', 'bnsc', 'sno', 'pno', 'acno', 'cno', 'community midwife', 'public health nurse'],
    ...['community nurse', 'theatre nurse', 'perioperative nurse', 'icu nurse', 'dialysis nurse', 'psychiatric nurse'],
    ...['paediatric nurse', 'ophthalmic nurse', 'nurse anaesthetist', 'ward nurse', 'nurse matron', 'ungozoma'],
  ],
  pharmacist: ['pharmacist', 'superintendent pharmacist', 'clinical pharmacist', 'bpharm', 'pharmd'],
  pharmacy_technician: ['pharmacy technician', 'pharmacy tech'],
  medical_lab_scientist: [
    ...['lab scientist', 'medical lab scientist'],
    ...['medical lab science', 'mls', 'bmls', 'amlscn', 'fmlscn'],
  ],
  lab_technician: [...['lab technician', 'medical lab technician'], ...['mlt']],
  dental: ['dental technician', 'dental therapist', 'dental technologist', 'dental tech'],
  optometrist: ['optometrist', 'optician', 'dispensing optician', 'optometry'],
  radiographer: ['radiographer', 'radiography', 'diagnostic radiographer'],
  physiotherapist: ['physiotherapist', 'physio', 'physical therapist', 'physiotherapy', 'bpt'],
  cho: [
    ...['cho', 'chew', 'jchew', 'schew', 'community health officer', 'community health extension worker'],
    ...['community health worker', 'community health extension', 'community health'],
  ],
  medical_record: [
    ...['medical record officer', 'record officer', 'health record officer', 'health record technician'],
    ...['health record', 'health information officer', 'health information manager', 'health information technician'],
    ...['health information management', 'medical record technician', 'him'],
  ],
  ward_assistant: [
    ...['ward assistant', 'ward maid', 'ward orderly', 'ward attendant', 'ward aide'],
    ...['health attendant', 'health assistant', 'hospital attendant', 'hospital orderly'],
  ],
  secretarial: ['secretary', 'typist', 'clerk', 'secretarial', 'confidential secretary', 'clerical officer'],
  others: ['other'],
}

/** Work that is never a cadre, so that whoever does it is Non-professional, with the word as designation. */
export const otherWork: readonly string[] = [
  ...['driver', 'ambulance driver', 'direba', 'cleaner', 'sweeper', 'janitor', 'mai shara', 'gardener', 'messenger'],
  ...['security', 'security guard', 'security man', 'security officer', 'guard', 'watchman', 'gateman', 'mai gadi'],
  ...['cook', 'chef', 'caterer', 'kitchen staff', 'laundry', 'laundry man', 'laundryman', 'washman', 'tailor'],
  ...['electrician', 'plumber', 'carpenter', 'technical staff', 'generator operator', 'mechanic'],
  ...['receptionist', 'cashier', 'accountant', 'account clerk', 'account officer', 'storekeeper', 'store keeper'],
]

/** Words that mean one of several. They are offered, the likely one first, and the owner says which it is. */
export const doubtfulWords: readonly { words: readonly string[]; offers: readonly Meaning[] }[] = [
  {
    words: [
      ...['lab', 'medical lab', 'lab tech', 'medical lab tech', 'lab technologist', 'medical lab technologist', 'slt'],
    ],
    offers: ['medical_lab_scientist', 'lab_technician'],
  },
  {
    words: ['lab assistant', 'lab attendant'],
    offers: ['lab_technician', 'as written'],
  },
  { words: ['pharmacy'], offers: ['pharmacist', 'pharmacy_technician'] },
  {
    words: ['dispenser', 'drug dispenser', 'pharmacy attendant', 'pharmacy assistant'],
    offers: ['pharmacy_technician', 'as written'],
  },
  {
    words: [
      ...['auxiliary nurse', 'nurse auxiliary', 'auxiliary', 'nurse aide', 'nursing aide'],
      ...['nurse assistant', 'nursing assistant', 'assistant nurse', 'student nurse', 'nurse attendant'],
    ],
    offers: ['ward_assistant', 'nurse', 'as written'],
  },
  {
    words: ['sister', 'nurse intern', 'birth attendant', 'traditional birth attendant'],
    offers: ['nurse', 'as written'],
  },
  {
    words: ['dental', 'dental nurse', 'dental assistant', 'dental hygienist'],
    offers: ['dental', 'nurse', 'as written'],
  },
  { words: ['anaesthetist', 'anesthetist', 'anaesthesia'], offers: ['doctor', 'nurse'] },
  { words: ['radiologist', 'radiology'], offers: ['doctor', 'radiographer'] },
  {
    words: ['sonographer', 'sonologist', 'scan', 'x ray', 'x ray technician', 'x ray tech', 'imaging technician'],
    offers: ['radiographer', 'doctor', 'others'],
  },
  { words: ['eye doctor', 'eye', 'ophthalmic technician'], offers: ['optometrist', 'doctor', 'others'] },
  { words: ['pt'], offers: ['physiotherapist', 'pharmacy_technician'] },
  { words: ['physiotherapy assistant', 'physiotherapy technician'], offers: ['physiotherapist', 'as written'] },
  { words: ['health worker', 'health officer', 'eho', 'environmental health officer'], offers: ['cho', 'others'] },
  {
    words: ['record', 'record clerk', 'card room', 'filing clerk', 'health information'],
    offers: ['medical_record', 'secretarial'],
  },
  {
    words: [
      ...['administrator', 'admin', 'admin officer', 'administrative officer', 'hospital administrator', 'manager'],
      ...['office assistant', 'computer operator', 'data entry', 'hospital secretary', 'personal assistant'],
    ],
    offers: ['secretarial', 'as written'],
  },
  {
    words: ['consultant', 'specialist', 'intern', 'houseman', 'md', 'mo', 'cmo', 'director', 'proprietor', 'ceo'],
    offers: ['doctor', 'others', 'as written'],
  },
  { words: ['technician', 'tech', 'technologist'], offers: ['pharmacy_technician', 'lab_technician', 'dental'] },
  { words: ['scientist'], offers: ['medical_lab_scientist', 'others'] },
  { words: ['attendant', 'orderly', 'porter', 'aide', 'maid', 'nanny'], offers: ['ward_assistant', 'as written'] },
]

/** Parts of longer words, for what is written in no other way: 'Head of laboratory', 'Nurse’s driver'. */
export const hints: readonly { part: RegExp; offers: readonly Meaning[] }[] = [
  { part: /nurs|midwi/, offers: ['nurse'] },
  { part: /\bdr\b|doctor|medical officer|surg|consult/, offers: ['doctor'] },
  { part: /pharm|dispens/, offers: ['pharmacist', 'pharmacy_technician'] },
  { part: /\blab/, offers: ['medical_lab_scientist', 'lab_technician'] },
  { part: /dent/, offers: ['dental', 'doctor'] },
  { part: /optom|optic|ophthal/, offers: ['optometrist', 'doctor'] },
  { part: /radio|x ray|scan|imaging/, offers: ['radiographer', 'doctor'] },
  { part: /physio/, offers: ['physiotherapist'] },
  { part: /community|\bchew|\bcho\b/, offers: ['cho'] },
  { part: /record|information/, offers: ['medical_record'] },
  { part: /ward|attend|orderl/, offers: ['ward_assistant'] },
  { part: /secret|typ|clerk|clerical/, offers: ['secretarial'] },
]
