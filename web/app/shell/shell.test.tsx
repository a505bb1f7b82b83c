import * as account from '@portal/contract/calls/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { noAnswer, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { entryOf, menu } from './menu.ts'

const unknown = '/admin/there-is-no-such-page'

describe('the frame behind the sign-in', () => {
  it('names the portal and the person, and has the menu of their role', async () => {
    renderScreen(unknown, { as: 'admin' })
    expect(await screen.findByText('Facility Licensing Portal')).toBeVisible()
    expect(screen.getByText('Ibrahim')).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    const labels = menu.admin.map(({ label }) => label)
    expect(links.map(({ textContent }) => textContent)).toEqual([...labels, 'About this portal'])
  })

  it('says so when a page does not exist', async () => {
    renderScreen(unknown, { as: 'user' })
    expect(await screen.findByText('Oops! It seems that this page does not exist.')).toBeVisible()
  })

  it('has a way past the menu for the keyboard', async () => {
    const { user } = renderScreen(unknown, { as: 'user' })
    await screen.findByText(/^Oops!/)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
  })

  it('opens the menu of a phone as a drawer', async () => {
    const { user } = renderScreen(unknown, { as: 'user' })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('link', { name: 'Add Facility' })).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('logs out even when the portal cannot be told, and does not come back to the page', async () => {
    const { user, address, sent } = renderScreen(unknown, { as: 'user', replies: [noAnswer(account.logout)] })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe(paths.signIn()))
    expect(localStorage.getItem('session')).toBeNull()
    expect(sent(account.logout)[0]?.headers.authorization).toBe('Bearer a-token')
    expect(screen.queryByText('Please log in to continue where you were.')).toBeNull()
  })

  it('tells the server that the token is no longer wanted', async () => {
    const { user, sent } = renderScreen(unknown, { as: 'user', replies: [reply(account.logout, undefined)] })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(sent(account.logout)).toHaveLength(1))
  })
})

describe('the menu', () => {
  it('marks the entry under which a page stands', () => {
    expect(entryOf(menu.user, paths.requirementParts(7))?.label).toBe('Registration')
    expect(entryOf(menu.admin, paths.approval(7))?.label).toBe('Facility Management')
    expect(entryOf(menu.user, paths.myFacilities())?.label).toBe('Registration')
  })
})
