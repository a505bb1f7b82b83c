import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as calls from '@portal/contract/standing/calls/offences.ts'
import { type Offence, offence } from '@portal/contract/standing/offence.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

// In Lagos it is already the next day.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const one: Offence = exampleOf(offence)
const rate = one.rate && { ...one.rate, amount: 120000.5, days_to_pay: 1, start_date: '2027-01-01' }
const retired: Offence = { ...one, id: 4, name: 'No sign', retired_at: '2026-05-01T09:00:00.000Z' }

function show(data: Offence[], ...replies: FakeReply[]) {
  return renderScreen(paths.offences(), { as: 'admin', replies: [reply(calls.listOffences, { data }), ...replies] })
}

function showToReviewer(data: Offence[]) {
  const replies = [reply(calls.listOffences, { data })]
  return renderScreen(paths.offences(), { as: 'admin', session: { duties: ['review'] }, replies })
}

const saved = (message: string) => ({ message, data: one })

function cells() {
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent?.trim()),
  )
}

describe('the tariff of offences', () => {
  it('says what each costs today and later', async () => {
    const planned = rate ? [{ ...rate, id: 13 }] : []
    const sampled = { ...one, id: 5, name: 'No record book', rate: rate && { ...rate, is_sample: true } }
    show([{ ...one, planned }, sampled, { ...one, id: 6, name: 'No toilet', rate: null }, retired])
    expect(await screen.findByText('Some amounts are samples')).toBeVisible()
    const since = '1 Jan 2026Saved by Ibrahim Musa on 20 Nov 2025'
    expect(cells()).toEqual([
      ['No qualified practitioner on duty', '₦100,000 within 28 daysFrom 1 Jan 2027: ₦120,000.50 within 1 day', since],
      ['No record book', '₦120,000.50 within 1 day', 'Sample'],
      ['No toilet', '', 'Not yet'],
      ['No sign Retired', '₦100,000 within 28 days', since],
    ])
    const actions = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)
    expect(actions.slice(3)).toEqual(['ChangeRenameRetire No toilet', 'Bring back No sign'])
  })

  it('is only read by an officer who does not look after it', async () => {
    showToReviewer([one, retired])
    expect(await screen.findByText('Retired')).toBeVisible()
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  })

  it('does not warn of the sample of a retired offence', async () => {
    show([{ ...retired, rate: rate && { ...rate, is_sample: true } }])
    expect(await screen.findByText('Retired')).toBeVisible()
    expect(screen.queryByText('Some amounts are samples')).toBeNull()
  })

  it('changes an amount from a day on', async () => {
    const planned = rate ? [{ ...rate, id: 13 }] : []
    const { user, sent } = show([{ ...one, planned }], reply(calls.addOffenceRate, saved('The amount is saved')))
    await user.click(
      await screen.findByRole('button', { name: 'Change the amount of No qualified practitioner on duty' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Amount of No qualified practitioner on duty' }))
    const amount = await dialog.findByLabelText('Amount in naira')
    expect(dialog.getByLabelText('Days to pay')).toHaveValue('28')
    await user.clear(amount)
    await enterText(user, amount, '150,000')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The amount is saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addOffenceRate)[0]).toMatchObject({
      path: '/api/offences/3/rates',
      body: { amount: 150000, days_to_pay: 28, start_date: '2026-11-22' },
    })
  })

  it('begins with the planned amount where there is none today', async () => {
    const { user } = show([{ ...one, rate: null, planned: rate ? [rate] : [] }])
    await user.click(await screen.findByRole('button', { name: /^Change the amount/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Amount of/ }))
    expect(await dialog.findByLabelText('Amount in naira')).toHaveValue('120000.5')
  })

  it('renames an offence, unless somebody else has changed it', async () => {
    const { user, sent } = show([one], reply(calls.editOffence, saved('The offence is saved')))
    await user.click(await screen.findByRole('button', { name: 'Rename No qualified practitioner on duty' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename No qualified practitioner on duty' }))
    const name = await dialog.findByLabelText('Offence')
    await user.clear(name)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Enter the offence' })).toBeVisible()
    await enterText(user, name, 'No practitioner')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The offence is saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.editOffence)[0]).toMatchObject({ path: '/api/offences/3', body: { name: 'No practitioner' } })
    expect(sent(calls.editOffence)[0]?.headers['if-match']).toBe('"2026-11-20T09:40:00.000Z"')
  })

  it.each([
    {
      data: one,
      verb: 'Retire',
      name: 'No qualified practitioner on duty',
      body: { retired: true },
      said: 'was retired',
    },
    { data: retired, verb: 'Bring back', name: 'No sign', body: { retired: false }, said: 'was brought back' },
  ])('can $verb an offence', async ({ data, verb, name, body, said }) => {
    const { user, sent } = show([data], reply(calls.editOffence, saved('Saved')))
    await user.click(await screen.findByRole('button', { name: `${verb} ${name}` }))
    const dialog = within(screen.getByRole('dialog', { name: `${verb} ${name}?` }))
    await user.click(dialog.getByRole('button', { name: verb }))
    expect(await screen.findByText(`${name} ${said}`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.editOffence)[0]?.path).toBe(`/api/offences/${data.id}`)
    expect(sent(calls.editOffence)[0]?.body).toEqual(body)
  })

  it('is empty before the first offence, which is added with 28 days to pay', async () => {
    const { user, sent } = show([], reply(calls.addOffence, saved('The offence is added')))
    expect(await screen.findByText('No offences yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add an offence' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an offence' }))
    await enterText(user, dialog.getByLabelText('Offence'), 'Certificate not displayed')
    await enterText(user, dialog.getByLabelText('Amount in naira'), '20,000')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The offence is added')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addOffence)[0]?.body).toEqual({
      name: 'Certificate not displayed',
      amount: 20000,
      days_to_pay: 28,
      start_date: '2026-11-22',
    })
  })
})
