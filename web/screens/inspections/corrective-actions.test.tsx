import * as calls from '@portal/contract/inspections/calls/corrective-actions.ts'
import { type CorrectiveAction, correctiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(correctiveAction)
const replied: CorrectiveAction = {
  ...one,
  id: 22,
  company_name: 'Alheri Clinic',
  is_critical: false,
  status: 'replied',
  offered: ['Accept reply', 'Send reply back'],
  replies: [
    {
      ...{ id: 1, text: 'The gauge was replaced.', replied_by: 'Maryam Bello', replied_at: '2026-04-22T09:00:00.000Z' },
      ...{ files: ['q7Yk2'], is_accepted: null, reason: null, decided_by: null, decided_at: null },
    },
  ],
}

function show(address: string, data: CorrectiveAction[], ...replies: FakeReply[]) {
  return renderScreen(address, {
    as: 'admin',
    replies: [reply(calls.listCorrectiveActions, onlyPage(data)), reply(listHomeLgas, []), ...replies],
  })
}

describe('the corrective actions', () => {
  it('are listed with what is late, and the decision beside the reply', async () => {
    const accepted = reply(calls.acceptReply, { message: 'The reply is accepted', data: replied })
    const { user, sent } = show(paths.correctiveActions(), [{ ...one, is_overdue: true }, replied], accepted)
    await screen.findByRole('link', { name: 'Alheri Clinic' })
    const rows = screen.getAllByRole('row').slice(1)
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      [
        'Sabongari Family ClinicINS-2026-000007',
        'Repair the gauge, or replace the cylinder. CriticalIs there oxygen with flow meter or a concentrator?',
        '27 Apr 2026',
        'Overdue',
        '',
      ],
      [
        'Alheri ClinicINS-2026-000007',
        'Repair the gauge, or replace the cylinder. Is there oxygen with flow meter or a concentrator?',
        '27 Apr 2026',
        'Replied',
        'The gauge was replaced.Maryam Bello, 22 Apr 2026View file 1 of the reply (opens in a new tab)Accept the reply about “Is there oxygen with flow meter or a concentrator?”Send back the reply about “Is there oxygen with flow meter or a concentrator?”',
      ],
    ])
    await user.click(screen.getByRole('button', { name: /^Accept/ }))
    expect(await screen.findByText('The reply is accepted')).toBeVisible()
    expect(sent(calls.acceptReply)[0]?.path).toBe('/api/corrective-actions/22/accept')
  })

  it('can be narrowed to those that are overdue', async () => {
    const { user, sent } = show(paths.correctiveActions(), [one])
    await user.click(await screen.findByRole('link', { name: 'Overdue' }))
    await waitFor(() => expect(sent(calls.listCorrectiveActions).at(-1)?.query).toEqual({ overdue: '1' }))
    await user.click(screen.getByRole('link', { name: 'Replied' }))
    await waitFor(() => expect(sent(calls.listCorrectiveActions).at(-1)?.query).toEqual({ status: 'replied' }))
  })

  it('are none, in all or in a view', async () => {
    const { unmount } = show(paths.correctiveActions(), [])
    expect(await screen.findByText('Nothing is to be put right')).toBeVisible()
    unmount()
    show(paths.correctiveActions({ overdue: '1' }), [])
    expect(await screen.findByText('Nothing is here')).toBeVisible()
  })
})
