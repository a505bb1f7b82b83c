import * as calls from '@portal/contract/concerns/calls.ts'
import { type Concern, concern, concernDetails } from '@portal/contract/concerns/concern.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'
import { ConcernBadge } from './concern-badge.tsx'
import { CloseDialog } from './concern-dialogs.tsx'

const outcomes = [
  ['dealt with', 'Dealt with'],
  ['passed on', 'Passed on to another authority'],
  ['not confirmed', 'Not confirmed'],
  ['not enough to go on', 'Not enough to go on'],
  ['not a concern', 'Not a concern for the ministry'],
] as const

it.each(outcomes)('a concern is closed as %s, and says so from then on', async (outcome, words) => {
  const closed: Concern = { ...exampleOf(concern), status: 'closed', outcome }
  const details = exampleOf(concernDetails)
  const { user, sent, unmount } = renderComponent(<CloseDialog concern={details} onClose={() => {}} />, {
    as: 'admin',
    replies: [reply(calls.closeConcern, { message: 'It is closed', data: details })],
  })
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.click(screen.getByLabelText(words))
  await enterText(user, screen.getByLabelText('What was done'), 'Seen on 9 April.')
  await user.click(screen.getByRole('button', { name: 'Close concern' }))
  await waitFor(() => expect(sent(calls.closeConcern)).toHaveLength(1))
  expect(sent(calls.closeConcern)[0]?.body).toEqual({ outcome, note: 'Seen on 9 April.' })
  unmount()
  renderComponent(<ConcernBadge concern={closed} />, { as: 'admin' })
  expect(screen.getByText(words)).toBeVisible()
})
