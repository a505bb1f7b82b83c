import { editDistance } from '../text/edit-distance.ts'
import { searchText } from '../text/search-text.ts'

/** Words of the names of types, with the ordinary words and abbreviations that mean the same. */
const meanings = {
  hospital: ['hospital', 'hospitals', 'hosp', 'hsp', 'hospt', 'hosptal'],
  clinic: ['clinic', 'clinics', 'cln', 'clin', 'surgery', 'dispensary'],
  specialist: [
    'specialist',
    'specialists',
    'specialised',
    'specialized',
    'speciality',
    'specialty',
    'spec',
    'spst',
    'consultant',
  ],
  maternity: ['maternity', 'maternities', 'mat', 'midwifery', 'birth', 'birthing', 'delivery', 'obstetric'],
  nursing: ['nursing', 'nurse', 'nurses', 'nurs'],
  convalescent: ['convalescent', 'convalescence', 'conv', 'recovery'],
  home: ['home', 'homes', 'hm'],
  dental: ['dental', 'dent', 'dentist', 'dentists', 'dentistry', 'teeth'],
  laboratory: ['laboratory', 'laboratories', 'lab', 'labs', 'labo'],
  diagnostic: ['diagnostic', 'diagnostics', 'diag'],
  imaging: [
    'imaging',
    'xray',
    'radiology',
    'radiography',
    'radiodiagnostic',
    'scan',
    'scanning',
    'ultrasound',
    'sonography',
    'mri',
  ],
  optical: [
    'optical',
    'optometric',
    'optometry',
    'optometrist',
    'optician',
    'opticians',
    'optics',
    'opticals',
    'spectacles',
  ],
  eye: ['eye', 'eyes', 'ophthalmic', 'ophthalmology', 'ophthalmological', 'vision'],
  physiotherapy: ['physiotherapy', 'physiotherapist', 'physio', 'physiotherapeutic', 'rehabilitation'],
  community: ['community', 'comm', 'chew', 'cho'],
  health: ['health', 'healthcare'],
  homecare: ['homecare'],
  ambulance: ['ambulance', 'ambulances', 'paramedic'],
  mortuary: ['mortuary', 'morgue', 'mortuaries'],
  pharmacy: ['pharmacy', 'pharmacies', 'chemist', 'ppmv', 'patent', 'drug', 'pharmaceutical'],
  general: ['general', 'cottage'],
  primary: ['primary', 'phc', 'basic'],
  funeral: ['funeral', 'embalmment', 'undertaker'],
} as const satisfies Record<string, readonly string[]>

const meaningOf = new Map<string, string>(
  Object.entries(meanings).flatMap(([word, same]) => same.map((one) => [one, word] as const)),
)

/** Words that do not tell one type from another. */
const silent = new Set([
  ...[
    'private',
    'pvt',
    'pte',
    'priv',
    'medical',
    'med',
    'centre',
    'center',
    'centers',
    'centres',
    'ctr',
    'facility',
    'service',
    'services',
  ],
  ...['and', 'or', 'of', 'the', 'for', 'a', 'in', 'type', 'ltd', 'limited', 'nig', 'nigeria', 'care'],
])

/** A name that several types have a word of, which so does not tell them apart. */
export const generalWords: ReadonlySet<string> = new Set(['hospital', 'clinic', 'home', 'health'])

/**
 * The meaning of a word, also with a slip, but never in its first letter: mental is not dental. Other words stay as they are,
 * because the catalogue of a ministry may have them.
 */
function meaningWithSlips(word: string): string {
  const known = meaningOf.get(word)
  if (known !== undefined || word.length < 5) return known ?? word
  const most = word.length < 8 ? 1 : 2
  const near = new Set(
    [...meaningOf].flatMap(([one, meaning]) =>
      one.length >= 5 && one[0] === word[0] && editDistance(one, word, most) <= most ? [meaning] : [],
    ),
  )
  const [only, another] = near
  return only !== undefined && another === undefined ? only : word
}

/** What the words of a type, or of a text that names one, mean: each meaning once. */
export function typeMeanings(text: string): Set<string> {
  const words = searchText(text)
    .replaceAll(/['.]/g, '')
    .replaceAll(/\bx[\s-]*ray/g, 'xray')
    .replaceAll(/\bhome[\s-]*(?:health[\s-]*)?care\b/g, 'homecare')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !silent.has(word))
  return new Set(words.map(meaningWithSlips).filter((word) => !silent.has(word)))
}
