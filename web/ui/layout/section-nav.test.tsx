import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { DescriptionList } from './description-list.tsx'
import { Section } from './page.tsx'
import { WithSectionNav } from './section-nav.tsx'

it('links to the sections of a long page, which then have the focus', async () => {
  const { user } = renderComponent(
    <WithSectionNav>
      <Section id="staff" title="Staff">
        Two people
      </Section>
      <Section title="Without a link">Nothing</Section>
      <Section id="history" title="History">
        Submitted
      </Section>
    </WithSectionNav>,
  )
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Staff', 'History'])
  await user.click(screen.getByRole('link', { name: 'History' }))
  expect(screen.getByRole('region', { name: 'History' })).toHaveFocus()
})

it('follows the sections that come and go, and its list on a phone closes when one is chosen', async () => {
  const page = (titles: string[]) => (
    <WithSectionNav>
      {titles.map((title) => (
        <Section key={title} id={title.toLowerCase()} title={title}>
          {title}
        </Section>
      ))}
    </WithSectionNav>
  )
  const { rerender, user } = { ...render(page(['Staff', 'History'])), user: userEvent.setup() }
  rerender(page(['Staff', 'Referees', 'History']))
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(await nav.findByRole('link', { name: 'Referees' })).toBeVisible()
  const toggle = nav.getByRole('button', { name: 'On this page' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(nav.getByRole('link', { name: 'Referees' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('region', { name: 'Referees' })).toHaveFocus()
  rerender(page(['Staff']))
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
})

it('has a row with its action for a detail that is missing, and names the others together', () => {
  renderComponent(
    <DescriptionList
      rows={[
        { label: 'Email', value: null, action: <button type="button">Add</button> },
        { label: 'Position', value: false },
        { label: 'Beds', value: 0 },
        { label: 'Website', value: '' },
      ]}
    />,
  )
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'EmailNot givenAdd',
    'PositionNot given',
    'Beds0',
    'WebsiteNot given',
    'Not givenPosition, Website',
  ])
})

it('has a row for the only detail that is missing', () => {
  renderComponent(
    <DescriptionList
      rows={[
        { label: 'Name', value: 'Amina Bello' },
        { label: 'Phone number', value: null },
        { label: 'Email', value: 'amina@example.org' },
      ]}
    />,
  )
  const rows = [...document.querySelectorAll('dl > div')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameAmina Bello',
    'Phone numberNot given',
    'Emailamina@example.org',
  ])
  expect(rows[1]).not.toHaveAttribute('data-missing')
})

it('names all missing details in one row', () => {
  renderComponent(
    <DescriptionList
      rows={[
        { label: 'Name', value: 'Bida Clinic' },
        { label: 'Email', value: null },
        { label: 'Website', value: '' },
      ]}
    />,
  )
  expect(screen.getByText('Email, Website')).toBeVisible()
})
