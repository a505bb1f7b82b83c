import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import * as edits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { usedPart, usedType } from '@portal/contract/catalogue/catalogue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, noAnswer, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const clinic = exampleOf(usedType)
const hospital = { ...clinic, id: 15, category_list: 'Eye Hospital', definition: 'Premises for the care of eyes.' }
const partA = exampleOf(usedPart)
const parts = reply(edits.listUsedParts, { data: [partA] })

function show(...replies: FakeReply[]) {
  return renderScreen(paths.facilityTypes(), { as: 'admin', replies: [...replies, parts] })
}

describe('Facility types', () => {
  it('shows serial number, name and definition, and links to the requirements of each type', async () => {
    show(reply(edits.listUsedTypes, { data: [clinic] }))
    const link = await screen.findByRole('link', { name: 'View requirements of Private Clinic' })
    expect(link).toHaveAttribute('href', paths.addRequirement(2))
    const table = within(screen.getByRole('table', { name: 'Facility types' }))
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent.trim())
    expect(cells.slice(0, 3)).toEqual(['1', 'Private Clinic', clinic.definition])
  })

  it('is in the menu under Settings, for officers only', async () => {
    show(reply(edits.listUsedTypes, { data: [clinic] }))
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true')
  })

  it('is not for owners', async () => {
    renderScreen(paths.facilityTypes(), { as: 'user' })
    expect(await screen.findByText('You cannot open this page')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Settings' })).toBeNull()
  })

  it('adds a type and shows it in the list', async () => {
    const { user, sent } = show(
      reply(edits.listUsedTypes, { data: [clinic] }),
      reply(edits.listUsedTypes, { data: [clinic, hospital] }),
      reply(calls.addFacilityType, { data: hospital }),
    )
    await screen.findByText('Private Clinic')
    await user.click(screen.getByRole('button', { name: 'Add Facility Type' }))
    await enterText(user, screen.getByLabelText('Name'), hospital.category_list)
    await enterText(user, screen.getByLabelText('Definition'), hospital.definition)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(await screen.findByText('Eye Hospital')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(calls.addFacilityType)[0]?.body).toEqual({
      category_list: 'Eye Hospital',
      definition: 'Premises for the care of eyes.',
    })
  })

  it('shows an error beside the name of a type that exists already', async () => {
    const message = 'There is a type of facility of this name already'
    const { user } = show(
      reply(edits.listUsedTypes, { data: [clinic] }),
      refusal(calls.addFacilityType, {
        code: 'invalid_input',
        status: 422,
        message,
        errors: { category_list: [message] },
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add Facility Type' }))
    await enterText(user, screen.getByLabelText('Name'), 'Private Clinic')
    await enterText(user, screen.getByLabelText('Definition'), 'The same again.')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(message))
    expect(screen.getByLabelText('Definition')).toHaveValue('The same again.')
  })

  it('requires both fields before sending anything', async () => {
    const { user, sent } = show(reply(edits.listUsedTypes, { data: [] }))
    expect(await screen.findByText('No types of facility yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Facility Type' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: 'Enter the name of the type' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Enter the definition of the type' })).toBeVisible()
    expect(sent(calls.addFacilityType)).toHaveLength(0)
  })

  it('shows the error if the list cannot be loaded, with a retry', async () => {
    const { user } = show(
      noAnswer(edits.listUsedTypes),
      noAnswer(edits.listUsedTypes),
      reply(edits.listUsedTypes, { data: [clinic] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Private Clinic')).toBeVisible()
  })
})

describe('a facility type', () => {
  const second = { ...clinic, id: 3, category_list: 'Maternity Home', open_registrations: 0 }
  const list = (...data: (typeof clinic)[]) => reply(edits.listUsedTypes, { data })

  it('is edited with the version that was seen, and shows where it is used', async () => {
    const asking = { ...clinic, asks_additional_mdcn: true }
    const { user, sent } = show(list(asking), reply(edits.editFacilityType, { data: clinic }))
    const row = await screen.findByRole('row', { name: /Private Clinic/ })
    expect(row).toHaveTextContent('Requirements: 14. Questions: 48.')
    expect(row).toHaveTextContent('Facilities: 310.')
    expect(row).toHaveTextContent('Open registrations: 31.')
    await user.click(screen.getByRole('button', { name: 'Edit Private Clinic' }))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Enter the name of the type' })).toBeVisible()
    await enterText(user, screen.getByLabelText('Name'), 'Day Clinic')
    await user.click(screen.getByLabelText('Ask the operating officer for a folio number'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [request] = sent(edits.editFacilityType)
    expect(request?.body).toMatchObject({
      category_list: 'Day Clinic',
      asks_folio: false,
      asks_additional_mdcn: true,
    })
    expect(request?.headers['if-match'] ?? request?.headers['If-Match']).toBe(`"${clinic.updated_at}"`)
  })

  it('is moved to any place of its list with its form', async () => {
    const { user, sent } = show(list(clinic, second), reply(edits.editFacilityType, { data: clinic }))
    await user.click(await screen.findByRole('button', { name: 'Edit Private Clinic' }))
    const place = await screen.findByLabelText('Place in the list')
    expect(place).toHaveValue('1')
    await user.type(place, '{Backspace}3{Enter}')
    expect(await screen.findByRole('link', { name: 'Enter a place from 1 to 2' })).toBeVisible()
    await user.type(place, '{Backspace}2{Enter}')
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(edits.editFacilityType)[0]?.body).toMatchObject({ place: 2 })
  })

  it('is moved with its buttons, which keep the focus', async () => {
    const { user, sent } = show(
      list(clinic, second),
      reply(edits.editFacilityType, { data: clinic }),
      list(second, clinic),
    )
    expect(await screen.findByRole('button', { name: 'Move up: Private Clinic' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Move down: Private Clinic' }))
    await waitFor(() => expect(screen.getAllByRole('row')[2]).toHaveTextContent('Private Clinic'))
    expect(sent(edits.editFacilityType)[0]?.body).toEqual({ place: 2 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Private Clinic' })).toHaveFocus())
  })

  it('is moved once by two presses, and not past the ends of its list', async () => {
    const { user, sent } = show(list(clinic, second), wait(edits.editFacilityType))
    await user.click(await screen.findByRole('button', { name: 'Move up: Private Clinic' }))
    expect(sent(edits.editFacilityType)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Move down: Private Clinic' }))
    await waitFor(() => expect(sent(edits.editFacilityType)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Move down: Private Clinic' }))
    expect(sent(edits.editFacilityType)).toHaveLength(1)
  })

  it('is retired after a confirmation that says what follows, and brought back', async () => {
    const retired = { ...clinic, retired_at: '2026-04-08T09:00:00.000Z' }
    const { user, sent } = show(list(clinic), reply(edits.editFacilityType, { data: retired }), list(retired))
    await user.click(await screen.findByRole('button', { name: 'Retire Private Clinic' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Retire Private Clinic?' }))
    expect(dialog.getByText(/31 open registrations go on\. 310 facilities keep the type and may renew\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retire' }))
    expect(await screen.findByRole('button', { name: 'Bring back Private Clinic' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit Private Clinic' })).toBeNull()
    expect(await screen.findByText('Private Clinic was retired')).toBeVisible()
    expect(screen.getByText('Retired')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Bring back Private Clinic' }))
    const back = within(screen.getByRole('dialog', { name: 'Bring back Private Clinic?' }))
    expect(back.getByText(/^Owners can choose it again\./)).toHaveTextContent(
      'The change applies to registrations that are started from now on. 31 open registrations keep their questions.',
    )
    await user.click(back.getByRole('button', { name: 'Bring back' }))
    expect(await screen.findByText('Private Clinic was brought back')).toBeVisible()
    expect(sent(edits.editFacilityType).map(({ body }) => body)).toEqual([{ retired: true }, { retired: false }])
    const versions = sent(edits.editFacilityType).map(({ headers }) => headers['if-match'])
    expect(versions).toEqual([`"${clinic.updated_at}"`, `"${clinic.updated_at}"`])
  })

  it('is retired with words for one and for none, and says why it could not be', async () => {
    const message = 'Somebody else changed this meanwhile. Look at it again'
    const one = { ...clinic, open_registrations: 1, facilities: 1, requirements: 0, questions: 0 }
    const stale = refusal(edits.editFacilityType, { code: 'stale', status: 412, message })
    const { user } = show(list(one), stale)
    expect(await screen.findByText('No requirements yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retire Private Clinic' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/1 open registration goes on\. 1 facility keeps the type and may renew\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retire' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Retire Private Clinic' }))
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  it('stays in its place where it could not be moved, and says why', async () => {
    const message = 'Something went wrong on our side.'
    const failed = refusal(edits.editFacilityType, { code: 'unexpected', status: 500, message })
    const { user } = show(list(clinic, second), failed)
    await user.click(await screen.findByRole('button', { name: 'Move down: Private Clinic' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is placed among those that are not retired', async () => {
    const gone = { ...clinic, id: 4, category_list: 'Herbal Home', retired_at: '2026-04-08T09:00:00.000Z' }
    const { user, sent } = show(list(gone, clinic, second), reply(edits.editFacilityType, { data: clinic }))
    expect(await screen.findByRole('button', { name: 'Move up: Private Clinic' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Move up: Maternity Home' }))
    await waitFor(() => expect(sent(edits.editFacilityType)[0]?.body).toEqual({ place: 1 }))
    expect(await screen.findByText('Maternity Home was moved')).toBeVisible()
  })
})

describe('Facility parts', () => {
  const partM = { ...partA, id: 11, designation: 'Part M', part_name: 'Out-patient area' }

  it.each([
    [
      { requirements: 1, types: 1, open_registrations: 1 },
      '1 requirement is no longer asked. This concerns 1 type of facility. The change applies to registrations that are started from now on. 1 open registration keeps its questions.',
    ],
    [
      { requirements: 1200, types: 15, open_registrations: 0 },
      '1,200 requirements are no longer asked. This concerns 15 types of facility. The change applies to registrations that are started from now on. No open registration is affected.',
    ],
  ])('are retired with words for %j', async (counts, words) => {
    const { user, sent } = show(
      reply(edits.listUsedTypes, { data: [clinic] }),
      reply(edits.listUsedParts, { data: [{ ...partA, ...counts }] }),
      reply(edits.editPart, { data: partA }),
    )
    await user.click(await screen.findByRole('button', { name: 'Retire Part A' }))
    const dialog = screen.getByRole('dialog', { name: 'Retire Part A?' })
    expect(dialog).toHaveTextContent(words)
    await user.click(within(dialog).getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('Part A was retired')).toBeVisible()
    expect(sent(edits.editPart)[0]?.body).toEqual({ retired: true })
  })

  it('that are not used yet, or are retired, say so', async () => {
    const unused = { ...partA, requirements: 0, types: 0 }
    const retired = { ...partM, retired_at: '2026-04-08T09:00:00.000Z', types: 3, requirements: 14 }
    show(reply(edits.listUsedTypes, { data: [clinic] }), reply(edits.listUsedParts, { data: [unused, retired] }))
    expect(await screen.findByText('Not used yet')).toBeVisible()
    expect(screen.getByText('Types: 3. Requirements: 14.')).toBeVisible()
    expect(screen.getByRole('row', { name: /Part M/ })).toHaveTextContent('Part M Retired')
    expect(screen.queryByRole('button', { name: 'Edit Part M' })).toBeNull()
  })

  it('are renamed with their version', async () => {
    const { user, sent } = show(
      reply(edits.listUsedTypes, { data: [clinic] }),
      parts,
      reply(edits.editPart, { data: partA }),
    )
    await user.click(await screen.findByRole('button', { name: 'Edit Part A' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Part A' }))
    await user.clear(dialog.getByLabelText('Part name'))
    await enterText(user, dialog.getByLabelText('Part name'), 'Entrance')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(edits.editPart)[0]?.body).toEqual({ designation: 'Part A', part_name: 'Entrance', place: 1 })
    expect(sent(edits.editPart)[0]?.headers['if-match']).toBe(`"${partA.updated_at}"`)
  })

  it('are added with designation and part name', async () => {
    const { user, sent } = show(
      reply(edits.listUsedTypes, { data: [clinic] }),
      parts,
      reply(edits.listUsedParts, { data: [partA, partM] }),
      reply(calls.addPart, { data: partM }),
    )
    const section = within(await screen.findByRole('region', { name: 'Facility parts' }))
    expect(await section.findByText('Part A')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Add Facility Part' }))
    await enterText(user, screen.getByLabelText('Designation'), 'Part M')
    await enterText(user, screen.getByLabelText('Part name'), 'Out-patient area')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.addPart)[0]?.body).toEqual({ designation: 'Part M', part_name: 'Out-patient area' })
  })
})
