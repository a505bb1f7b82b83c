import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import { facilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { showInvoice } from '@portal/contract/money/calls/invoices.ts'
import { invoice } from '@portal/contract/money/invoice.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { registrationDetails, registrationReplies, reviewOf } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const submitted = { status: 'pending', submitted_at: '2026-03-20T09:00:00.000Z' } as const
const page = registrationDetails({ referees: [{ ...exampleOf(referee), verdict: null }] }, submitted)

/** The buttons of the page, without those that only show more of it. */
async function buttonsOf(found: Promise<HTMLElement>) {
  await found
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.textContent ?? '')
  return names.filter((name) => !/^(?:Keyboard|Print|View|What does|On this page)/.test(name))
}

it.each<{ duties: Duty[]; buttons: string[] }>([
  { duties: [], buttons: [] },
  {
    duties: ['review'],
    buttons: [
      'Save verdicts',
      'Update Approval',
      'Accept this operating officer',
      'Give verdict on Usman Danjuma',
      'Add comment',
    ],
  },
  { duties: ['decide'], buttons: ['More actions'] },
])('the review offers an officer with the duties $duties: $buttons', async ({ duties, buttons }) => {
  const open = { ...page, case: { ...exampleOf(registrationCase), offered: [] } }
  const { user } = renderScreen(paths.review(31), {
    as: 'admin',
    session: { duties },
    replies: [
      reply(calls.reviewRegistration, reviewOf(open, { flags: [exampleOf(facilityFlag)] })),
      reply(listPrints, { data: [] }),
    ],
  })
  const shown = await buttonsOf(screen.findByRole('tab', { name: /^Exceptions/ }))
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab)
    shown.push(...(await buttonsOf(Promise.resolve(tab))))
  }
  expect([...new Set(shown)]).toEqual(buttons)
})

it.each<{ duties: Duty[]; buttons: string[] }>([
  { duties: [], buttons: [] },
  {
    duties: ['review'],
    buttons: [
      'Add Operational Officer',
      'Available Facilities Items',
      'Add Staff',
      'Add Referee',
      'Add Documents',
      'Add Payment',
      'Upload Registration Form',
      'Edit facility details',
      '1 detail missing: add it to the facility details',
      'Edit applicant details',
      'Give verdict on Usman Danjuma',
      'Edit Usman Danjuma',
      'Remove Usman Danjuma',
    ],
  },
  { duties: ['decide'], buttons: [] },
])('the page of a registration offers an officer with the duties $duties: $buttons', async ({ duties, buttons }) => {
  renderScreen(paths.registration(31), { as: 'admin', session: { duties }, replies: registrationReplies(page) })
  const shown = await buttonsOf(screen.findByRole('region', { name: 'Referees' }))
  expect([...new Set(shown)]).toEqual(buttons)
})

it.each<{ duties: Duty[]; buttons: string[] }>([
  { duties: ['review'], buttons: ['Add Payment'] },
  { duties: ['decide'], buttons: [] },
  { duties: ['finance'], buttons: ['Correct or waive'] },
])('an invoice of a penalty offers an officer with the duties $duties: $buttons', async ({ duties, buttons }) => {
  const data = { ...exampleOf(invoice), registration_id: null }
  renderScreen(paths.invoice(7), {
    as: 'admin',
    session: { duties },
    replies: [reply(showInvoice, { data, facility: aFacility(), reference: null })],
  })
  const shown = await buttonsOf(screen.findByRole('heading', { level: 2, name: /^Invoice/ }))
  expect(shown).toEqual(buttons)
})
