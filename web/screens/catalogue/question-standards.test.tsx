import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import * as edits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { usedType } from '@portal/contract/catalogue/catalogue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { aRequirement } from '../../testing/requirements.ts'

const state = { retired_at: null, updated_at: '2026-04-07T15:45:00.000Z' }
const rooms = aRequirement({ id: 1, part: 1, questions: [3, 4, 5] })
const special = { help: 'Cots count as beds.', least_number: 4, weight: 0, is_critical: true, takes_evidence: false }
const requirement = {
  ...rooms,
  ...state,
  part: { ...rooms.part, ...state },
  sub_lists: rooms.sub_lists.map((question) => ({
    ...question,
    ...state,
    ...(question.id === 3 ? { ...special, sub_list: 'How many beds?' } : {}),
    ...(question.id === 5 ? { retired_at: '2026-05-01T09:00:00.000Z' } : {}),
  })),
}
const [beds] = requirement.sub_lists
if (!beds) throw new Error('There is no question')
const parts = reply(calls.listParts, { data: [] })
const listed = reply(edits.showUsedType, { data: exampleOf(usedType), requirements: [requirement] })

/** The page of a type, with the questions of its requirement unfolded. */
async function show(...replies: FakeReply[]) {
  const shown = renderScreen(paths.addRequirement(2), { as: 'admin', replies: [parts, listed, ...replies, listed] })
  await shown.user.click(await screen.findByRole('button', { name: '2 questions of Waiting and consulting' }))
  return shown
}

describe('the standards of a question', () => {
  it('are marked beside it, where they are not those of a new question', async () => {
    await show()
    const questions = within(screen.getByRole('list', { name: 'Questions of Waiting and consulting' }))
    const [first] = questions.getAllByRole('listitem')
    expect(first).toHaveTextContent('How many beds? Cots count as beds.CriticalNot scoredAt least 4')
    expect(questions.getAllByRole('list', { name: 'Standards' })).toHaveLength(1)
  })

  it('are edited in the dialog of the question; a field that is emptied is taken away', async () => {
    const { user, sent } = await show(reply(edits.editSubList, { data: beds }))
    await user.click(screen.getByRole('button', { name: 'Edit “How many beds?”' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit the question' }))
    expect(dialog.getByLabelText('Minimum (optional)')).toHaveValue('4')
    await user.clear(dialog.getByLabelText('Help (optional)'))
    await user.clear(dialog.getByLabelText('Minimum (optional)'))
    await user.selectOptions(dialog.getByLabelText('Weight'), '3')
    await user.click(dialog.getByRole('checkbox', { name: 'Critical' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Needs a photo' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Takes evidence' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(sent(edits.editSubList)[0]?.body).toEqual({
      sub_list: 'How many beds?',
      help: null,
      least_number: null,
      weight: 3,
      is_critical: false,
      may_not_apply: false,
      needs_photo: true,
      takes_evidence: true,
      place: 1,
    })
  })
})

describe('several questions', () => {
  const select = (name: string) => screen.getByRole('checkbox', { name: `Select “${name}”` })

  it('are selected, and get a value together', async () => {
    const { user, sent } = await show(reply(edits.editSubLists, { data: [beds, beds] }))
    expect(screen.queryByRole('checkbox', { name: 'Select “Question 5?”' })).toBeNull()
    await user.click(select('Question 4?'))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    expect(bar.getByRole('status')).toHaveTextContent('1 selected')
    await user.click(bar.getByRole('button', { name: 'Select all 2' }))
    expect(select('How many beds?')).toBeChecked()
    await user.click(bar.getByRole('button', { name: 'Set a value' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Set a value for 2 questions' }))
    await user.click(dialog.getByRole('button', { name: 'Set' }))
    expect(dialog.getByText('Choose a value to set')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Weight'), '0, not scored')
    await user.selectOptions(dialog.getByLabelText('Needs a photo'), 'Yes')
    await user.selectOptions(dialog.getByLabelText('Critical'), 'No')
    await user.selectOptions(dialog.getByLabelText('Takes evidence'), 'Yes')
    await user.click(dialog.getByRole('button', { name: 'Set' }))
    expect(await screen.findByText('2 questions were set')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    expect(sent(edits.editSubLists)[0]?.body).toEqual({
      ids: [3, 4],
      versions: [state.updated_at, state.updated_at],
      set: { weight: 0, needs_photo: true, is_critical: false, takes_evidence: true },
    })
  })

  it('stay selected when somebody else has changed one of them', async () => {
    const message = 'Somebody else changed “Question 4?” meanwhile. Look at it again'
    const { user } = await show(refusal(edits.editSubLists, { code: 'stale', status: 412, message }))
    await user.click(select('Question 4?'))
    await user.click(screen.getByRole('button', { name: 'Set a value' }))
    await user.selectOptions(screen.getByLabelText('Weight'), '2')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(select('Question 4?')).toBeChecked()
  })
})
