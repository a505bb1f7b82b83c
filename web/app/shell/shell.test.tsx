import * as account from '@portal/contract/calls/account.ts'
import { showPortal } from '@portal/contract/calls/portal.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { noAnswer, portalSettings, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { lineOf, menuOf } from './menu.ts'
import { officer, owner } from '../../testing/sessions.ts'

const officersMenu = [
  'Dashboard',
  'New Registration',
  'Facility Management',
  'Renewal Management',
  'Penalities and Fines',
  'Changes',
  'Representations',
  'Concerns',
  'Payments',
  'Reports',
  'Map',
  'Your account',
  'Facility types',
  'States',
  'Ministry',
  'Users',
  'Audit record',
  'Outbox',
  'Fees',
  'Offences',
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

  it.each([
    [owner, paths.requirementParts(7), 'Registration'],
    [owner, paths.registration(7), 'Registration'],
    [owner, paths.myFacilities(), 'Registration'],
    [officer, paths.approval(7), 'Facility Management'],
    [officer, paths.registration(7), 'Facility Management'],
    [officer, paths.registrations(), 'Facility Management'],
    [officer, paths.state(27), 'States'],
    [officer, paths.addRequirement(2), 'Facility types'],
  ])('marks for %o at %s the entry %s', (person, address, label) => {
    expect(lineOf(menuOf(person), address)?.label).toBe(label)
  })

  it('marks no entry on a page that does not exist', () => {
    expect(lineOf(menuOf(owner), unknown)).toBeUndefined()
  })
})
