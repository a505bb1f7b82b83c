import * as account from '@portal/contract/accounts/calls/account.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { noAnswer, portalSettings, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { officer, owner } from '../../testing/sessions.ts'
import { lineOf, menuOf } from './menu.ts'

const officersMenu = [
  'Dashboard',
  'Inbox',
  'Registrations',
  'Payments',
  'Changes',
  'Representations',
  'Concerns',
  'Inspections',
  'Visits',
  'New Registration',
  'Facility Management',
  'Imports',
  'Renewal Management',
  'Penalities and Fines',
  'Reports',
  'Map',
  'Settings',
]
const unknown = '/admin/there-is-no-such-page'

describe('the shell', () => {
  it('shows the names of the portal and the person, and the menu of their role', async () => {
    renderScreen(unknown, { as: 'admin' })
    expect(await screen.findByText('Facility Licensing Portal')).toBeVisible()
    expect(screen.getByText('Ibrahim')).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([...officersMenu, 'About this portal'])
  })

  it('shows a message for a page that does not exist', async () => {
    renderScreen(unknown, { as: 'user' })
    expect(await screen.findByText('Oops! It seems that this page does not exist.')).toBeVisible()
  })

  it('says at the foot of every page whom to ask, and when', async () => {
    renderScreen(unknown, { as: 'user' })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('Niger State Ministry of Health')).toBeVisible()
    expect(footer.getByText('Minna, Niger State')).toBeVisible()
    expect(footer.getByRole('link', { name: '+234 803 111 2222' })).toHaveAttribute('href', 'tel:+2348031112222')
    expect(footer.getByText('Monday to Friday, 8:00 to 16:00')).toBeVisible()
  })

  it('has no phone number at its foot until the ministry has filled one in', async () => {
    const silent = { ...portalSettings.data, ministry_phone: '', ministry_hours: '' }
    renderScreen(unknown, { as: 'user', replies: [reply(showPortal, { data: silent })] })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('Minna, Niger State')).toBeVisible()
    expect(footer.queryByText(/Questions/)).toBeNull()
  })

  it('has a link to skip the menu', async () => {
    const { user } = renderScreen(unknown, { as: 'user' })
    await screen.findByText(/^Oops!/)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
  })

  it('opens the menu as a drawer on a phone', async () => {
    const { user } = renderScreen(unknown, { as: 'user' })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('link', { name: 'Add Facility' })).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes the drawer when a page is chosen, or beside it, but not between its entries', async () => {
    const { user, address } = renderScreen(unknown, { as: 'user' })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    fireEvent.click(within(drawer).getAllByRole('list')[0] ?? drawer)
    expect(drawer).toBeVisible()
    await user.click(within(drawer).getByRole('link', { name: 'About this portal' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/admin/upgrade')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    fireEvent.click(screen.getByRole('dialog', { name: 'Menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [0, 'Messages', ''],
    [1, 'Messages, 1 unread', '1'],
    [99, 'Messages, 99 unread', '99'],
    [100, 'Messages, 100 unread', '99+'],
  ])('says beside the bell how many messages are unread: %i', async (unread, name, figure) => {
    const none = { data: [], unread, total: 0, current_page: 1, last_page: 1, per_page: 5 }
    const { sent } = renderScreen(unknown, { as: 'user', replies: [reply(listNotifications, none)] })
    const bell = await screen.findByRole('link', { name })
    expect(bell).toHaveAttribute('href', '/admin/messages')
    expect(bell.textContent).toBe(figure)
    // As the dashboard, so that it is fetched once.
    expect(sent(listNotifications).map(({ query }) => query)).toEqual([{ per_page: '5' }])
  })

  it('marks the page in the menu, and on a page below it the entry that leads there', async () => {
    const marked = () =>
      [...document.querySelectorAll('nav [aria-current]')].map((entry) => [
        entry.textContent,
        entry.getAttribute('aria-current'),
      ])
    const first = renderScreen(paths.claim(), { as: 'user' })
    await screen.findByRole('heading', { name: 'Enter the code of a letter' })
    expect(marked()).toEqual([['Registration', 'true']])
    first.unmount()
    renderScreen(paths.upgrade(), { as: 'user' })
    await screen.findByRole('heading', { name: 'About this portal' })
    expect(marked()).toEqual([['About this portal', 'page']])
  })

  it('leads an officer to all registrations', async () => {
    renderScreen(unknown, { as: 'admin' })
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Registrations' })).toHaveAttribute('href', '/admin/all/registrations')
  })

  it('moves the focus to the title of a page that is opened by a link', async () => {
    const { user } = renderScreen(unknown, { as: 'user' })
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    await user.click(menu.getByRole('link', { name: 'About this portal' }))
    expect(await screen.findByRole('heading', { name: 'About this portal' })).toHaveFocus()
  })

  it('logs out even if the request fails, without a return address', async () => {
    const { user, left, sent } = renderScreen(unknown, { as: 'user', replies: [noAnswer(account.logout)] })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(left()).toBe('/'))
    expect(localStorage.getItem('session')).toBeNull()
    expect(sent(account.logout)[0]?.headers.authorization).toBe('Bearer a-token')
  })

  it('logs out on the server', async () => {
    const { user, sent } = renderScreen(unknown, { as: 'user', replies: [reply(account.logout, undefined)] })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(sent(account.logout)).toHaveLength(1))
    // The page is left at once.
    expect(sent(account.logout)[0]?.keepalive).toBe(true)
  })
})

describe('the menu', () => {
  it('has the entries of an owner in the order of the specification', () => {
    expect(menuOf(owner).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Add Facility',
      'Registration',
      'Review',
      'Your account',
    ])
  })

  it('has for an officer without duties what every officer may open', () => {
    expect(menuOf({ ...officer, duties: [] }).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Inbox',
      'Registrations',
      'Facility Management',
      'Renewal Management',
      'Penalities and Fines',
      'Reports',
      'Map',
      'Settings',
    ])
  })

  it.each([
    [owner, paths.requirementParts(7), 'Registration'],
    [owner, paths.registration(7), 'Registration'],
    [owner, paths.myFacilities(), 'Registration'],
    [officer, paths.review(7), 'Registrations'],
    [officer, paths.registration(7), 'Registrations'],
    [officer, paths.registrations(), 'Registrations'],
    [officer, paths.facility(7), 'Facility Management'],
    [officer, paths.state(27), 'Settings'],
    [officer, paths.addRequirement(2), 'Settings'],
    [officer, paths.ministrySettings(), 'Settings'],
  ])('marks for %o at %s the entry %s', (person, address, label) => {
    expect(lineOf(menuOf(person), address)?.label).toBe(label)
  })

  it('marks no entry on a page that does not exist', () => {
    expect(lineOf(menuOf(owner), unknown)).toBeUndefined()
  })
})
