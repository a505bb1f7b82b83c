import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import * as helpers from '@portal/contract/facilities/calls/facility-helpers.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import { listRestrictions } from '@portal/contract/standing/calls/standing.ts'
import { contestable, representation } from '@portal/contract/standing/representation.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { facilityDetail } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const rows = { total: 0, data: [], current_page: 1, last_page: 1, per_page: 100 }
const page = [
  reply(showFacility, facilityDetail({ registration: null })),
  reply(helpers.listHelpers, { data: [] }),
  reply(listRestrictions, rows),
]
const against = {
  ...exampleOf(representation),
  against: 'suspension',
  registration_id: null,
  reference: null,
  restriction_id: 3,
} as const

it('lets the owner contest a penalty in time, and says what it is', async () => {
  const { user, sent } = renderScreen(paths.facility(12), {
    as: 'user',
    replies: [
      ...page,
      reply(calls.listRepresentationsOfFacility, { ...rows, contestable: [exampleOf(contestable)] }),
      reply(calls.contestPenalty, { message: 'The ministry has your representation', data: against, page: null }),
    ],
  })
  const section = within(await screen.findByRole('region', { name: 'Representations' }))
  expect(section.getByText('The penalty of 3 June 2026')).toBeVisible()
  expect(section.getByText(/once, until/)).toHaveTextContent('until 1 July 2026')
  await user.click(section.getByRole('button', { name: 'Make a representation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a representation against the penalty' }))
  await user.type(await dialog.findByLabelText('Why you do not agree'), 'There was a doctor.')
  await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
  await waitFor(() => expect(sent(calls.contestPenalty)).toHaveLength(1))
  expect(sent(calls.contestPenalty)[0]?.path).toBe('/api/penalty/7/representation')
})

it('lets an officer decide on a representation, and says what follows', async () => {
  const { user, sent } = renderScreen(paths.facility(12), {
    as: 'admin',
    replies: [
      ...page,
      reply(calls.listRepresentationsOfFacility, { ...rows, total: 1, data: [against], contestable: [] }),
      reply(calls.decideRepresentation, { message: 'The decision is upheld', data: against, page: null }),
    ],
  })
  const section = within(await screen.findByRole('region', { name: 'Representations' }))
  expect(section.getByText('Against the suspension of 8 April 2026')).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Decide on the representation' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText('Set it aside: the suspension is lifted at once'))
  await user.click(dialog.getByLabelText('Uphold it: the suspension holds'))
  await user.type(dialog.getByLabelText('Reason'), 'There was none.')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await waitFor(() =>
    expect(sent(calls.decideRepresentation)[0]?.body).toEqual({ outcome: 'upheld', reason: 'There was none.' }),
  )
})
