import { listOfficers } from '@portal/contract/cases/calls.ts'
import * as corrective from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { correctiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { type InspectionDetails, inspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(inspectionDetails)

function show(overrides: Partial<InspectionDetails> = {}, ...replies: FakeReply[]) {
  const data = { ...one, ...overrides }
  return renderScreen(paths.inspection(7), {
    as: 'admin',
    replies: [reply(calls.showInspection, { data }), ...replies],
  })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('what is done about an inspection', () => {
  it('is published after a question', async () => {
    const published = reply(reports.publishInspection, { message: 'The inspection is published', data: one })
    const { user, sent } = show({ status: 'done', offered: ['Publish inspection', 'Add addendum'] }, published)
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Publish the inspection of Sabongari Family Clinic?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('The inspection is published')).toBeVisible()
    expect(sent(reports.publishInspection)).toHaveLength(1)
  })

  it('says why it cannot be published', async () => {
    const message = 'Publish inspection is not possible, because this inspection is published'
    const { user } = show(
      { status: 'done', offered: ['Publish inspection'] },
      refusal(reports.publishInspection, { code: 'action_not_offered', status: 409, message }),
    )
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it('takes a new plan, with the version that was shown', async () => {
    const team = [{ id: 3, first_name: 'Hauwa', last_name: 'Sani' }]
    const { user, sent } = show(
      { status: 'planned', offered: ['Change plan', 'Cancel inspection'], done_on: null },
      reply(listOfficers, { data: [...one.team, ...team] }),
      reply(calls.changePlan, { message: 'The plan is changed', data: one }),
    )
    await user.click(await screen.findByRole('button', { name: 'Change the plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan of INS-2026-000007' }))
    await dialog.findByRole('option', { name: 'Hauwa Sani' })
    await user.click(dialog.getByRole('button', { name: 'Remove Ibrahim Musa' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Team/ }), 'Hauwa Sani')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The plan is changed')).toBeVisible()
    expect(sent(calls.changePlan)[0]).toMatchObject({
      body: { planned_day: '2026-04-14', planned_half: 'morning', team: [3], is_announced: true },
      headers: { 'if-match': '"2026-04-20T08:00:00.000Z"' },
    })
  })

  it('has what is done less often in a menu, and cancelling last', async () => {
    const cancelled = reply(calls.cancelInspection, { message: 'The inspection is cancelled', data: one })
    const { user, sent } = show({ status: 'planned', offered: ['Change plan', 'Cancel inspection'] }, cancelled)
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('button', { name: 'Cancel the inspection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel INS-2026-000007' }))
    await enterText(user, dialog.getByLabelText('Reason'), 'The road is flooded.')
    await user.click(dialog.getByRole('button', { name: 'Cancel the inspection' }))
    expect(await screen.findByText('The inspection is cancelled')).toBeVisible()
    expect(sent(calls.cancelInspection)[0]?.body).toEqual({ reason: 'The road is flooded.' })
  })

  it('says what came after it was cancelled, to reopen or discard', async () => {
    const { user, sent } = show(
      {
        status: 'cancelled',
        cancel_reason: 'The road is flooded.',
        came_later: 4,
        offered: ['Reopen inspection', 'Discard findings'],
      },
      reply(calls.discardFindings, { message: 'It is discarded', data: one }),
    )
    const notice = await region('This inspection is cancelled')
    expect(notice.getByText('The road is flooded.')).toBeVisible()
    expect(notice.getByText(/^4 findings and photos have arrived since/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('button', { name: 'Discard what came later' }))
    const dialog = within(await screen.findByRole('dialog'))
    await enterText(user, dialog.getByLabelText('Reason'), 'Recorded at another facility.')
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('It is discarded')).toBeVisible()
    expect(sent(calls.discardFindings)[0]?.body).toEqual({ reason: 'Recorded at another facility.' })
  })

  it('takes an addendum, and the answer to the owner’s comments', async () => {
    const comments = {
      text: 'We have two concentrators.',
      by: 'Maryam Bello',
      at: '2026-04-22T09:00:00.000Z',
      files: ['q7Yk2vT9cXw4LmB8sZ1dRf'],
      ...{ answer: null, answered_by: null, answered_at: null },
    }
    const { user, sent } = show(
      { comments, offered: ['Add addendum', 'Answer comments'] },
      reply(reports.answerComments, { message: 'The comments are answered', data: one }),
    )
    expect((await region('The owner’s comments')).getByText('No inspector has answered yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Answer the comments' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the owner’s comments' }))
    await enterText(user, dialog.getByLabelText('Answer'), 'The second one did not work.')
    await user.click(dialog.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText('The comments are answered')).toBeVisible()
    expect(sent(reports.answerComments)[0]?.body).toMatchObject({ answer: 'The second one did not work.' })
  })

  it('has the replies to its findings, which are accepted or sent back', async () => {
    const action = exampleOf(correctiveAction)
    const replied = {
      ...action,
      status: 'replied' as const,
      offered: ['Accept reply' as const, 'Send reply back' as const],
      replies: [
        {
          ...{
            id: 1,
            text: 'The gauge was replaced.',
            replied_by: 'Maryam Bello',
            replied_at: '2026-04-22T09:00:00.000Z',
          },
          ...{ files: [], is_accepted: null, reason: null, decided_by: null, decided_at: null },
        },
      ],
    }
    const { user, sent } = show(
      { actions: [replied] },
      reply(corrective.sendReplyBack, { message: 'The reply is sent back', data: action }),
    )
    const section = await region('Corrective actions')
    expect(section.getByText('The gauge was replaced.')).toBeVisible()
    expect(section.getByRole('button', { name: /^Accept the reply/ })).toBeVisible()
    await user.click(section.getByRole('button', { name: /^Send back/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the reply of Sabongari Family Clinic back' }))
    await enterText(user, dialog.getByLabelText('Reason'), 'The photo shows another cylinder.')
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(await screen.findByText('The reply is sent back')).toBeVisible()
    expect(sent(corrective.sendReplyBack)[0]?.body).toEqual({ reason: 'The photo shows another cylinder.' })
  })
})
