import { listOfficers } from '@portal/contract/cases/calls.ts'
import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { concern } from '@portal/contract/concerns/concern.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

describe('planning an inspection', () => {
  const details = exampleOf(inspectionDetails)
  const facility = aFacility({ registration: aRegistration({ id: 31, kind: 'new' }) })

  function plan(...replies: FakeReply[]) {
    return renderScreen(paths.inspections(), {
      as: 'admin',
      replies: [
        reply(calls.listInspections, onlyPage<Inspection>([])),
        reply(listHomeLgas, []),
        reply(listFacilitiesForOfficer, officerPage([facility])),
        reply(listOfficers, { data: [ibrahim, hauwa] }),
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
})
