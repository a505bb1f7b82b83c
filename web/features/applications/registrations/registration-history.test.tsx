import { applicationChange } from '@portal/contract/applications/application-change.ts'
import { listHistory } from '@portal/contract/applications/calls/contents-lists.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { RegistrationHistory } from './registration-history.tsx'

const by = { actor: 'Hauwa Sani', reason: null } as const
const started = { ...by, at: '2026-03-10T08:00:00.000Z', from: null, to: 'pending' } as const
const declined = { ...by, at: '2026-03-12T08:00:00.000Z', from: 'pending', to: 'declined' } as const
const submitted = { ...by, at: '2026-03-13T08:00:00.000Z', from: 'declined', to: 'pending' } as const
const changed = {
  ...submitted,
  at: '2026-03-14T08:00:00.000Z',
  from: 'pending',
  reason: 'As on its sign',
  change: exampleOf(applicationChange),
} as const

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('the history says what became of a registration and why, with what was there before and afterwards', () => {
  const history = [started, declined, submitted, changed]
  renderComponent(<RegistrationHistory of={registrationDetails({}, { history })} />, { as: 'user' })
  expect(lines()).toEqual([
    'pending10 March 2026 at 09:00 by Hauwa SaniRegistration started',
    'declined12 March 2026 at 09:00 by Hauwa SaniNo reason was given',
    'pending13 March 2026 at 09:00 by Hauwa Sani',
    expect.stringMatching(/14 March 2026 at 09:00 by Hauwa SaniAddress: .*As on its sign$/),
  ])
  expect(screen.getByText('12 Market Road, Bida').tagName).toBe('DEL')
  expect(screen.getByText('14 Market Road, Bida').tagName).toBe('INS')
})

it('a long history shows its newest lines first and loads the earlier ones before them', async () => {
  const details = registrationDetails({}, { history: [submitted] })
  const page = { data: [declined, started], total: 3, current_page: 2, last_page: 2, per_page: 100 }
  const { user } = renderComponent(
    <RegistrationHistory of={{ ...details, totals: { ...details.totals, history: 3 } }} />,
    {
      as: 'user',
      replies: [reply(listHistory, page)],
    },
  )
  await user.click(screen.getByRole('button', { name: 'Show earlier lines' }))
  await screen.findByText('Registration started')
  expect(lines().map((line) => line?.slice(0, 10))).toEqual(['pending10 ', 'declined12', 'pending13 '])
})
