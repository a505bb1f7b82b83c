import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { answeredQuestion } from '../../testing/answered-question.ts'
import { reply } from '../../testing/fake-portal.ts'
import { registrationDetails, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'
import { typedDate } from '../../testing/typed-date.ts'

const ramp = answeredQuestion({ sub_list_id: 3, question: 'Is there a ramp?', respond: 0 })

const page = registrationDetails({ offered: ['Approve', 'Decline', 'Return'] }, { status: 'Awaiting decision' })

it('asks for a photo or file with a question, which the draft keeps', async () => {
  const { user, sent } = renderScreen(paths.review(31), {
    as: 'admin',
    replies: [
      reply(calls.reviewRegistration, reviewOf(page, { answers: [ramp] })),
      reply(returns.returnRegistration, { data: page.registration, message: 'Returned', page }),
    ],
  })
  const row = within(await screen.findByRole('region', { name: 'Part A: Building' }))
  await user.click(await row.findByRole('button', { name: /^Return this ?: Requirements, Is there a ramp/ }))
  await user.click(row.getByRole('checkbox', { name: /^Ask for a photo or file/ }))
  await user.type(row.getByLabelText(/what is to be corrected/), 'Show it.{Enter}')
  expect(row.getByText('To return: “Show it.” A photo or file is asked for.')).toBeVisible()
  const value = { items: ['requirements/3'], remarks: ['Show it.'], evidence: ['requirements/3'] }
  await waitFor(() => expect(sent(drafts.saveDraft).at(-1)).toMatchObject({ body: { value } }))
  await user.click(screen.getByRole('button', { name: 'Return for correction (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
  expect(await dialog.findByText('A photo or file is asked for.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
  await waitFor(() => expect(sent(returns.returnRegistration)).toHaveLength(1))
  expect(sent(returns.returnRegistration)[0]?.body).toMatchObject({
    items: [{ section: 'requirements', id: 3, remark: 'Show it.', asks_evidence: true }],
  })
})

it('keeps what an officer marks while reading, and returns it with a remark each and a date', async () => {
  const { user, sent } = renderScreen(paths.review(31), {
    as: 'admin',
    replies: [
      reply(calls.reviewRegistration, reviewOf(page, { answers: [ramp] })),
      reply(returns.returnRegistration, { data: page.registration, message: 'Returned', page }),
    ],
  })
  const row = within(await screen.findByRole('region', { name: 'Part A: Building' }))
  await user.click(await row.findByRole('button', { name: /^Return this ?: Requirements, Is there a ramp/ }))
  const remark = row.getByLabelText(/what is to be corrected/)
  expect(remark).toHaveFocus()
  await user.type(remark, 'It is too steep.{Enter}')
  expect(row.getByText('To return: “It is too steep.”')).toBeVisible()
  expect(row.getByRole('button', { name: /^Change/ })).toHaveFocus()
  await user.click(screen.getByRole('tab', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: 'Return section: Available facilities' }))
  await waitFor(() =>
    expect(sent(drafts.saveDraft).at(-1)).toMatchObject({
      path: '/api/drafts/return-marks-31',
      body: { value: { items: ['requirements/3', 'available_facilities'], remarks: ['It is too steep.', ''] } },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Return for correction (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
  expect(await dialog.findByText('It is too steep.')).toBeVisible()
  expect(dialog.queryByLabelText('Requirements, Is there a ramp?')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
  expect(dialog.getAllByText('Enter what is to be corrected')[0]).toBeVisible()
  await user.type(dialog.getByLabelText('Available facilities'), 'Count the beds again.')
  await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
  await waitFor(() => expect(sent(returns.returnRegistration)).toHaveLength(1))
  expect(sent(returns.returnRegistration)[0]?.body).toEqual({
    items: [
      { section: 'requirements', id: 3, remark: 'It is too steep.' },
      { section: 'available_facilities', id: null, remark: 'Count the beds again.' },
    ],
    due_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
})

describe('what an officer has marked', () => {
  afterEach(() => void vi.useRealTimers())

  /** Drafts from before remarks were written in place have none. */
  function show(items: string[], remarks?: string[]) {
    const draft = { value: { items, ...(remarks && { remarks }) }, updated_at: '2026-04-08T10:30:00.000Z' }
    return renderScreen(paths.review(31), {
      as: 'admin',
      replies: [
        reply(drafts.showDraft, { data: draft }, ({ path }) => path === '/api/drafts/return-marks-31'),
        reply(calls.reviewRegistration, reviewOf(page, { answers: [ramp] })),
        reply(returns.returnRegistration, { data: page.registration, message: 'Returned', page }),
      ],
    })
  }

  it('is still marked the next time, except what the application no longer contains', async () => {
    const { user, sent } = show(['requirements/3', 'staff/99', 'nothing', 'documents'], ['It is too steep.'])
    expect(await screen.findByRole('button', { name: 'Return for correction (2)' })).toBeVisible()
    const row = within(screen.getByRole('region', { name: 'Part A: Building' }))
    expect(row.getByText('To return: “It is too steep.”')).toBeVisible()
    await user.click(row.getByRole('button', { name: /^Undo/ }))
    expect(row.getByRole('button', { name: /^Return this/ })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Return for correction (1)' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Documents' }))
    const files = within(screen.getByRole('region', { name: 'Documents and receipts' }))
    expect(files.getByText('To return: nothing is written yet.')).toBeVisible()
    await user.click(files.getByRole('button', { name: /^Undo/ }))
    expect(screen.getByRole('button', { name: 'Return for correction' })).toBeVisible()
    expect(sent(returns.returnRegistration)).toEqual([])
  })

  it('has a remark of its own for each section that is returned whole', async () => {
    const { user, sent } = show(['available_facilities', 'documents'])
    await user.click(await screen.findByRole('button', { name: 'Return for correction (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
    await user.type(await dialog.findByLabelText('Available facilities'), 'Count the beds again.')
    await user.type(dialog.getByLabelText('Documents'), 'The PHCN bill is of another address.')
    await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
    await waitFor(() => expect(sent(returns.returnRegistration)).toHaveLength(1))
    expect(sent(returns.returnRegistration)[0]?.body).toMatchObject({
      items: [
        { section: 'available_facilities', remark: 'Count the beds again.' },
        { section: 'documents', remark: 'The PHCN bill is of another address.' },
      ],
    })
  })

  it('can be taken out of the dialog, which then says how to mark', async () => {
    const { user } = show(['requirements/3'])
    await user.click(await screen.findByRole('button', { name: 'Return for correction (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
    await user.click(await dialog.findByRole('button', { name: 'Do not return this' }))
    expect(await screen.findByText(/^Nothing is marked yet\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the application' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Return for correction' })).toBeVisible()
  })

  it('is to be corrected within two weeks of today in Lagos, and is marked no longer once it is returned', async () => {
    vi.useFakeTimers({ now: new Date('2026-04-08T23:30:00Z'), toFake: ['Date'] })
    const { user, sent } = show(['requirements/3'])
    await user.click(await screen.findByRole('button', { name: 'Return for correction (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }))
    await user.type(await dialog.findByLabelText('Requirements, Is there a ramp?'), 'It is too steep.')
    expect(typedDate(dialog.getByRole('textbox', { name: /^To be corrected by/ }))).toBe('23/4/2026')
    await user.click(dialog.getByRole('button', { name: 'Return to the owner' }))
    expect(await screen.findByText('Returned')).toBeVisible()
    expect(sent(returns.returnRegistration)[0]).toMatchObject({
      path: '/api/registrations/31/return',
      body: { due_date: '2026-04-23' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Return for correction' })).toBeVisible()
    expect(sent(drafts.discardDraft).map(({ path }) => path)).toContain('/api/drafts/return-marks-31')
  })
})

it('cannot be marked while it cannot be returned', async () => {
  const decided = registrationDetails({ offered: ['Approve'] }, { status: 'Awaiting decision' })
  renderScreen(paths.review(31), {
    as: 'admin',
    replies: [reply(calls.reviewRegistration, reviewOf(decided, { answers: [ramp] }))],
  })
  await screen.findByRole('button', { name: 'Approve' })
  expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull()
})
