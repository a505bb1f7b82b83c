import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { changeRequestOnPage } from '@portal/contract/facilities/change-request-with-facility.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas, listWards } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility } from '../../../testing/facilities.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { AskForChange } from './ask-for-change.tsx'

it.each([
  { action: 'Ask for a change', title: 'Ask for a change', submit: 'Send to the ministry', call: calls.addChange },
  { action: 'Record change', title: 'Record a change', submit: 'Record the change', call: calls.recordChange },
] as const)('$action sends every detail that is different', async ({ action, title, submit, call }) => {
  const { user, sent } = renderComponent(<AskForChange facility={aFacility()} action={action} />, {
    as: action === 'Record change' ? 'admin' : 'user',
    replies: [
      reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }]),
      reply(listWards, { data: [{ id: 7, name: 'Masaba', local_gov_area_id: 541 }] }),
      reply(call, { message: 'Done', data: exampleOf(changeRequestOnPage) }),
    ],
  })
  await user.click(screen.getByRole('button', { name: title }))
  const dialog = within(screen.getByRole('dialog', { name: title }))
  await enterText(user, dialog.getByLabelText('New facility name (optional)'), 'Alheri Clinic')
  await enterText(user, dialog.getByLabelText('New owner (optional)'), 'Musa Abubakar')
  await enterText(user, dialog.getByLabelText('New address (optional)'), '3 Market Road, Bida')
  await dialog.findByRole('option', { name: 'Bida' })
  await user.selectOptions(dialog.getByLabelText('New LGA (optional)'), 'Bida')
  await dialog.findByRole('option', { name: 'Masaba' })
  await user.selectOptions(dialog.getByLabelText('New ward (optional)'), 'Masaba')
  await enterText(user, dialog.getByLabelText('Reason'), 'It was sold and moved.')
  await user.click(dialog.getByRole('button', { name: submit }))
  await waitFor(() => expect(sent(call)).toHaveLength(1))
  expect(sent(call)[0]?.body).toEqual({
    company_name: 'Alheri Clinic',
    owner_name: 'Musa Abubakar',
    address: '3 Market Road, Bida',
    local_gov_area_id: '541',
    ward_id: '7',
    reason: 'It was sold and moved.',
  })
})
