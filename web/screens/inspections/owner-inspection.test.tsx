import * as corrective from '@portal/contract/inspections/calls/corrective-actions.ts'
import { commentOnInspection } from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { type CorrectiveAction, correctiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { inspection } from '@portal/contract/inspections/inspection.ts'
import { type InspectionDetails, inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InspectionsOfFacility } from '../../features/inspections/report/inspections-of-facility.tsx'
import { ToPutRight } from '../../features/inspections/report/to-put-right.tsx'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderComponent, renderScreen } from '../../testing/render.tsx'

const one: InspectionDetails = { ...exampleOf(inspectionDetails), history: [], offered: ['Comment on inspection'] }
const action: CorrectiveAction = { ...exampleOf(correctiveAction), offered: ['Reply to finding'] }

function show(overrides: Partial<InspectionDetails> = {}, ...replies: FakeReply[]) {
  const data = { ...one, actions: [action], ...overrides }
  return renderScreen(paths.inspection(7), {
    as: 'user',
    replies: [reply(calls.showInspection, { data }), ...replies],
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the report of an inspection', () => {
  it('says the result in plain words, and what to put right until when', async () => {
    show({ critical_failures: 1 })
    const result = await region('Result')
    expect(result.getByText('78.4 %')).toBeVisible()
    expect(result.getByText(/^Your facility meets few of the standards, or an important one fails/)).toBeVisible()
    expect(result.getByText('One standard that protects lives is not met.')).toBeVisible()
    expect(result.getByRole('button', { name: 'View PDF INS-2026-000007 (opens in a new tab)' })).toBeVisible()
    expect((await region('What to put right')).getByRole('listitem')).toHaveTextContent(
      'Repair the gauge, or replace the cylinder.CriticalOpenIs there oxygen with flow meter or a concentrator?Partly met, to be put right until 27 April 2026The gauge of the cylinder is broken.Say what you did',
    )
  })

  it('shows what is due first, and folds what is due on later days and what was put right', async () => {
    const later = { ...action, due_on: '2026-07-20' }
    const { user } = show({
      actions: [
        { ...later, id: 22, text: 'Mend the roof.' },
        { ...later, id: 23, text: 'Paint the ward.' },
        action,
        { ...action, id: 24, text: 'Lock the store.', status: 'closed', offered: [] },
      ],
    })
    const toPutRight = await region('What to put right')
    expect(toPutRight.getByText('Repair the gauge, or replace the cylinder.')).toBeVisible()
    expect(toPutRight.queryByText('Mend the roof.')).toBeNull()
    expect(toPutRight.getByRole('button', { name: '1 thing was put right' })).toBeVisible()
    await user.click(toPutRight.getByRole('button', { name: '2 things until 20 July 2026' }))
    expect(toPutRight.getByText('Mend the roof.')).toBeVisible()
    expect(toPutRight.getByText('Paint the ward.')).toBeVisible()
  })

  it('keeps open what is overdue, and what the ministry sent back', async () => {
    const sentBack = {
      ...{ id: 1, text: 'Done.', replied_by: 'Maryam Bello', replied_at: '2026-04-22T09:00:00.000Z', files: [] },
      ...{
        is_accepted: false,
        reason: 'Send a photo.',
        decided_by: 'Ibrahim Musa',
        decided_at: '2026-04-23T09:00:00.000Z',
      },
    }
    const late = { ...action, id: 22, text: 'Mend the roof.', due_on: '2026-04-01', is_overdue: true }
    const back = { ...action, id: 23, text: 'Paint the ward.', due_on: '2026-07-20', replies: [sentBack] }
    show({ actions: [back, action, late] })
    const items = (await region('What to put right')).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent(/^Mend the roof/)
    expect((await region('What to put right')).getByText('Paint the ward.')).toBeVisible()
  })

  it('takes what the owner did about a finding', async () => {
    const sentReply = reply(corrective.replyToFinding, { message: 'Your reply is sent', data: action })
    const { user, sent } = show({}, sentReply)
    await user.click(await screen.findByRole('button', { name: /^Say what you did/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Say what you did' }))
    await enterText(user, dialog.getByLabelText('What you did, and when'), 'The gauge was replaced on 22 April.')
    await user.click(dialog.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('Your reply is sent')).toBeVisible()
    expect(sent(corrective.replyToFinding)[0]?.path).toBe('/api/corrective-actions/21/reply')
  })

  it('takes more files for a reply that nobody has decided on, up to three', async () => {
    const undecided = { is_accepted: null, reason: null, decided_by: null, decided_at: null }
    const said = { id: 1, text: 'Done.', replied_by: 'Maryam Bello', replied_at: '2026-04-22T09:00:00.000Z' }
    const replied = (files: string[]): CorrectiveAction => ({
      ...action,
      status: 'replied',
      offered: [],
      replies: [{ ...said, ...undecided, files }],
    })
    const { unmount } = show({ actions: [replied(['one', 'two'])] })
    expect(await screen.findByRole('button', { name: /^Add a photo or document/ })).toBeVisible()
    unmount()
    show({ actions: [replied(['one', 'two', 'three'])] })
    expect(await screen.findByText('Done.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add a photo or document/ })).toBeNull()
  })

  it('takes comments, once', async () => {
    const { user, sent, unmount } = show(
      {},
      reply(commentOnInspection, { message: 'Your comments are sent', data: one }),
    )
    const section = await region('Your comments')
    await user.click(section.getByRole('button', { name: 'Comment on the report' }))
    await enterText(user, section.getByLabelText('What is not right'), 'We have two concentrators.')
    await user.click(section.getByRole('button', { name: 'Send to the ministry' }))
    expect(await screen.findByText('Your comments are sent')).toBeVisible()
    expect(sent(commentOnInspection)[0]?.path).toBe('/api/inspections/7/comments')
    unmount()
    show({ offered: [] })
    expect((await region('Your comments')).getByText('The time to comment on this report is over.')).toBeVisible()
  })

  it('is not there for strangers', async () => {
    const gone = { code: 'not_found', status: 404, message: 'This inspection does not exist' } as const
    renderScreen(paths.inspection(7), { as: 'user', replies: [refusal(calls.showInspection, gone)] })
    expect(await screen.findByText('This inspection does not exist')).toBeVisible()
  })
})

describe('the inspections of a facility', () => {
  const announced = {
    ...exampleOf(inspection),
    ...{ id: 8, number: 'INS-2026-000008', status: 'planned' as const, team: [], open_actions: 0, published_at: null },
    ...{ done_on: null, score: null, class: null, recommendation: null },
  }

  function list(as: 'admin' | 'user', data: (typeof announced | ReturnType<typeof exampleOf<typeof inspection>>)[]) {
    const replies = [reply(calls.listInspectionsOfFacility, onlyPage(data))]
    renderComponent(<InspectionsOfFacility facilityId={12} />, { as, replies })
  }

  it('lead their owner to reports, and not to what is only announced', async () => {
    list('user', [announced, exampleOf(inspection)])
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Routine: INS-2026-000008Planned for 14 April 2026, in the morningPlanned',
      'Routine: INS-2026-000007Visited on 14 April 2026, 78.4 %, 3 things to put rightMinimally compliant',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/inspections/7'])
  })

  it('lead officers to each, and can be none', async () => {
    list('admin', [announced])
    expect(await screen.findByRole('link', { name: 'Routine: INS-2026-000008' })).toBeVisible()
    list('admin', [])
    expect(await screen.findByText('The ministry has not inspected this facility yet.')).toBeVisible()
  })
})

describe('what is to be put right, on the home page', () => {
  it('is named for each report, with its first day', async () => {
    const later: CorrectiveAction = { ...action, id: 22, due_on: '2026-06-20' }
    const other: CorrectiveAction = { ...action, id: 23, inspection_id: 9, company_name: 'Alheri Clinic' }
    const replies = [reply(corrective.listCorrectiveActions, onlyPage([action, later, other]))]
    const { sent } = renderComponent(<ToPutRight />, { as: 'user', replies })
    const first = await region('Inspection of Sabongari Family Clinic')
    expect(first.getByText('2 things are to be put right, the first until 27 April 2026.')).toBeVisible()
    const link = first.getByRole('link', { name: 'See what to put right' })
    expect(link).toHaveAttribute('href', '/admin/inspections/7#to-put-right')
    expect((await region('Inspection of Alheri Clinic')).getByText(/^1 thing is to be put right/)).toBeVisible()
    expect(sent(corrective.listCorrectiveActions)[0]?.query).toEqual({ status: 'open', per_page: '100' })
  })

  it('says what should have been put right by now', async () => {
    const late: CorrectiveAction = { ...action, due_on: '2026-03-06', is_overdue: true }
    const replies = [
      reply(corrective.listCorrectiveActions, onlyPage([{ ...action, id: 22, due_on: '2026-06-20' }, late])),
    ]
    renderComponent(<ToPutRight />, { as: 'user', replies })
    const note = await region('Inspection of Sabongari Family Clinic')
    expect(note.getByText('2 things are to be put right. The first was due on 6 March 2026.')).toBeVisible()
  })

  it('is nothing', async () => {
    const replies = [reply(corrective.listCorrectiveActions, onlyPage<CorrectiveAction>([]))]
    const { sent } = renderComponent(<ToPutRight />, { as: 'user', replies })
    await waitFor(() => expect(sent(corrective.listCorrectiveActions)).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
