// What a text browser shows: everything in a sensible order, each thing on a line of its own, and nothing that needs a script.
import { expect, it } from 'vitest'
import { linesOf, mainLinesOf } from '../../testing/text-browser.ts'

const facility = {
  number: 'NSMOH/PHF/00042/2026',
  reference: 'NSMOH/PHF/00042/2026',
  origin: 'portal',
  name: 'Sabongari Family Clinic',
  type: 'Private Clinic',
  address: '14 Bosso Road, Minna',
  lga: 'Chanchaga',
  ward: 'Sabon Gari',
  standing: 'suspended',
  expiry_date: '2026-12-31',
  conditions: [{ text: 'Employ a second nurse.', due_date: '2026-07-31' }],
  working_days: 'Monday,Tuesday',
  hours_of_operation: '08:00AM-8:00PM',
  latitude: null,
  longitude: null,
  inspection: null,
} as const
const shown = { ...facility, conditions: [...facility.conditions] }

it('the register', () => {
  const found = { total: 41, data: [shown], current_page: 2, last_page: 3, per_page: 20 }
  const [lgas, types] = [[{ value: 544, label: 'Chanchaga' }], [{ value: 2, label: 'Private Clinic' }]]
  expect(linesOf({ name: 'find', asked: { q: 'sabon' }, lgas, types, found: { others: found } })).toEqual([
    'Niger State Ministry of Health Facility Licensing Portal',
    'Find a facility Check a licence Report a concern Log in Menu',
    'Find a licensed facility',
    'Name or number of the facility',
    'Search',
    'Local government area',
    'All areas | Chanchaga |',
    'Type of facility',
    'All types | Private Clinic |',
    'Licence',
    'Any | Licensed | Provisionally licensed | Expired, renewal under review | Expired | Suspended | Sealed | Licence revoked | Closed | No longer licensed |',
    'Apply',
    'Not licensed today, page 2',
    '41 facilities',
    'Sabongari Family Clinic',
    'Private Clinic, 14 Bosso Road, Minna, Chanchaga',
    'Suspended NSMOH/PHF/00042/2026',
    'Previous page Next page',
    'Check a certificate with its number and check code',
    'Report a concern about a place',
    'The whole register: as a table (CSV), for Excel, as a map (GeoJSON)',
    'Niger State Ministry of Health',
    'Minna, Niger State',
    'Questions? Call +234 803 111 2222',
    'Monday to Friday, 8:00 to 16:00',
    'Find a licensed facility',
    'Check a licence',
    'Report a concern',
    'Terms of use',
    'Privacy',
  ])
})

it('a facility of the register', () => {
  expect(mainLinesOf({ name: 'found', number: facility.number, facility: shown })).toEqual([
    'Sabongari Family Clinic',
    'Suspended',
    'The ministry has suspended the licence of this facility. It may not work now. If you are treated there or want to be, ask the ministry first.',
    'Type',
    'Private Clinic',
    'Address',
    '14 Bosso Road, Minna',
    'Area',
    'Sabon Gari, Chanchaga',
    'Certificate No.',
    'NSMOH/PHF/00042/2026',
    'Condition',
    'Employ a second nurse. By 31 July 2026.',
    'Check a certificate with its number and check code',
    'Report a concern about this facility',
    'Find another facility',
  ])
})

it('checking a certificate', () => {
  expect(mainLinesOf({ name: 'verify', keys: [] })).toEqual([
    'Check a licence',
    'A licensed facility displays its certificate where everybody can read it. Scan the code on it, or enter what is printed.',
    'Have you scanned a code? Your browser runs no scripts, so please enter what is printed on the paper.',
    'Number',
    'As printed on the paper, for example NSMOH/PHF/00042/2026',
    'Check code',
    'Six letters and digits, for example K7M2QX. A licence from before this portal has none: leave it empty.',
    'Check',
  ])
})

it('the answer about a certificate', () => {
  const stated = {
    kind: 'certificate' as const,
    facility_name: facility.name,
    category: facility.type,
    address: facility.address,
    lga: facility.lga,
    owner_name: 'Halima Bello',
    operating_officer: 'Ngozi Okafor',
    issue: 1,
    reissued_on: null,
    issue_date: '2026-04-07',
    expiry_date: '2026-12-31',
    conditions: [],
  }
  const checked = { number: facility.number, outcome: 'sealed', stated } as const
  expect(mainLinesOf({ name: 'verify', isAsked: true, checked })).toEqual([
    'Sabongari Family Clinic',
    'NSMOH/PHF/00042/2026',
    'Sealed',
    'The ministry has sealed this facility. It may not work now. If you are treated there or want to be, ask the ministry first.',
    'Report it to the ministry',
    'Compare with the paper',
    'Paper',
    'Certificate of Registration',
    'Certificate No.',
    'NSMOH/PHF/00042/2026',
    'Facility',
    'Sabongari Family Clinic',
    'Address',
    '14 Bosso Road, Minna',
    'Category',
    'Private Clinic',
    'Local government area',
    'Chanchaga',
    'Owner',
    'Halima Bello',
    'Operating officer',
    'Ngozi Okafor',
    'Issue date',
    'April 7th, 2026',
    'Expiry date',
    'December 31st, 2026',
    'These are the words that are printed on the paper. If one differs, keep a photo of the paper and tell the ministry.',
    'Check another one',
    'Number',
    'As printed on the paper, for example NSMOH/PHF/00042/2026',
    'Check code',
    'Six letters and digits, for example K7M2QX. A licence from before this portal has none: leave it empty.',
    'Check',
  ])
})

it('reporting a concern', () => {
  const form = { typed: {}, errors: {} }
  expect(mainLinesOf({ name: 'concern', form, lgas: [], key: 'k' })).toEqual([
    'Report a concern',
    'Tell the ministry about a health facility that is not licensed or not safe, or about a certificate that looks fake. You need no account, and you need not say who you are.',
    'Is somebody in danger now?',
    'Call 112 first. These reports are read on working days.',
    'What is wrong?',
    'It is about this',
    'The place has no licence, or shows none',
    'The place is not safe for patients',
    'The certificate looks fake, or belongs to another place',
    'Something else',
    'What did you see?',
    'In your own words: what happened, and when',
    'Where is it?',
    'Name of the place',
    'Or the number of its certificate. If you know neither: what it looks like, for example blue house beside the motor park',
    'Address (optional)',
    'Street and town, or how to find it',
    'Local government area (optional)',
    'Choose |',
    'May we contact you?',
    'Only if you want. The owner of the place does not learn that you wrote. Only the officers who read these reports see what you enter here, and it is erased 6 months after the report is closed. More under Privacy.',
    'Your name (optional)',
    'Phone number (optional)',
    'For example, 0803 123 4567',
    'Email (optional)',
    'Do you have a photo?',
    'Photo (optional)',
    'JPEG or PNG, up to 8 MB. Do not put yourself in danger for it. We remove from it where and when it was taken, and erase it 24 months after the report is closed.',
    'Send the report',
  ])
})
