import { listOfficers } from '@portal/contract/cases/calls.ts'
import { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import { part } from '@portal/contract/catalogue/part.ts'
import { requirement } from '@portal/contract/catalogue/requirement.ts'
import { subList } from '@portal/contract/catalogue/sub-list.ts'
import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { concern } from '@portal/contract/concerns/concern.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { listCorrectiveActions } from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { type CorrectiveAction, correctiveAction } from '@portal/contract/inspections/corrective-action.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { officerPage } from '../../testing/officer-replies.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const [ibrahim, hauwa] = [
  { id: 1, first_name: 'Ibrahim', last_name: 'Musa' },
  { id: 3, first_name: 'Hauwa', last_name: 'Sani' },
]

const asked = {
  ...exampleOf(requirement),
  part: exampleOf(part),
  sub_lists: [exampleOf(subList), { ...exampleOf(subList), id: 9 }],
}

describe('planning an inspection', () => {
  const details = exampleOf(inspectionDetails)
  const facility = aFacility({ registration: aRegistration({ id: 31, kind: 'new' }) })

  let openActions: CorrectiveAction[] = []
  beforeEach(() => {
    openActions = []
  })

  function plan(...replies: FakeReply[]) {
    return renderScreen(paths.inspections(), {
      as: 'admin',
      replies: [
        reply(calls.listInspections, onlyPage<Inspection>([])),
        reply(listHomeLgas, []),
        reply(listFacilitiesForOfficer, officerPage([facility])),
        reply(listOfficers, { data: [ibrahim, hauwa] }),
        reply(listCorrectiveActions, onlyPage(openActions)),
        ...replies,
      ],
    })
  }

  async function choose({ user }: ReturnType<typeof plan>) {
    await user.click(await screen.findByRole('button', { name: 'Plan an inspection' }))
    const search = within(await screen.findByRole('dialog', { name: 'Plan an inspection' }))
    await enterText(user, search.getByLabelText('Which facility'), 'sabon')
    await user.click(await search.findByRole('button', { name: 'Choose Sabongari Family Clinic' }))
    return within(await screen.findByRole('dialog', { name: 'Plan an inspection of Sabongari Family Clinic' }))
  }

  it('finds the facility, and takes its application, a day and a team', async () => {
    const shown = plan(reply(calls.planInspection, { message: 'The inspection is planned', data: details }))
    const { user, sent } = shown
    const dialog = await choose(shown)
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Before a licence')
    await enterText(user, dialog.getByLabelText(/^Day/), '14/12/2026')
    await user.selectOptions(dialog.getByLabelText(/^Time/), 'Afternoon')
    await dialog.findByRole('option', { name: 'Hauwa Sani' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Hauwa Sani')
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Ibrahim Musa (you)')
    await user.click(dialog.getByRole('button', { name: 'Let lead Ibrahim Musa (you)' }))
    await user.click(dialog.getByLabelText('Tell the owner the day'))
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({
      facility_id: 12,
      kind: 'before licence',
      registration_id: 31,
      planned_day: '2026-12-14',
      planned_half: 'afternoon',
      team: [1, 3],
      is_announced: true,
    })
  })

  it('asks why the same inspector leads again only when the portal does', async () => {
    const message = 'Give a reason why the same inspector leads again'
    const shown = plan(
      refusal(calls.planInspection, {
        code: 'invalid_input',
        status: 422,
        message,
        errors: { same_lead_reason: [message] },
      }),
      reply(calls.planInspection, { message: 'The inspection is planned', data: details }),
    )
    const { user, sent } = shown
    const dialog = await choose(shown)
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Routine')
    expect(dialog.queryByLabelText('Why the same inspector leads again')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    await enterText(user, await dialog.findByLabelText('Why the same inspector leads again'), 'Nobody else is in Bida.')
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[1]?.body).toMatchObject({
      registration_id: null,
      same_lead_reason: 'Nobody else is in Bida.',
    })
  })

  it('follows concerns that are still open', async () => {
    const concerns = onlyPage([
      exampleOf(concern),
      { ...exampleOf(concern), id: 6, status: 'closed' as const, outcome: 'dealt with' as const },
    ])
    const shown = plan(
      reply(listConcernsOfFacility, concerns),
      reply(calls.planInspection, { message: 'The inspection is planned', data: details }),
    )
    const { user, sent } = shown
    const dialog = await choose(shown)
    await dialog.findByRole('option', { name: 'After a concern' })
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'After a concern')
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await user.click(dialog.getByLabelText('CN-7K3M-Q2XD: Blue house beside the motor park'))
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({ kind: 'concern', concern_ids: [5] })
  })

  it('visits chosen parts of the checklist, at least one', async () => {
    const shown = plan(
      reply(listRequirementsOfType, { data: [asked] }),
      reply(calls.planInspection, { message: 'The inspection is planned', data: details }),
    )
    const { user, sent } = shown
    const dialog = await choose(shown)
    expect(dialog.queryByRole('option', { name: 'Follow-up' })).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Routine')
    expect(dialog.getByLabelText('The whole checklist')).toBeChecked()
    await user.click(dialog.getByLabelText('Chosen parts'))
    const outpatients = await dialog.findByLabelText('Part A Out-patient area (2 questions)')
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(dialog.getAllByText('Choose at least one part').length).toBeGreaterThan(0)
    expect(sent(calls.planInspection)).toEqual([])
    await user.click(outpatients)
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({ kind: 'routine', part_ids: [1] })
  })

  it('follows up what is still to be put right, and names it', async () => {
    openActions = [exampleOf(correctiveAction), { ...exampleOf(correctiveAction), id: 22, status: 'closed' }]
    const shown = plan(reply(calls.planInspection, { message: 'The inspection is planned', data: details }))
    const { user, sent } = shown
    const dialog = await choose(shown)
    await dialog.findByRole('option', { name: 'Follow-up' })
    await user.selectOptions(dialog.getByLabelText('Why it is visited'), 'Follow-up')
    expect(dialog.getByText('1 question is asked again')).toBeVisible()
    expect(dialog.getByText('Is there oxygen with flow meter or a concentrator?')).toBeVisible()
    expect(dialog.queryByLabelText('Chosen parts')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByText('The inspection is planned')).toBeVisible()
    expect(sent(calls.planInspection)[0]?.body).toMatchObject({ kind: 'follow-up', part_ids: null })
  })
})
