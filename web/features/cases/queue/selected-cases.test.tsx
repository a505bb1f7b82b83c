import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aRegistration } from '../../../testing/facilities.ts'
import { type FakeReply, reply } from '../../../testing/fake-portal.ts'
import { registrationPage } from '../../../testing/officer-replies.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { useListAddress } from '../../../ui/table/use-list-address.ts'
import { RegistrationTable } from './registration-table.tsx'

const rows = registrationPage([aRegistration({ id: 31 }), aRegistration({ id: 32, reference: 'APP-2026-000124' })])
const data = rows.data.map((row) => ({
  ...row,
  case: { ...exampleOf(registrationCase), assignee: row.id === 31 ? null : exampleOf(registrationCase).assignee },
}))
const hauwa = { id: 7, first_name: 'Hauwa', last_name: 'Sani' }

function Queue() {
  return <RegistrationTable address={useListAddress()} />
}

async function withSelection(...replies: FakeReply[]) {
  const shown = renderComponent(<Queue />, {
    as: 'admin',
    replies: [reply(calls.listRegistrations, { ...rows, data }), ...replies],
  })
  const box = await screen.findByRole('checkbox', { name: 'Select every row of this page' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  await shown.user.click(box)
  return shown
}

const dialog = () => within(screen.getByRole('dialog'))
const bar = () => screen.queryByRole('region', { name: 'Selected rows' })

it('gives the selected cases to an officer, with who has each', async () => {
  const { user, sent } = await withSelection(
    reply(cases.listOfficers, { data: [hauwa] }),
    reply(cases.giveCases, {
      message: '2 applications were given',
      data: [
        { id: 31, refused: null },
        { id: 32, refused: null },
      ],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Give to an officer' }))
  await screen.findByRole('dialog', { name: 'Give 2 applications to an officer' })
  await user.selectOptions(await dialog().findByLabelText('Officer'), 'Hauwa Sani')
  await user.click(dialog().getByRole('button', { name: 'Give' }))
  expect(await screen.findByText('2 applications were given')).toBeVisible()
  const applications = [
    { id: 31, from_id: null },
    { id: 32, from_id: 2 },
  ]
  expect(sent(cases.giveCases)[0]?.body).toEqual({ officer_id: 7, applications })
  await waitFor(() => expect(bar()).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names the applications for which it could not be done', async () => {
  const message = 'One owner is reminded; 1 could not be reminded'
  const { user, sent } = await withSelection(
    reply(cases.remindOwners, {
      message,
      data: [
        { id: 31, refused: null },
        { id: 32, refused: 'Its owner has nothing to do now.' },
      ],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Remind owners' }))
  await screen.findByRole('dialog', { name: 'Remind the owners of 2 applications?' })
  expect(dialog().getByText(/once in 7 days at most/)).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Remind owners' }))
  expect(await dialog().findByText(`${message}.`)).toBeVisible()
  expect(dialog().getByText(/Its owner has nothing to do now/)).toHaveTextContent(
    'Sabongari Family Clinic: Its owner has nothing to do now.',
  )
  expect(sent(cases.remindOwners)[0]?.body).toEqual({ ids: [31, 32] })
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(bar()).toBeNull())
})

it('prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await withSelection()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('table')).toHaveAttribute('data-selected', 'true')
})
