import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { renderScreen } from '../testing/render.tsx'
import { notificationTypes } from '../ui/feedback/toast-box.tsx'
import { iconNames } from '../ui/icon.tsx'
import { guidePages } from './guide-pages.ts'

/** Renders a page of the style guide, which makes no calls of its own. */
async function show(at: string) {
  const shown = renderScreen(at, { as: 'user' })
  await screen.findByRole('navigation', { name: 'Style guide' })
  return { ...shown, region: (name: string) => within(screen.getByRole('region', { name })) }
}

describe('the style guide', () => {
  it.each(guidePages)('links from $title to its other pages', async ({ title, to }) => {
    await show(to)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: 'Style guide' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(guidePages.map((page) => page.to))
    const present = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(present.map(({ textContent }) => textContent)).toEqual([title])
  })

  it('is only for signed-in people', async () => {
    const { left } = renderScreen(paths.typography())
    await waitFor(() => expect(left()).toBe('/?back=%2Fadmin%2Ftypography'))
  })
})

describe('typography', () => {
  it('shows every colour of the theme with its contrast on white', async () => {
    const { region } = await show(paths.typography())
    const colours = region('Colours').getAllByRole('listitem')
    expect(colours).toHaveLength(31)
    const green = colours.find(({ textContent }) => textContent?.startsWith('g-700'))
    expect(green).toHaveTextContent('#0b6640')
    expect(green).toHaveTextContent(/[67]\.\d to 1 on white/)
    expect(green).toHaveTextContent(/Text$/)
  })

  it('shows the badge of every status', async () => {
    const { region } = await show(paths.typography())
    const words = region('Statuses')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\d.]+ to 1$/, ''))
    expect(words).toEqual([
      'Not started',
      'pending',
      'Awaiting decision',
      'Temporarily approved',
      'Approved',
      'declined',
      'expired',
    ])
  })
})

describe('icons', () => {
  it('are all there, by name', async () => {
    const { region } = await show(paths.icons())
    const names = region('All icons')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(iconNames)
  })
})

describe('tables and lists', () => {
  const firstName = () => screen.getAllByRole('cell')[1]?.textContent

  it('have a table with sorting and paging', async () => {
    const { user } = await show(paths.tableList())
    expect(firstName()).toBe('Alheri Family Clinic')
    await user.click(screen.getByRole('button', { name: 'Facility name' }))
    expect(firstName()).toBe('Tunga Pharmacy')
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(screen.getByText('31 to 44 of 44')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '50')
    expect(screen.getByText('1 to 44 of 44')).toBeVisible()
  })

  it('sort by LGA, then by name', async () => {
    const { user } = await show(paths.tableList())
    await user.click(screen.getByRole('button', { name: 'LGA' }))
    const lgas = screen.getAllByRole('row').slice(1, 4)
    for (const row of lgas) expect(row).toHaveTextContent('Bida')
    expect(firstName()).toBe('Alheri Family Clinic')
  })

  it('show the table loading, empty and failed, and full again after a retry', async () => {
    const { user, region } = await show(paths.tableList())
    const table = region('Table')
    await user.click(table.getByRole('radio', { name: 'Loading' }))
    expect(table.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true')
    await user.click(table.getByRole('radio', { name: 'Empty' }))
    expect(table.getByText('No facilities yet')).toBeVisible()
    await user.click(table.getByRole('radio', { name: 'Failed' }))
    await user.click(table.getByRole('button', { name: 'Try again' }))
    expect(table.getByText('1 to 15 of 44')).toBeVisible()
  })

  it.each(['Counters', 'Cards', 'Facts'])('show %s while they load', async (name) => {
    const { user, region } = await show(paths.tableList())
    const before = screen.getByRole('region', { name }).textContent
    await user.click(region(name).getByRole('radio', { name: 'Loading' }))
    expect(screen.getByRole('region', { name }).textContent).not.toBe(before)
  })
})

describe('notifications', () => {
  it('are shown as toasts, in each of the five types', async () => {
    const { user } = await show(paths.notifications())
    await user.click(screen.getByRole('button', { name: 'Say a success' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Say a failure' }))
    expect(await screen.findByText('Invalid email or password')).toBeVisible()
    for (const type of notificationTypes) {
      await user.click(screen.getByRole('button', { name: `Notify: ${type}` }))
      const said = await screen.findByText(`A notification of type ${type}.`)
      expect(said.closest('[data-kind]')).toHaveAttribute('data-kind', type)
    }
  })

  it('have a confirmation dialog', async () => {
    const { user } = await show(paths.notifications())
    await user.click(screen.getByRole('button', { name: 'Delete a member of staff' }))
    const question = within(screen.getByRole('dialog', { name: 'Delete Hauwa Sani?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('deleted successfully!')).toBeVisible()
  })

  it('refuse an empty form with a summary and messages beside the fields', async () => {
    const { user, region } = await show(paths.notifications())
    const form = region('Forms')
    await user.click(form.getByRole('button', { name: 'Submit' }))
    expect(await form.findByText('There is a problem')).toBeVisible()
    expect(form.getByRole('textbox', { name: 'Facility name' })).toHaveAccessibleDescription(/Enter the facility name/)
  })

  it('accept a filled form without sending anything', async () => {
    const { user, region } = await show(paths.notifications())
    const form = region('Forms')
    await user.type(form.getByLabelText('Facility name'), 'Alheri Clinic')
    await user.type(form.getByLabelText('Name of the owner'), 'Amina Bello')
    await user.type(form.getByLabelText('Phone number'), '0803 123 4567')
    await user.selectOptions(form.getByLabelText('Type of facility'), 'Private Clinic')
    await user.click(form.getByRole('radio', { name: 'Chanchaga' }))
    await user.type(form.getByLabelText('Address'), '14 Bosso Road, Minna')
    await user.click(form.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Nothing was sent: this form is an example.')).toBeVisible()
  })

  it('show the banner for a lost connection', async () => {
    const { user, region } = await show(paths.notifications())
    await user.click(region('Connection').getByRole('radio', { name: 'Cannot be reached' }))
    expect(region('Connection').getByText(/^You are offline/)).toBeVisible()
  })

  it('show an empty list, and a list that could not be loaded', async () => {
    const { user, region } = await show(paths.notifications())
    const place = region('Nothing to show')
    await user.click(place.getByRole('radio', { name: 'Failed' }))
    await user.click(place.getByRole('button', { name: 'Try again' }))
    expect(place.getByText('No Facilities Added yet')).toBeVisible()
  })

  it('show busy buttons, and reopen a closed notice', async () => {
    const { user, region } = await show(paths.notifications())
    await user.click(region('Buttons').getByRole('radio', { name: 'At work' }))
    expect(region('Buttons').getAllByRole('button', { name: 'Please wait' })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Close this notice' }))
    await user.click(screen.getByRole('button', { name: 'Show the closed notice again' }))
    await waitFor(() => expect(screen.getByText('This facility is registered')).toBeVisible())
  })
})
