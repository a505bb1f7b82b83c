import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { renderScreen } from '../../testing/render.tsx'

const linksOf = async () => {
  await screen.findByRole('heading', { name: 'Settings' })
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('the page of all settings', () => {
  it('lists every page of settings by group', async () => {
    renderScreen(paths.settings(), { as: 'admin' })
    expect(await linksOf()).toEqual([
      'Ministry settings',
      'Words of letters',
      'Facility types',
      'Documents',
      'Changes while licensed',
      'Fees',
      'Offences',
      'Stages',
      'Users',
      'States',
      'Audit record',
      'Sent messages',
    ])
    const group = within(screen.getByRole('region', { name: 'Fees and offences' }))
    expect(group.getByRole('link', { name: 'Offences' })).toHaveAttribute('href', '/admin/offences')
    expect(group.getByText('What each offence costs, and from which day.')).toBeVisible()
  })

  it('lists what an officer without duties may open', async () => {
    renderScreen(paths.settings(), { as: 'admin', session: { duties: [] } })
    expect(await linksOf()).toEqual([
      'Ministry settings',
      'Words of letters',
      'Fees',
      'Offences',
      'Stages',
      'Sent messages',
    ])
  })

  it.each([
    ['signature', ['Ministry settings']],
    ['LGA', ['States']],
    ['fines', ['Offences']],
  ])('finds %j in %j', async (typed, pages) => {
    const { user } = renderScreen(paths.settings(), { as: 'admin' })
    await user.type(await screen.findByRole('searchbox', { name: 'Find a setting' }), `${typed}{Enter}`)
    expect(await linksOf()).toEqual(pages)
  })

  it('says that nothing is found', async () => {
    const { user } = renderScreen(paths.settings(), { as: 'admin' })
    await user.type(await screen.findByRole('searchbox', { name: 'Find a setting' }), 'zebra{Enter}')
    expect(await screen.findByText('No settings page is about “zebra”')).toBeVisible()
  })
})
