import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { GuideFee, GuideRequirement } from '@portal/contract/public/signed-out-pages.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { portalSettings } from '../../testing/fake-portal.ts'
import { specifiedDocuments } from '../../testing/registration-details.ts'
import { showPage } from '../../testing/signed-out-page.ts'

const clinic = exampleOf(facilityType)
const partA = { id: 1, designation: 'Part A', part_name: 'Out-patient area' }
const partB = { id: 2, designation: 'Part B', part_name: 'In-patient area' }

const requirements: GuideRequirement[] = [
  { id: 1, list: 'Access', part: partA, sub_lists: [{ id: 1, sub_list: 'Is there a ramp?' }] },
  { id: 2, list: 'Nothing yet', part: partA, sub_lists: [] },
  {
    id: 3,
    list: 'Wards',
    part: partB,
    sub_lists: [
      { id: 2, sub_list: 'Are there curtains?' },
      { id: 3, sub_list: 'Is there running water?' },
    ],
  },
  { id: 4, list: 'Waiting', part: partA, sub_lists: [{ id: 4, sub_list: 'Are there seats?' }] },
]

const fee: GuideFee = { id: 1, purpose: 'registration', beds_from: 0, beds_to: null, amount: 75000 }

function show(overrides: { type?: typeof clinic; requirements?: GuideRequirement[]; fees?: GuideFee[] } = {}) {
  showPage({ name: 'guide', type: clinic, requirements, fees: [], documents: specifiedDocuments, ...overrides })
}

const itemsAfter = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`${heading} is in no section`)
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the guide to an application', () => {
  it('says what to have ready, how long it takes and whom to call', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Private Clinic' })).toBeVisible()
    expect(screen.getByText(/^Premises for out-patient care/)).toBeVisible()
    expect(itemsAfter('Documents to have ready')).toEqual([
      'Certificate of registration with CAC',
      'PHCN bill',
      'Fire safety Certificate',
      'Current certificate of registration with relevant professional bodies of all staff',
      'The receipt of your payment',
    ])
    expect(screen.getByText(/^The ministry usually decides/)).toHaveTextContent('within 21 days after you submit.')
    expect(screen.getByText(/^Call/)).toHaveTextContent('Call +234 803 111 2222, Monday to Friday, 8:00 to 16:00.')
    const [call] = screen.getAllByRole('link', { name: '+234 803 111 2222' })
    expect(call).toHaveAttribute('href', 'tel:+2348031112222')
    expect(screen.getByRole('link', { name: 'Other types of facility' })).toHaveAttribute('href', '/guide')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', paths.register())
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull()
    expect(document.querySelector('button[data-print]')).toHaveAttribute('hidden')
  })

  it('leads to the example of a document where there is one', () => {
    const [first, ...others] = specifiedDocuments
    if (!first) throw new Error('There is no document')
    const documents = [{ ...first, hint: 'Of this year.', example_url: '/examples/cac' }, ...others]
    showPage({ name: 'guide', type: clinic, requirements, fees: [], documents })
    const name = 'See an example of Certificate of registration with CAC (opens in a new tab)'
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/examples/cac')
    expect(link.closest('li')).toHaveTextContent(/^Certificate of registration with CAC: Of this year\. See an example/)
  })

  it('says that a case takes one day where it does', () => {
    const { service_days } = portalSettings.data
    portalSettings.data.service_days = 1
    show()
    portalSettings.data.service_days = service_days
    expect(screen.getByText(/^The ministry usually decides/)).toHaveTextContent('within 1 day after you submit.')
  })

  it.each([
    [true, false, 'name, qualification, year of graduation, folio number and contact details'],
    [false, false, 'name, qualification, year of graduation and contact details'],
    [
      true,
      true,
      'name, qualification, year of graduation, folio number, number of the additional MDCN qualification and contact details',
    ],
  ])('names the numbers of the operating officer that are asked: %s, %s', (asks_folio, asks_additional_mdcn, words) => {
    show({ type: { ...clinic, asks_folio, asks_additional_mdcn } })
    expect(itemsAfter('People you will be asked about')[0]).toBe(`The operating officer: ${words}`)
  })

  it('lists the questions by part, with how many there are', () => {
    show()
    const parts = [...document.querySelectorAll('details')]
    expect(parts.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      'Part A: Out-patient area 2 questions',
      'Part B: In-patient area 2 questions',
    ])
    const asked = parts.map((part) => [...part.querySelectorAll('h3, li')].map(({ textContent }) => textContent))
    expect(asked).toEqual([
      ['Access', 'Is there a ramp?', 'Waiting', 'Are there seats?'],
      ['Wards', 'Are there curtains?', 'Is there running water?'],
    ])
  })

  it('counts one question as one, and says that there is none', () => {
    show({ requirements: requirements.slice(0, 2) })
    expect(document.querySelector('summary')?.textContent).toBe('Part A: Out-patient area 1 question')
    expect(screen.queryByText('The ministry asks no questions about this type of facility yet.')).toBeNull()
    show({ requirements: requirements.slice(1, 2) })
    expect(screen.getByText('The ministry asks no questions about this type of facility yet.')).toBeVisible()
    expect(document.querySelector('details')).toBeNull()
  })

  it('says what is to be paid, with the beds only where they matter', () => {
    show({
      fees: [
        fee,
        { ...fee, id: 2, purpose: 'renewal', beds_to: 19, amount: 0 },
        { ...fee, id: 3, purpose: 'renewal', beds_from: 20, amount: 50000.5 },
      ],
    })
    expect(itemsAfter('What you pay')).toEqual([
      'Registration: ₦75,000',
      'Renewal, up to 19 beds: free',
      'Renewal, 20 beds or more: ₦50,000.50',
    ])
  })

  it('says nothing of money for a type without fees', () => {
    show()
    expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull()
  })
})

describe('the guides', () => {
  it('lead from each type of facility to its guide', () => {
    showPage({ name: 'guides', types: [clinic, { ...clinic, id: 5, category_list: 'Mortuary' }] })
    expect(screen.getByRole('link', { name: 'Private Clinic' })).toHaveAttribute('href', '/guide/2')
    expect(screen.getByRole('link', { name: 'Mortuary' })).toHaveAttribute('href', '/guide/5')
    expect(screen.queryByText('The ministry has not listed any types of facility yet.')).toBeNull()
  })

  it('say that there is no type yet', () => {
    showPage({ name: 'guides', types: [] })
    expect(screen.getByText('The ministry has not listed any types of facility yet.')).toBeVisible()
  })
})
