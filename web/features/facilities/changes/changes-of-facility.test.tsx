import { approvedTypeChange } from '@portal/contract/facilities/approved-type-change.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { changeRequest } from '@portal/contract/facilities/change-request.ts'
import { changeRequestOnPage } from '@portal/contract/facilities/change-request-with-facility.ts'
import { countInbox } from '@portal/contract/inbox/calls.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas, listWards } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility } from '../../../testing/facilities.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { onlyPage } from '../../../testing/only-page.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { AskForChange } from './ask-for-change.tsx'
import { ChangesOfFacility } from './changes-of-facility.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

const one = exampleOf(changeRequest)
const answered = { message: 'Your request was sent to the ministry', data: exampleOf(changeRequestOnPage) }

describe('the changes of a facility', () => {
  it('are shown with a link to the request and its document', async () => {
    const without = { ...one, id: 4, file_slug: null, status: 'withdrawn' } as const
    const replies = [reply(calls.listChanges, onlyPage([one, without]))]
    const { sent } = renderComponent(<ChangesOfFacility facilityId={12} typeChanges={[]} />, { as: 'user', replies })
    const withDocument = await screen.findByRole('link', { name: 'Open this request and its document' })
    expect(withDocument).toHaveAttribute('href', '/admin/change/3')
    expect(screen.getByRole('link', { name: 'Open this request' })).toHaveAttribute('href', '/admin/change/4')
    expect(screen.getByText('Withdrawn')).toBeVisible()
    expect(sent(calls.listChanges)[0]).toMatchObject({ path: '/api/facilities/12/changes', query: { per_page: '100' } })
  })

  it('have an approved change of type among them, the newest first', async () => {
    const change = exampleOf(approvedTypeChange)
    const older = { ...change, id: 30, reference: 'APP-2025-000030', approved_at: '2025-02-01T09:00:00.000Z' }
    const replies = [reply(calls.listChanges, onlyPage([one]))]
    renderComponent(<ChangesOfFacility facilityId={12} typeChanges={[change, older]} />, { as: 'user', replies })
    expect((await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open application APP-2026-000047', '/admin/registration/47'],
      ['Open this request and its document', '/admin/change/3'],
      ['Open application APP-2025-000030', '/admin/registration/30'],
    ])
    const [first] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Approved on 1 August 2026 at 10:00 by Ibrahim MusaDetailOldNewType of facilityPrivate ClinicPrivate Hospital',
    )
  })

  it('are none', async () => {
    const replies = [reply(calls.listChanges, onlyPage([]))]
    renderComponent(<ChangesOfFacility facilityId={12} typeChanges={[]} />, { as: 'user', replies })
    expect(await screen.findByText('No change has been asked for.')).toBeVisible()
  })
})

describe('a change', () => {
  const places = [
    reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }]),
    reply(listWards, { data: [{ id: 7, name: 'Masaba', local_gov_area_id: 541 }] }),
  ]

  it('is asked for by the owner: only what is different', async () => {
    const replies = [...places, reply(calls.addChange, answered)]
    const { user, sent } = renderComponent(<AskForChange facility={aFacility()} action="Ask for a change" />, {
      as: 'user',
      replies,
    })
    await user.click(screen.getByRole('button', { name: 'Ask for a change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask for a change' }))
    expect(dialog.getByText('Fill in only what is different now. An officer of the ministry decides.')).toBeVisible()
    expect(dialog.getByLabelText('New facility name (optional)')).toHaveAccessibleDescription(
      'Now: Sabongari Family Clinic',
    )
    expect(dialog.getByLabelText('New owner (optional)')).toHaveAccessibleDescription('Now: Amina Bello')
    expect(dialog.getByLabelText('New address (optional)')).toHaveAccessibleDescription('Now: 14 Bosso Road, Minna')
    expect(dialog.getByLabelText('New LGA (optional)')).toHaveAccessibleDescription('Now: Chanchaga, Sabongari')
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Why the ministry should change it')
    await enterText(user, dialog.getByLabelText('New address (optional)'), '3 Paiko Road, Minna')
    await enterText(user, dialog.getByLabelText('Reason'), 'We moved.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('Your request was sent to the ministry')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addChange)).toMatchObject([
      { path: '/api/facilities/12/changes', body: { address: '3 Paiko Road, Minna', reason: 'We moved.' } },
    ])
  })

  it('is recorded by an officer where the facility has no owner account', async () => {
    const recorded = { ...answered, message: 'The change is recorded' }
    const replies = [...places, reply(calls.recordChange, recorded)]
    const { user, sent } = renderComponent(<AskForChange facility={aFacility()} action="Record change" />, {
      as: 'admin',
      replies,
    })
    await user.click(screen.getByRole('button', { name: 'Record a change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Record a change' }))
    expect(dialog.getByText(/^This facility has no owner account\./)).toBeVisible()
    const reason = dialog.getByLabelText('Reason')
    expect(reason).toHaveAccessibleDescription('Who told the ministry, and why it changes')
    await enterText(user, dialog.getByLabelText('New owner (optional)'), 'Musa Abubakar')
    await enterText(user, reason, 'He bought it.')
    await user.click(dialog.getByRole('button', { name: 'Record the change' }))
    expect(await screen.findByText('The change is recorded')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.recordChange)[0]?.body).toMatchObject({ owner_name: 'Musa Abubakar', reason: 'He bought it.' })
    expect(sent(calls.addChange)).toEqual([])
  })
})

describe('the requests that wait for an officer', () => {
  it.each([
    [1, '1 request for a change waits'],
    [2, '2 requests for changes wait'],
  ])('are counted: %i', async (total, name) => {
    const counted = exampleOf(countInbox.reply.shape.data)
    const replies = [reply(countInbox, { data: { ...counted, changes: { total } } })]
    renderComponent(<WaitingChanges />, { as: 'admin', replies })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/admin/changes')
  })
})
