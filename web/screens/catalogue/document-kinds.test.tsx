import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { type DocumentKind, documentTerms } from '@portal/contract/catalogue/document-kind.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

// In Lagos it is already the next day.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const everyType = { facility_type_id: null, facility_type: null }
const hospital = { facility_type_id: 1, facility_type: 'Private Hospital' }
const types = [
  { ...exampleOf(facilityType), id: 1, category_list: 'Private Hospital', is_offered: true },
  { ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true },
]

const bill: DocumentKind = {
  id: 2,
  name: 'PHCN bill',
  terms: {
    ...exampleOf(documentTerms),
    place: 20,
    last_day: 'optional',
    demands: [
      { ...everyType, purpose: 'registration', demand: 'required' },
      { ...everyType, purpose: 'renewal', demand: 'required' },
    ],
  },
  planned: [],
  example: null,
  updated_at: '2026-11-20T09:40:00.000Z',
}

const tax: DocumentKind = {
  id: 6,
  name: 'Tax clearance certificate',
  terms: {
    ...exampleOf(documentTerms),
    id: 10,
    place: 60,
    hint: 'Of the last three years.',
    demands: [
      { ...hospital, purpose: 'registration', demand: 'required' },
      { ...everyType, purpose: 'registration', demand: 'optional' },
      { ...hospital, purpose: 'renewal', demand: 'not asked' },
      { ...everyType, purpose: 'renewal', demand: 'optional' },
    ],
  },
  planned: [{ ...exampleOf(documentTerms), id: 11, start_date: '2027-01-01', demands: [] }],
  example: { url: '/examples/tax', recorded_at: '2026-11-20T09:40:00.000Z', recorded_by: 'Ibrahim Musa' },
  updated_at: '2026-11-20T09:40:00.000Z',
}

function show(data: DocumentKind[]) {
  return renderScreen(paths.documentKinds(), {
    as: 'admin',
    replies: [
      reply(calls.listDocumentKinds, { data }),
      reply(listFacilityTypes, { data: types }),
      reply(calls.addDocumentKind, { message: 'Saved', data: tax }),
      reply(calls.addDocumentTerms, { message: 'Saved', data: tax }),
      reply(calls.addDocumentExample, { message: 'Saved', data: tax }),
      reply(calls.removeDocumentExample, { message: 'Saved', data: tax }),
    ],
  })
}

describe('the documents that are asked for', () => {
  it('are listed with whom they are asked of, today and later', async () => {
    show([bill, tax])
    const rows = within(await screen.findByRole('table', { name: 'Documents' }))
      .getAllByRole('row')
      .slice(1)
    const [first, second] = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(first?.slice(0, 3)).toEqual([
      expect.stringContaining('PHCN bill'),
      'Required of every type',
      'Some have one',
    ])
    expect(second?.[1]).toBe(
      [
        'Registration: required of Private Hospital; optional for every other type',
        'Renewal: optional for every other type; not asked of Private Hospital',
        'Change of an approved facility: required of Private Hospital; optional for every other type',
        'From 1 Jan 2027: Not asked for any more',
      ].join(''),
    )
  })

  it('say so when there are none', async () => {
    show([])
    expect(await screen.findByText('No documents are asked for')).toBeVisible()
  })
})

describe('a new document', () => {
  it('is asked of the chosen types, and after the last one', async () => {
    const { user, sent } = show([bill])
    await user.click(await screen.findByRole('button', { name: 'Add a document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }))
    await enterText(user, await dialog.findByLabelText('Name'), 'Tax clearance')
    await user.selectOptions(dialog.getByLabelText(/^One type is asked differently/), 'Private Hospital')
    const ofHospital = within(dialog.getByRole('group', { name: 'Asked of each Private Hospital' }))
    await user.selectOptions(ofHospital.getByLabelText('Registration'), 'Required')
    await user.click(dialog.getByRole('radio', { name: 'Yes, always' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Nurses/Midwives' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(sent(calls.addDocumentKind)[0]?.body).toEqual({
      name: 'Tax clearance',
      place: 30,
      last_day: 'required',
      staff_cadres: ['nurse'],
      start_date: '2026-11-22',
      demands: [{ facility_type_id: 1, purpose: 'registration', demand: 'required' }],
    })
  })

  it('is asked of nobody until somebody is chosen', async () => {
    const { user } = show([bill])
    await user.click(await screen.findByRole('button', { name: 'Add a document' }))
    const every = within(await screen.findByRole('group', { name: 'Asked of every type of facility' }))
    expect(every.getByLabelText('Registration')).toHaveValue('not asked')
    expect(every.getByLabelText('Renewal')).toHaveValue('not asked')
  })
})

it('changes what is planned last on its own day', async () => {
  const { user, sent } = show([
    { ...tax, planned: tax.planned.map((one) => ({ ...one, demands: bill.terms?.demands ?? [] })) },
  ])
  await user.click(await screen.findByRole('button', { name: 'Change Tax clearance certificate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax clearance certificate' }))
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent(calls.addDocumentTerms)[0]?.body).toMatchObject({
    start_date: '2027-01-01',
    demands: [
      { facility_type_id: null, purpose: 'registration', demand: 'required' },
      { facility_type_id: null, purpose: 'renewal', demand: 'required' },
    ],
  })
})

it('keeps what a type is asked that is not offered any more', async () => {
  const retired = { facility_type_id: 9, facility_type: 'Chemist', purpose: 'renewal', demand: 'required' } as const
  const terms = { ...exampleOf(documentTerms), demands: [retired] }
  const { user, sent } = show([{ ...tax, terms, planned: [] }])
  await user.click(await screen.findByRole('button', { name: 'Change Tax clearance certificate' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent(calls.addDocumentTerms)[0]?.body).toMatchObject({
    demands: [{ facility_type_id: 9, purpose: 'renewal', demand: 'required' }],
  })
})

it('opens a document with what its types are asked', async () => {
  const { user } = show([{ ...tax, planned: [] }])
  await user.click(await screen.findByRole('button', { name: 'Change Tax clearance certificate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax clearance certificate' }))
  expect(dialog.queryByLabelText('Name')).not.toBeInTheDocument()
  const ofHospital = within(await dialog.findByRole('group', { name: 'Asked of each Private Hospital' }))
  expect(ofHospital.getByLabelText('Registration')).toHaveValue('required')
  expect(ofHospital.getByLabelText('Renewal')).toHaveValue('not asked')
  const every = within(dialog.getByRole('group', { name: 'Asked of every other type of facility' }))
  expect(every.getByLabelText('Renewal')).toHaveValue('optional')
})

describe('an example', () => {
  it('is added, and its dialog says that everybody sees it at once', async () => {
    const { user, sent } = show([bill])
    await user.click(await screen.findByRole('button', { name: 'Add example of PHCN bill' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Example of PHCN bill' }))
    expect(dialog.getByText(/^Everybody sees it from now on, also for applications that are under way/)).toBeVisible()
    expect(dialog.getByLabelText('File')).toHaveAttribute(
      'accept',
      'application/pdf,image/jpeg,image/png,image/*,.heic,.heif',
    )
    await user.upload(dialog.getByLabelText('File'), new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }))
    await dialog.findByText('bill.pdf')
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    await vi.waitFor(() => expect(sent(calls.addDocumentExample)).toHaveLength(1))
    expect(sent(calls.addDocumentExample)[0]?.path).toBe('/api/document-kinds/2/example')
    expect(screen.queryByRole('button', { name: 'Remove example of PHCN bill' })).toBeNull()
  })

  it('may be 2 MB large', async () => {
    const { user } = show([bill])
    await user.click(await screen.findByRole('button', { name: 'Add example of PHCN bill' }))
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'bill.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText('File'), large)
    expect(await screen.findByText(/The largest that can be sent is 2 MB$/)).toBeVisible()
  })

  it('is shown, replaced and taken away', async () => {
    const { user, sent } = show([tax])
    const link = await screen.findByRole('link', { name: /^See an example of Tax clearance certificate/ })
    expect(link).toHaveAttribute('href', '/examples/tax')
    expect(screen.getByRole('button', { name: 'Replace example of Tax clearance certificate' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove example of Tax clearance certificate' }))
    const question = within(screen.getByRole('dialog', { name: 'Remove the example of Tax clearance certificate?' }))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await vi.waitFor(() => expect(sent(calls.removeDocumentExample)).toHaveLength(1))
    expect(sent(calls.removeDocumentExample)[0]?.path).toBe('/api/document-kinds/6/example')
  })
})
