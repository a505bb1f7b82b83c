import { screen, within } from '@testing-library/react'
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
