import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { renderScreen } from '../../testing/render.tsx'

describe('About this portal', () => {
  it("shows the portal's name, ministry and version", async () => {
    renderScreen(paths.upgrade(), { as: 'user' })
    const page = within(await screen.findByRole('main'))
    expect(await page.findByText('1.0.0')).toBeVisible()
    expect(page.getByText('Niger State Ministry of Health')).toBeVisible()
  })

  it('shows the changes of the changelog', async () => {
    renderScreen(paths.upgrade(), { as: 'user' })
    const changes = within(await screen.findByRole('region', { name: 'What changed' }))
    expect(changes.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
    expect(changes.getByText(/^Owners register an account, add facilities/)).toBeVisible()
    expect(changes.getByText('/api/openapi.json').tagName).toBe('CODE')
    expect(changes.queryByText(/`/)).toBeNull()
  })

  it('links to the style guide', async () => {
    renderScreen(paths.upgrade(), { as: 'user' })
    const guide = within(await screen.findByRole('list', { name: 'Style guide' }))
    const links = guide.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([paths.typography(), paths.icons(), paths.tableList(), paths.notifications()])
  })

  it.each(['admin', 'user'] as const)('is linked below the menu of %s', async (role) => {
    const { user, address } = renderScreen('/admin/nowhere', { as: role })
    await user.click(await screen.findByRole('link', { name: 'About this portal' }))
    expect(address()).toBe(paths.upgrade())
    expect(screen.getByRole('link', { name: 'About this portal' })).toHaveAttribute('aria-current', 'page')
  })
})
