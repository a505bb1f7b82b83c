import * as calls from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const niger = { id: 27, name: 'Niger' }
const anioma = { id: 38, name: 'Anioma' }
const listed = reply(calls.listStates, { data: [niger] })

function show(...replies: FakeReply[]) {
  return renderScreen(paths.states(), { as: 'admin', replies })
}

describe('States', () => {
  it('are listed with links to their LGAs', async () => {
    show(listed)
    const link = await screen.findByRole('link', { name: 'view LGA of Niger' })
    expect(link).toHaveAttribute('href', paths.state(27))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual(['1', 'Niger', 'view LGA', 'Edit'])
  })

  it('are corrected and retired', async () => {
    const retired = { ...anioma, retired_at: '2026-05-03T08:00:00.000Z' }
    const { user, sent } = show(
      reply(calls.listStates, { data: [retired, niger] }),
      reply(calls.editState, { data: niger }),
    )
    expect(await screen.findByRole('row', { name: /Anioma \(retired\)/ })).toBeVisible()
    expect(sent(calls.listStates)[0]?.query).toEqual({ retired: 'yes' })
    await user.click(screen.getByRole('button', { name: 'Edit Niger' }))
    const name = await screen.findByLabelText(/^Name of the state/)
    await user.clear(name)
    await user.type(name, 'Niger State')
    await user.click(screen.getByLabelText(/^Retired/))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.editState)).toHaveLength(1))
    expect(sent(calls.editState)[0]?.body).toEqual({ name: 'Niger State', retired: true })
  })

  it('are in the menu under Settings', async () => {
    show(listed)
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true')
  })

  it('are added by name and shown in the list', async () => {
    const { user, sent } = show(
      listed,
      reply(calls.listStates, { data: [anioma, niger] }),
      reply(calls.addState, { data: anioma }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add State' }))
    await user.type(screen.getByLabelText('Name of the state'), 'Anioma{Enter}')
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'view LGA of Anioma' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(calls.addState)[0]?.body).toEqual({ name: 'Anioma' })
  })

  it('show an error beside the name of a state that exists already', async () => {
    const message = 'There is a state of this name already'
    const { user } = show(
      listed,
      refusal(calls.addState, { code: 'invalid_input', status: 422, message, errors: { name: [message] } }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add State' }))
    await user.type(screen.getByLabelText('Name of the state'), 'niger{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Name of the state')).toHaveAccessibleDescription(message))
    expect(screen.getByLabelText('Name of the state')).toHaveValue('niger')
  })

  it('are not added without a name', async () => {
    const { user, sent } = show(reply(calls.listStates, { data: [] }))
    expect(await screen.findByText('No states yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add State' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('link', { name: 'Enter the name of the state' })).toBeVisible()
    expect(sent(calls.addState)).toHaveLength(0)
  })

  it('have a retry button after an error', async () => {
    const { user } = show(noAnswer(calls.listStates), noAnswer(calls.listStates), listed)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Niger')).toBeVisible()
  })

  it('are for officers only', async () => {
    renderScreen(paths.states(), { as: 'user' })
    expect(await screen.findByText('You cannot open this page')).toBeVisible()
  })
})
