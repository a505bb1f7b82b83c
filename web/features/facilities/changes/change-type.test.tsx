import * as calls from '@portal/contract/applications/calls/type-changes.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFacility, aRegistration } from '../../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ChangeType } from './change-type.tsx'
import { OpenTypeChange } from './open-type-change.tsx'

const types = [2, 9].map((id) => ({
  ...exampleOf(facilityType),
  id,
  category_list: id === 2 ? 'Primary Health Clinic' : 'Hospital',
  is_offered: true,
}))
const preview = { questions: 72, taken_over: 1, documents: ['PHCN bill', 'Tax clearance'], fee: 50_000 }
const change = aRegistration({
  id: 71,
  kind: 'change',
  change_of_type: { from: 'Primary Health Clinic', to: 'Hospital' },
})

async function open(...replies: FakeReply[]) {
  const facility = aFacility({ id: 12, facility_type_id: 2 })
  const shown = renderComponent(<ChangeType facility={facility} action="Change type" />, {
    as: 'user',
    replies: [reply(listFacilityTypes, { data: types }), reply(calls.previewTypeChange, { data: preview }), ...replies],
  })
  await shown.user.click(screen.getByRole('button', { name: 'Change the type' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the type' }))
  await shown.user.selectOptions(await dialog.findByLabelText('New type'), 'Hospital')
  return { ...shown, dialog }
}

it('says what the chosen type asks and costs before the change is started', async () => {
  const { user, dialog, sent } = await open(reply(calls.startTypeChange, { data: change }))
  expect(await dialog.findByText('The fee is ₦50,000.')).toBeVisible()
  expect(
    dialog.getByText('It asks 72 questions. 1 answer of your licence is taken over. Read and confirm it.'),
  ).toBeVisible()
  expect(dialog.getByText('Documents: PHCN bill, Tax clearance.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Start the change' }))
  await waitFor(() =>
    expect(sent(calls.startTypeChange).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/facilities/12/type-change', body: { facility_type_id: 9 } },
    ]),
  )
})

it('shows why it cannot be started', async () => {
  const message = 'A renewal is under way, APP-2026-000007. The type can be changed once it is decided or withdrawn'
  const { user, dialog } = await open(refusal(calls.startTypeChange, { code: 'already_exists', status: 409, message }))
  await user.click(dialog.getByRole('button', { name: 'Start the change' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

it('names the change that is under way, and leads to its application', async () => {
  renderComponent(<OpenTypeChange change={change} />, { as: 'user' })
  expect(await screen.findByText('Change of type: from Primary Health Clinic to Hospital')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the application' })).toHaveAttribute('href', '/admin/registration/71')
})
