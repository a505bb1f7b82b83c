import * as calls from '@portal/contract/cases/calls/stages.ts'
import { type Stage, stage, stageTerms } from '@portal/contract/cases/stage.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
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

const hospital = { id: 1, category_list: 'Private Hospital' }
const types = [{ ...exampleOf(facilityType), ...hospital, is_offered: true }]
const commissioner: Stage = exampleOf(stage)
const opinion: Stage = {
  ...commissioner,
  id: 1,
  name: 'Technical opinion',
  terms: { ...exampleOf(stageTerms), place: 10, signed_by: 'inspect', facility_types: [hospital], back_to: [] },
  planned: [{ ...exampleOf(stageTerms), id: 9, start_date: '2027-01-01', purposes: [] }],
}

function show(data: Stage[]) {
  const saved = { message: 'Saved', data: commissioner }
  return renderScreen(paths.stages(), {
    as: 'admin',
    replies: [
      reply(calls.listStages, { data }),
      reply(listFacilityTypes, { data: types }),
      reply(calls.addStage, saved),
      reply(calls.addStageTerms, saved),
    ],
  })
}

describe('the stages of applications', () => {
  it('are listed with who signs, what goes through them, and what they need', async () => {
    show([opinion, commissioner])
    const rows = within(await screen.findByRole('table', { name: 'Stages' })).getAllByRole('row')
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      [
        'Technical opinion',
        'Duty inspect',
        '3 days',
        'Registration, Renewal: Private HospitalFrom 1 Jan 2027: No application any more; Hon. Commissioner',
        'Both verdicts and the confirmed payment',
      ],
      [
        'Approval of the commissioner',
        'Hon. Commissioner',
        '3 days',
        'Registration, Renewal: every type',
        'Both verdicts and the confirmed payment',
      ],
    ])
  })

  it('are none in a new portal, which says what that means', async () => {
    show([])
    expect(await screen.findByText('There are no stages')).toBeVisible()
  })

  it('are added from today on, for every application unless told otherwise', async () => {
    const { user, sent } = show([opinion])
    await user.click(await screen.findByRole('button', { name: 'Add a stage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a stage' }))
    await enterText(user, await dialog.findByLabelText(/^Name/), 'Last word')
    await user.selectOptions(dialog.getByLabelText(/^Signed by/), 'Hon. Commissioner')
    await enterText(user, dialog.getByLabelText(/^Promised days/), '3')
    expect(dialog.getByText(/^While nobody has this office or duty, an officer with the duty Decide/)).toBeVisible()
    expect(dialog.getByText('Only stages that come before this one.')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Both verdicts are needed first' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Technical opinion' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(sent(calls.addStage)[0]?.body).toEqual({
      name: 'Last word',
      signed_by: 'Hon. Commissioner',
      promised_days: 3,
      purposes: ['registration', 'renewal', 'change'],
      facility_type_ids: [],
      needs_verdicts: true,
      needs_payment: false,
      needs_inspection: false,
      back_to: [1],
      place: 30,
      start_date: '2026-11-22',
    })
  })

  it('are changed with what was saved last, under their version', async () => {
    const { user, sent } = show([opinion])
    await user.click(await screen.findByRole('button', { name: 'Change Technical opinion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Technical opinion' }))
    await user.click(await dialog.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(sent(calls.addStageTerms)[0]).toMatchObject({
      path: '/api/stages/1/terms',
      body: { purposes: [], start_date: '2027-01-01', signed_by: 'Hon. Commissioner' },
      headers: { 'if-match': '"2026-06-20T09:00:00.000Z"' },
    })
  })
})
