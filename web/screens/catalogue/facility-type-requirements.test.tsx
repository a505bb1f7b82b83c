import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import * as edits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { usedType } from '@portal/contract/catalogue/catalogue.ts'
import { subList } from '@portal/contract/catalogue/sub-list.ts'
import { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { aRequirement } from '../../testing/requirements.ts'

const state = { retired_at: null, updated_at: '2026-04-07T15:45:00.000Z' }
const parts = reply(calls.listParts, { data: [{ id: 2, designation: 'Part B', part_name: 'In-patient area' }] })
const waiting = aRequirement({ id: 1, part: 1, questions: [3, 4] })

/** A requirement as officers edit it. */
function toEdit(row: ReturnType<typeof aRequirement>) {
  return {
    ...row,
    ...state,
    part: { ...row.part, ...state },
    sub_lists: row.sub_lists.map((question) => ({ ...question, ...state })),
  }
}

function listed(...data: ReturnType<typeof aRequirement>[]) {
  return reply(edits.showUsedType, { data: exampleOf(usedType), requirements: data.map(toEdit) })
}

function show(...replies: FakeReply[]) {
  return renderScreen(paths.addRequirement(2), { as: 'admin', replies: [parts, ...replies] })
}

describe('the requirements of a facility type', () => {
  it('are shown with their parts, below the name of the type', async () => {
    show(listed(waiting, aRequirement({ id: 5, part: 2, questions: [] })))
    expect(await screen.findByRole('heading', { level: 1, name: 'Private Clinic: requirements' })).toBeVisible()
    const [, first, second] = await screen.findAllByRole('row')
    expect(first).toHaveTextContent('1Part A Out-patient areaWaiting and consulting 2 questions')
    expect(second).toHaveTextContent('2Part B In-patient areaWaiting and consulting No questions yet')
    expect(screen.getByRole('link', { name: 'Settings', current: true })).toBeVisible()
  })

  it('are downloaded as a form for Kobo and ODK Collect', async () => {
    const { user, sent } = show(
      listed(waiting),
      refusal(linkChecklistForm, { code: 'too_many_requests', status: 429, message: 'Wait a minute' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Download as XLSForm' }))
    expect(await screen.findByText('Wait a minute')).toBeVisible()
    expect(sent(linkChecklistForm)[0]?.body).toEqual({ facility_type_id: 2 })
  })

  it('are marked as samples until they are saved, and the page keeps the focus then', async () => {
    const samples = { ...exampleOf(usedType), has_samples: true }
    const requirements = [toEdit(waiting)]
    const saved = { ...samples, has_samples: false }
    const { user, sent } = show(
      reply(edits.showUsedType, { data: samples, requirements }),
      refusal(edits.editFacilityType, { code: 'not_found', status: 404, message: 'This type does not exist' }),
      reply(edits.editFacilityType, { data: saved }),
      reply(edits.showUsedType, { data: saved, requirements }),
    )
    const save = () => screen.findByRole('button', { name: 'Save as the ministry’s' })
    await user.click(await save())
    expect(await screen.findByText('This type does not exist')).toBeVisible()
    await user.click(await save())
    await waitFor(() => expect(screen.queryByText('These requirements are samples')).toBeNull())
    expect(sent(edits.editFacilityType).map(({ body }) => body)).toEqual([
      { has_samples: false },
      { has_samples: false },
    ])
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('show their questions on request', async () => {
    const { user } = show(listed(waiting))
    const questions = await screen.findByRole('button', { name: '2 questions of Waiting and consulting' })
    expect(questions).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('Question 3?')).toBeNull()
    await user.click(questions)
    expect(questions).toHaveAttribute('aria-expanded', 'true')
    const shown = within(screen.getByRole('list', { name: 'Questions of Waiting and consulting' }))
    const [first, second] = shown.getAllByRole('listitem')
    expect(first).toHaveTextContent('Question 3?')
    expect(second).toHaveTextContent('Question 4?')
    await user.click(questions)
    expect(screen.queryByText('Question 3?')).toBeNull()
  })

  it('are added to a chosen part', async () => {
    const ramp = { ...aRequirement({ id: 9, part: 2, questions: [] }), list: 'Access for wheelchairs' }
    const { user, sent } = show(listed(), listed(ramp), reply(calls.addRequirement, { data: ramp }))
    expect(await screen.findByText('No requirements yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add requirement' }))
    await screen.findByRole('option', { name: 'Part B: In-patient area' })
    await user.selectOptions(screen.getByLabelText('Part'), 'Part B: In-patient area')
    await enterText(user, screen.getByLabelText('Requirement name'), 'Access for wheelchairs')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Access for wheelchairs')).toBeVisible()
    expect(sent(calls.addRequirement)[0]?.body).toEqual({
      facility_type_id: 2,
      list: 'Access for wheelchairs',
      part_req_id: 2,
    })
  })

  it('are shown as an owner sees them, without being answered', async () => {
    const { user } = show(listed(waiting), reply(calls.listRequirementsOfType, { data: [waiting] }))
    await user.click(await screen.findByRole('button', { name: 'Preview as an owner' }))
    const question = within(await screen.findByRole('group', { name: '1. Question 3?' }))
    expect(question.getByRole('radio', { name: 'Yes' }).closest('fieldset[disabled]')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Private Clinic: preview' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    expect(await screen.findByRole('table', { name: 'Requirements' })).toBeVisible()
  })

  it('are not added without a part and a name', async () => {
    const { user, sent } = show(listed())
    await user.click(await screen.findByRole('button', { name: 'Add requirement' }))
    await screen.findByRole('option', { name: 'Part B: In-patient area' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: 'Enter the name of the requirement' })).toBeVisible()
    expect(screen.getByLabelText('Part')).toHaveAttribute('aria-invalid', 'true')
    expect(sent(calls.addRequirement)).toHaveLength(0)
  })

  it('cannot be added before there is a part', async () => {
    const { user } = renderScreen(paths.addRequirement(2), {
      as: 'admin',
      replies: [reply(calls.listParts, { data: [] }), listed()],
    })
    await user.click(await screen.findByRole('button', { name: 'Add requirement' }))
    expect(await screen.findByRole('option', { name: 'Add a facility part first' })).toBeInTheDocument()
  })

  it('say where their type is used, before anything is changed', async () => {
    show(listed(waiting))
    expect(await screen.findByText(/^Requirements: 14\./)).toHaveTextContent(
      'Requirements: 14. Questions: 48. Facilities: 310. A change applies to registrations that are started from now on. 31 open registrations keep their questions.',
    )
  })

  it('are placed within their part, and renamed with their version', async () => {
    const last = { ...aRequirement({ id: 6, part: 1, questions: [] }), list: 'Access' }
    const other = { ...aRequirement({ id: 5, part: 2, questions: [] }), list: 'Beds' }
    const edited = { ...last, ...state }
    const { user, sent } = show(listed(waiting, last, other), reply(edits.editRequirement, { data: edited }))
    expect(await screen.findByRole('button', { name: 'Move up: Beds' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Move down: Beds' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Move down: Access' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Edit Access' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Access' }))
    expect(dialog.getByLabelText('Place in the list')).toHaveValue('2')
    await user.clear(dialog.getByLabelText('Requirement name'))
    await enterText(user, dialog.getByLabelText('Requirement name'), 'Way in')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(edits.editRequirement)[0]?.path).toBe('/api/requirements/6')
    expect(sent(edits.editRequirement)[0]?.body).toEqual({ list: 'Way in', place: 2 })
    expect(sent(edits.editRequirement)[0]?.headers['if-match']).toBe('"2026-04-07T15:45:00.000Z"')
  })

  it('are retired with their questions, and get no more of them', async () => {
    const retired = { retired_at: '2026-04-08T09:00:00.000Z' }
    const present = toEdit(waiting)
    const [first, ...others] = present.sub_lists
    const sub_lists = first ? [{ ...first, ...retired }, ...others] : []
    const requirements = [
      { ...present, sub_lists },
      { ...present, ...retired, id: 8, list: 'Old' },
    ]
    const { user, sent } = show(
      reply(edits.showUsedType, { data: exampleOf(usedType), requirements }),
      reply(edits.editRequirement, { data: present }),
      reply(edits.editSubList, { data: exampleOf(edits.editSubList.reply.shape.data) }),
    )
    expect(await screen.findByRole('row', { name: /Old/ })).toHaveTextContent('Old Retired')
    expect(screen.queryByRole('button', { name: 'Add Sublist to Old' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bring back Old' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('The requirement is asked again. The change applies to')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Retire Waiting and consulting' }))
    const dialog = screen.getByRole('dialog', { name: 'Retire Waiting and consulting?' })
    expect(dialog).toHaveTextContent('The requirement and its 1 question are no longer asked. The change applies to')
    await user.click(within(dialog).getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('Waiting and consulting was retired')).toBeVisible()
    expect(sent(edits.editRequirement)[0]).toMatchObject({ path: '/api/requirements/1', body: { retired: true } })
    await user.click(screen.getByRole('button', { name: '1 question of Waiting and consulting' }))
    expect(screen.getByRole('button', { name: 'Bring back “Question 3?”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retire “Question 4?”' }))
    const question = screen.getByRole('dialog', { name: 'Retire “Question 4?”?' })
    expect(question).toHaveTextContent('The question is no longer asked.')
    await user.click(within(question).getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('“Question 4?” was retired')).toBeVisible()
    expect(sent(edits.editSubList)[0]).toMatchObject({ path: '/api/sub-lists/4', body: { retired: true } })
  })

  it('get a new question with Add Sublist', async () => {
    const question = { ...exampleOf(subList), id: 5, sub_list: 'Is there a ramp?', question_type: 'yes_no' as const }
    const { user, sent } = show(
      listed(waiting),
      listed({ ...waiting, sub_lists: [...waiting.sub_lists, question] }),
      reply(calls.addSubList, { data: question }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add Sublist to Waiting and consulting' }))
    await user.type(screen.getByLabelText('Question'), 'Is there a ramp?{Enter}')
    expect(await screen.findByText('added successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: /^3 questions/ })).toBeVisible()
    expect(sent(calls.addSubList)[0]?.body).toEqual({ sub_list: 'Is there a ramp?', requirement_id: 1 })
  })

  it('show an error beside a question that exists already', async () => {
    const message = 'This requirement asks this already'
    const { user } = show(
      listed(waiting),
      refusal(calls.addSubList, { code: 'invalid_input', status: 422, message, errors: { sub_list: [message] } }),
    )
    await user.click(await screen.findByRole('button', { name: /^Add Sublist/ }))
    await user.type(screen.getByLabelText('Question'), 'Question 3?{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(message))
  })

  it('show an error if the type does not exist', async () => {
    const message = 'This facility type does not exist'
    renderScreen(paths.addRequirement(99), {
      as: 'admin',
      replies: [refusal(edits.showUsedType, { code: 'not_found', status: 404, message })],
    })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add requirement' })).toBeNull()
  })
})
