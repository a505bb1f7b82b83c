import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Reply } from '@portal/contract/call.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import * as staffChanges from '@portal/contract/facilities/calls/staff-changes.ts'
import { changeRequestOnPage } from '@portal/contract/facilities/change-request-with-facility.ts'
import type { ChangeRulesOfKind } from '@portal/contract/facilities/change-rule.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { facilityDetail } from '../../testing/facilities.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Choices = Reply<typeof calls.listChangeChoices>['data']

const byOfficer: ChangeRulesOfKind['rule'] = {
  decided_by: 'officer',
  documents: [],
  is_charged: false,
  needs_inspection: false,
}
const open = { fee: null, why_not: null, request_id: null, rule: byOfficer }
const choices: Choices = {
  kinds: [
    { ...open, kind: 'operating officer', fee: 20_000, rule: { ...byOfficer, documents: ['Practising licence'] } },
    { ...open, kind: 'contacts', rule: { ...byOfficer, decided_by: 'at once' } },
    { ...open, kind: 'beds and services' },
    { ...open, kind: 'details', why_not: 'A change has been asked for already', request_id: 3 },
  ],
  staff: { why_not: null },
}

function show(as: 'admin' | 'user', data: Partial<Choices> = {}, ...replies: FakeReply[]) {
  return renderScreen(paths.changeChoices(12), {
    as,
    replies: [
      reply(showFacility, facilityDetail()),
      reply(calls.listChangeChoices, { data: { ...choices, ...data } }),
      reply(rowCalls.listStaffs, onlyPage([exampleOf(staff)])),
      ...replies,
    ],
  })
}

describe('what can be changed', () => {
  it('says of each choice what it needs, and why it cannot be asked for', async () => {
    show('user')
    expect(await screen.findByRole('heading', { name: 'The operating officer' })).toBeVisible()
    const sentences = [
      'It needs Practising licence sent with it, and holds once an officer accepts it. The fee is ₦20,000. What must be sent with it is sent in the next step.',
      'It holds as soon as you send it.',
      'It holds once an officer accepts it.',
      'A change has been asked for already.',
    ]
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', '/admin/change/3')
    expect(screen.queryByRole('button', { name: 'Change the name, address or owner' })).toBeNull()
  })

  it('sends a new operating officer, and opens the request', async () => {
    const sentReply = { message: 'Your request was sent to the ministry', data: exampleOf(changeRequestOnPage) }
    const { user, sent } = show(
      'user',
      {},
      reply(calls.addOfficerChange, sentReply),
      reply(changes.showChange, { data: { ...exampleOf(changeRequestOnPage), file_slug: null } }),
    )
    await user.click(await screen.findByRole('button', { name: 'Change the operating officer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the operating officer' }))
    const typed = {
      'Full name': 'Dr Ngozi Okafor',
      'Phone number': '0806 111 2233',
      Email: 'ngozi@example.com',
      'Highest qualification': 'MBBS',
      'Year of graduation': '2009',
      Reason: 'Dr Bala left in March.',
    }
    for (const [label, text] of Object.entries(typed)) await enterText(user, await dialog.findByLabelText(label), text)
    await user.click(dialog.getByRole('radio', { name: 'Employed' }))
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('Your request was sent to the ministry')).toBeVisible()
    expect(sent(calls.addOfficerChange)).toMatchObject([
      { path: '/api/facilities/12/changes/operating-officer', body: { full_name: 'Dr Ngozi Okafor' } },
    ])
    expect(await screen.findByRole('heading', { level: 1, name: 'Change of Sabongari Family Clinic' })).toBeVisible()
  })

  it('fills in the present contacts', async () => {
    const { user } = show('user')
    await user.click(await screen.findByRole('button', { name: 'Change the contacts and hours' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the contacts and hours' }))
    expect(await dialog.findByDisplayValue('desk@sabongariclinic.example')).toBeVisible()
  })

  it('takes somebody off the staff after a question', async () => {
    const { user, sent } = show(
      'user',
      {},
      reply(staffChanges.recordLeaving, { message: 'The member of staff is removed' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Has left Hauwa Sani' }))
    expect(sent(staffChanges.recordLeaving)).toEqual([])
    const dialog = within(await screen.findByRole('dialog', { name: 'Has Hauwa Sani left?' }))
    await user.click(dialog.getByRole('button', { name: 'Has left' }))
    expect(await screen.findByText('The member of staff is removed')).toBeVisible()
    expect(sent(staffChanges.recordLeaving)[0]?.path).toBe('/api/changes/staff/20/leave')
  })

  it('says that a registration holds its own staff while it is open', async () => {
    show('user', { staff: { why_not: 'This facility has an open registration' } })
    expect(await screen.findByText('This facility has an open registration.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Somebody has joined' })).toBeNull()
  })

  it('lets an officer record a change, which holds at once', async () => {
    const { user } = show('admin')
    expect(await screen.findAllByText('It holds at once.')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Change the beds and services' }))
    expect(await screen.findByRole('button', { name: 'Record the change' })).toBeVisible()
  })

  it('lets an officer record who has left', async () => {
    const gone = reply(staffChanges.recordDeparture, { message: 'The member of staff is removed' })
    const { user, sent } = show('admin', {}, gone)
    await user.click(await screen.findByRole('button', { name: 'Has left Hauwa Sani' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Has Hauwa Sani left?' }))
    await user.click(dialog.getByRole('button', { name: 'Has left' }))
    expect(await screen.findByText('The member of staff is removed')).toBeVisible()
    expect(sent(staffChanges.recordDeparture)[0]?.path).toBe('/api/changes/staff/20/leave/record')
  })

  it('shows all of a staff of more than a hundred', async () => {
    const member = exampleOf(staff)
    const [first, last] = [
      { ...onlyPage([member]), total: 101, last_page: 2 },
      { ...member, id: 121, full_name: 'Ali Musa' },
    ]
    const rest = { ...onlyPage([last]), total: 101, current_page: 2, last_page: 2 }
    const { user } = renderScreen(paths.changeChoices(12), {
      as: 'user',
      replies: [
        reply(showFacility, facilityDetail()),
        reply(calls.listChangeChoices, { data: choices }),
        reply(rowCalls.listStaffs, first),
        reply(rowCalls.listStaffs, rest),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Show/ }))
    expect(await screen.findByRole('button', { name: 'Has left Ali Musa' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Has left Hauwa Sani' })).toBeVisible()
  })

  it('says nothing of a fee that the ministry does not have', async () => {
    const rule = { ...byOfficer, is_charged: true }
    show('user', { kinds: [{ ...open, kind: 'beds and services', rule }] })
    expect(await screen.findByText('It holds once an officer accepts it.')).toBeVisible()
  })

  it.each([
    ['user', byOfficer, true],
    ['user', { ...byOfficer, decided_by: 'at once' }, false],
    ['admin', byOfficer, false],
  ] as const)('says to %s with the rule %j that the present officer stays: %s', async (as, rule, stays) => {
    const { user } = show(as, { kinds: [{ ...open, kind: 'operating officer', rule: { ...rule } }] })
    await user.click(await screen.findByRole('button', { name: 'Change the operating officer' }))
    const words = await screen.findByText(/^Enter the new operating officer\./)
    expect(words.textContent?.includes('The present one stays until the change is accepted.')).toBe(stays)
  })
})
