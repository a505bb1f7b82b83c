import { registerStandings } from '@portal/domain/register/public-register.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { standingInWords } from '../../features/register/standing-words.ts'
import { htmlOf, showPage } from '../../testing/signed-out-page.ts'

const facility = {
  number: 'NSMOH/PHF/00042/2026',
  reference: 'NSMOH/PHF/00042/2026',
  origin: 'portal',
  name: 'Sabongari Family Clinic',
  type: 'Private Clinic',
  address: '14 Bosso Road, Minna',
  lga: 'Chanchaga',
  ward: 'Sabon Gari',
  standing: 'licensed',
  expiry_date: '2026-12-31',
  conditions: [{ text: 'Employ a second nurse.', due_date: '2026-07-31' }],
  working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
  hours_of_operation: '08:00AM-8:00AM',
  latitude: 9.6139,
  longitude: 6.5569,
  inspection: { done_on: '2026-05-03', class: 'partly compliant' },
} as const
const lgas = [{ value: 544, label: 'Chanchaga' }]
const types = [{ value: 2, label: 'Private Clinic' }]

it('answers first whether the facility is licensed', () => {
  showPage({ name: 'found', number: facility.number, facility: { ...facility, conditions: [...facility.conditions] } })
  expect(screen.getByRole('region', { name: 'Licensed' })).toHaveTextContent('until 31 December 2026.')
  expect(screen.getByText('Every day, 08:00AM-8:00AM (24 hours)')).toBeVisible()
  expect(screen.getByText(/Employ a second nurse/)).toHaveTextContent('By 31 July 2026.')
  expect(screen.getByRole('link', { name: '9.61390, 6.55690' })).toHaveAttribute('href', 'geo:9.6139,6.5569')
})

it.each(registerStandings)(
  'shows until when, when it is open and its inspection only while a facility is licensed: %s',
  (standing) => {
    const isLicensed = standing === 'licensed' || standing === 'provisionally licensed'
    const shown = { ...facility, standing, conditions: [] }
    showPage({ name: 'found', number: facility.number, facility: shown })
    for (const label of ['Valid until', 'Open', 'Inspection'])
      expect(screen.queryAllByText(label)).toHaveLength(isLicensed ? 1 : 0)
    const found = { total: 1, data: [shown], current_page: 1, last_page: 1, per_page: 20 }
    showPage({ name: 'find', asked: {}, lgas, types, found: { licensed: found } })
    expect(screen.queryAllByText(/ until/)).toHaveLength(isLicensed ? 1 : 0)
    expect(screen.queryAllByText(/^Inspected/)).toHaveLength(isLicensed ? 1 : 0)
  },
)

it('says when the facility was inspected and what its class means, where that is published', () => {
  const shown = { ...facility, conditions: [] }
  showPage({ name: 'found', number: facility.number, facility: shown })
  expect(screen.getByText('Inspection').nextElementSibling).toHaveTextContent(
    'Inspected on 3 May 2026: partly compliantThe third of five classes: the facility met part of the standards on that day and was told what to improve.',
  )
  showPage({ name: 'found', number: facility.number, facility: { ...shown, inspection: null } })
  expect(screen.queryByText('Inspection')).toBeNull()
})

it('says what it means that a number is not in the register', () => {
  showPage({ name: 'found', number: 'NSMOH/PHF/99999/2026' })
  expect(screen.getByRole('region', { name: 'Check the number' })).toHaveTextContent('NSMOH/PHF/99999/2026')
  expect(screen.queryByText(/not genuine/)).toBeNull()
})

it('lists what was found with its standing, and keeps the question on the next page', () => {
  const found = { total: 41, data: [{ ...facility, conditions: [] }], current_page: 2, last_page: 3, per_page: 20 }
  const asked = { q: 'Sabon & Co', facility_type_id: 2, local_gov_area_id: 544, standing: 'licensed' } as const
  showPage({ name: 'find', asked, lgas, types, found: { licensed: found } })
  expect(screen.getByRole('heading', { name: '41 facilities, page 2' })).toBeVisible()
  const [row] = within(screen.getByRole('region', { name: /41 facilities/ })).getAllByRole('listitem')
  expect(row).toHaveTextContent(
    /^Sabongari Family ClinicPrivate Clinic, 14 Bosso Road, Minna, ChanchagaLicensed until 31 December 2026/,
  )
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/find?q=Sabon+%26+Co&facility_type_id=2&local_gov_area_id=544&standing=licensed&page=3',
  )
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/find?q=Sabon+%26+Co&facility_type_id=2&local_gov_area_id=544&standing=licensed',
  )
  expect(row?.parentElement).toHaveAttribute('start', '21')
  expect(screen.getByRole('searchbox')).toHaveValue('Sabon & Co')
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '100')
  expect(screen.getByLabelText('Type of facility')).toHaveValue('2')
  expect(screen.getByLabelText('Local government area')).toHaveValue('544')
  expect(screen.getByLabelText('Licence')).toHaveValue('licensed')
  showPage({ name: 'find', asked, lgas, types, found: { licensed: { ...found, current_page: 3 } } })
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

it('shows what is licensed first, and what else matches under a heading of its own with its own pages', () => {
  const page = (name: string, standing: 'provisionally licensed' | 'sealed') => {
    const data = [{ ...facility, conditions: [], name, standing }]
    return { total: 21, data, current_page: 1, last_page: 3, per_page: 10 }
  }
  const [licensed, others] = [page('Zuma Clinic', 'provisionally licensed'), page('Alheri Clinic', 'sealed')]
  showPage({ name: 'find', asked: { q: 'clinic' }, lgas, types, found: { licensed, others } })
  const sections = screen.getAllByRole('region').filter((region) => within(region).queryAllByRole('list').length > 0)
  expect(sections.map((section) => within(section).getAllByRole('link')[0]?.textContent)).toEqual([
    'Zuma Clinic',
    'Alheri Clinic',
  ])
  const next = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('link', { name: 'Next page' }).getAttribute('href')
  const count = screen.getByText(/^Licensed today:/)
  expect(count).toHaveTextContent('Licensed today: 21 facilities. Not licensed today: 21 facilities.')
  expect(within(count).getByRole('link', { name: 'Not licensed today' })).toHaveAttribute('href', '#others')
  expect(next('21 facilities')).toBe('/find?q=clinic&page=2')
  expect(next('Not licensed today')).toBe('/find?q=clinic&others_page=2')
  expect(screen.queryByText(/Only the first/)).toBeNull()
  showPage({ name: 'find', asked: {}, lgas, types, found: { licensed, first_only: 200 } })
  expect(screen.getByText(/Only the first 200 are shown/)).toBeVisible()
  const nothing = { ...licensed, data: [], total: 0 }
  showPage({ name: 'find', asked: {}, lgas, types, found: { licensed: nothing, others } })
  expect(screen.getByRole('region', { name: 'None of these is licensed today' })).toBeVisible()
  showPage({ name: 'find', asked: {}, lgas, types, found: { licensed, others: nothing } })
  expect(screen.queryByText(/not licensed today/i)).toBeNull()
})

it('calls the number of a provisional licence as its statement does', () => {
  const standing = 'provisionally licensed' as const
  const provisional = { ...facility, conditions: [], number: 'APP-2026-000031', standing }
  showPage({ name: 'found', number: provisional.number, facility: provisional })
  expect(screen.getByText('Reference No.').nextElementSibling).toHaveTextContent('APP-2026-000031')
})

it('numbers several conditions', () => {
  const conditions = [...facility.conditions, { text: 'Keep records of waste.', due_date: null }]
  showPage({ name: 'found', number: facility.number, facility: { ...facility, conditions } })
  expect(screen.getByText('Condition 1').nextElementSibling).toHaveTextContent(
    'Employ a second nurse. By 31 July 2026.',
  )
  expect(screen.getByText('Condition 2').nextElementSibling).toHaveTextContent(/^Keep records of waste\.$/)
})

it.each([
  [{ total: 1000, or_more: true }, 'More than 1,000 facilities'],
  [{ total: 100, or_more: true }, 'Many facilities'],
  [{ total: 1 }, '1 facility'],
])('counts %j as %s', (total, words) => {
  const found = { ...total, data: [{ ...facility, conditions: [] }], current_page: 1, last_page: 1, per_page: 20 }
  showPage({ name: 'find', asked: {}, lgas, types, found: { licensed: found } })
  expect(screen.getByRole('heading', { name: words })).toBeVisible()
  const isCutOff = words === 'More than 1,000 facilities'
  expect(screen.queryAllByText(/^The first 1,000 are shown\./)).toHaveLength(isCutOff ? 1 : 0)
})

it('says what to do when nothing is found, or when there were too many searches', () => {
  const found = { total: 0, data: [], current_page: 1, last_page: 1, per_page: 20 }
  showPage({ name: 'find', asked: { q: 'Nowhere' }, lgas, types, found: { licensed: found } })
  expect(screen.getByRole('region', { name: 'No facility found' })).toHaveTextContent('may not be licensed')
  showPage({ name: 'find', asked: {}, lgas: [], types: [], message: 'Too many tries.' })
  expect(screen.getByRole('region', { name: 'Too many searches' })).toBeVisible()
})

it('has no script, and asks search engines to leave out narrowed searches only', () => {
  const plain = htmlOf({ name: 'find', asked: {}, lgas, types, address: 'https://licences.example.gov.ng/find' })
  expect(plain).not.toContain('<script')
  expect(plain).not.toContain('noindex')
  expect(plain).toContain('<link rel="canonical" href="https://licences.example.gov.ng/find"/>')
  expect(htmlOf({ name: 'find', asked: { q: 'clinic' }, lgas, types })).toContain('content="noindex, follow"')
  const found = { total: 41, data: [], current_page: 2, last_page: 3, per_page: 20 }
  expect(htmlOf({ name: 'find', asked: {}, lgas, types, found: { licensed: found } })).toContain(
    'content="noindex, follow"',
  )
})

it('shows a facility without a script and without the crest, and a number that is in no register to nobody who searches the web', () => {
  const shown = { ...facility, conditions: [] }
  const page = htmlOf({ name: 'found', number: facility.number, facility: shown }, { crest_url: '/crest.png' })
  expect(page).toContain('<title>Sabongari Family Clinic: Licensed – Facility Licensing Portal</title>')
  expect(page).toContain('content="Sabongari Family Clinic, Private Clinic in Chanchaga: Licensed.')
  expect(page).not.toMatch(/<script|crest\.png|noindex/)
  expect(htmlOf({ name: 'found', number: 'NSMOH/PHF/99999/2026' })).toContain('content="noindex, follow"')
})

it.each(registerStandings)('says in whole sentences what %s means', (standing) => {
  const { title, text } = standingInWords(standing)
  expect(title.length).toBeGreaterThan(4)
  expect(text).toMatch(/^[A-Z].*\.$/)
})
