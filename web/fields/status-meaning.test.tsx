import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { Meaning } from './status-meaning.tsx'
import { statusMeanings } from './status-meanings.ts'

it.each([
  ['user', 'You have to act now. Complete every section, then submit the application.'],
  ['admin', 'The owner has to act now. The owner completes every section, then submits the application.'],
] as const)('says to each reader who has to act: %s', (as, words) => {
  const { container } = renderComponent(<Meaning of={statusMeanings['not submitted yet']} />, { as })
  expect(container.querySelectorAll('p')[1]?.textContent).toBe(words)
})

it('says how long the ministry takes, once its setting is loaded', async () => {
  renderComponent(<Meaning of={statusMeanings.submitted} />, { as: 'user' })
  expect(screen.getByText('The ministry decides after it has reviewed the application.')).toBeVisible()
  expect(
    await screen.findByText('The ministry usually decides within 21 days after an application was submitted.'),
  ).toBeVisible()
})
