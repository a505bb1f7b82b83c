import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { type FacilityType, facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as calls from '@portal/contract/money/calls/fees.ts'
import { type Fee, fee } from '@portal/contract/money/fee.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { typedDate } from '../../testing/typed-date.ts'

// In Lagos it is already the next day.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const one: Fee = exampleOf(fee)
const sample: Fee = {
  ...one,
  id: 1,
  facility_type_id: null,
  facility_type: null,
  amount: 0,
  is_sample: true,
  recorded_by: null,
  beds_from: 0,
  beds_to: null,
}

interface Shown {
  data?: Fee[]
  planned?: Fee[]
  history?: Fee[]
  duties?: ['review']
  types?: FacilityType[]
}

function show({ data = [], planned = [], history = [], duties, types = [] }: Shown) {
  const replies = [
    reply(calls.listFees, { data, planned, history }),
    reply(listFacilityTypes, { data: types.map((type) => ({ ...type, is_offered: true })) }),
    reply(calls.addFee, { message: 'The fee is saved', data: one }),
    reply(calls.changeFees, { message: '1 fee is saved' }),
    reply(calls.confirmSampleFees, { message: '2 fees are saved' }),
  ]
  return renderScreen(paths.fees(), { as: 'admin', session: duties && { duties }, replies })
}

function cellsOf(name: string) {
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

const saved = '1 Jan 2027Saved by Ibrahim Musa on 20 Nov 2026'

describe('the fees', () => {
  it('are those of today, the planned ones and what was saved', async () => {
    const ends: Fee = { ...one, id: 40, amount: null, beds_from: 0, recorded_by: null }
    show({ data: [one, sample], planned: [{ ...one, id: 33 }], history: [ends], duties: ['review'] })
    expect(await screen.findByText('Some fees are samples')).toBeVisible()
    expect(cellsOf('Fees of today')).toEqual([
      ['Private Hospital', 'Registration', '₦150,000', '20 to 49 beds', saved, ''],
      ['Every other type', 'Registration', 'Free', 'Any number of beds', 'Sample', ''],
    ])
    expect(cellsOf('Planned fees')).toEqual([
      ['Private Hospital', 'Registration', '₦150,000', 'From 20 beds', saved, ''],
    ])
    expect(cellsOf('Saved fees')).toEqual([['Private Hospital', 'Registration', 'Ends', 'From 0 beds', '1 Jan 2027']])
    expect(screen.queryByRole('button', { name: 'Add a fee' })).toBeNull()
  })

  it('are empty before the first one', async () => {
    show({})
    expect(await screen.findByText('No fees yet')).toBeVisible()
    expect(screen.getByText('Nothing is planned')).toBeVisible()
    expect(screen.getByText('Nothing was saved yet')).toBeVisible()
    expect(screen.queryByText('Some fees are samples')).toBeNull()
  })

  it('are changed from today on, with what they are now', async () => {
    const { user, sent } = show({ data: [sample] })
    const name = 'Change the fee of every other type, Registration, from 0 beds'
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change a fee' }))
    const amount = await dialog.findByLabelText('Amount in naira')
    expect(dialog.getByLabelText('What the fee is for')).toHaveValue('registration')
    expect(dialog.getByLabelText('From how many beds')).toHaveValue('0')
    expect(typedDate(dialog.getByRole('textbox', { name: 'From which day' }))).toBe('22/11/2026')
    await user.clear(amount)
    await enterText(user, amount, '75,000')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The fee is saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addFee)[0]?.body).toEqual({
      facility_type_id: null,
      purpose: 'registration',
      beds_from: 0,
      amount: 75000,
      start_date: '2026-11-22',
    })
  })

  it('of one type and band are changed in their place', async () => {
    const types = [{ ...exampleOf(facilityType), id: 1, category_list: 'Private Hospital' }]
    const { user, sent } = show({ data: [one], types })
    await user.click(await screen.findByRole('button', { name: /^Change the fee of Private Hospital/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change a fee' }))
    expect(await dialog.findByRole('option', { name: 'Private Hospital' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The fee is saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // What is typed for one fee is not offered for another.
    expect(sent(showDraft)[0]?.path).toBe('/api/drafts/fee-31')
    expect(sent(calls.addFee)[0]?.body).toEqual({
      facility_type_id: 1,
      purpose: 'registration',
      beds_from: 20,
      amount: 150000,
      start_date: '2026-11-22',
    })
  })

  it('are added without a fee before them', async () => {
    const { user } = show({})
    await user.click(await screen.findByRole('button', { name: 'Add a fee' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a fee' }))
    expect(await dialog.findByLabelText('From how many beds')).toHaveValue('0')
    expect(dialog.getByLabelText('Amount in naira')).toHaveValue('')
    expect(dialog.getByLabelText('What the fee is for')).toHaveValue('')
  })

  it('are taken over all at once after a question, if they are samples', async () => {
    const { user, sent } = show({ data: [one, sample, { ...sample, id: 77, beds_from: 5 }] })
    await user.click(await screen.findByRole('button', { name: 'Take over all 2 sample fees' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take over' }))
    expect(await screen.findByText('2 fees are saved')).toBeVisible()
    expect(sent(calls.confirmSampleFees)).toMatchObject([{ body: { ids: [sample.id, 77] } }])
  })

  it('are changed in their table in one step, without the samples that are left as they are', async () => {
    const kept: Fee = { ...one, id: 40, purpose: 'renewal' }
    const ends: Fee = { ...one, id: 41, purpose: 'reissue', amount: null }
    const { user, sent } = show({ data: [one, kept, sample, ends] })
    await user.click(await screen.findByRole('button', { name: 'Change the amounts in the table' }))
    const amount = await screen.findByLabelText('Private Hospital, Registration, from 20 beds')
    expect(amount).toHaveValue('150,000')
    expect(within(screen.getByRole('table', { name: 'Fees to change' })).getAllByRole('textbox')).toHaveLength(3)
    await user.clear(amount)
    await user.click(screen.getByRole('button', { name: 'Save the table' }))
    expect(await screen.findByText('There is a problem')).toBeVisible()
    expect(sent(calls.changeFees)).toEqual([])
    await enterText(user, amount, '175,000')
    await user.click(screen.getByRole('button', { name: 'Save the table' }))
    expect(await screen.findByText('1 fee is saved')).toBeVisible()
    expect(sent(calls.changeFees)[0]?.body).toEqual({
      start_date: '2026-11-22',
      amounts: [{ id: 31, amount: 175000 }],
    })
    expect(await screen.findByRole('table', { name: 'Fees of today' })).toBeVisible()
  })

  it('stay as they are when their table is closed', async () => {
    const { user, sent } = show({ data: [one, sample] })
    await user.click(await screen.findByRole('button', { name: 'Change the amounts in the table' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('table', { name: 'Fees of today' })).toBeVisible()
    expect(sent(calls.changeFees)).toEqual([])
  })
})
