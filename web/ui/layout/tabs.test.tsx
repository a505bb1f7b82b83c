import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Tabs } from './tabs.tsx'

function show() {
  return renderComponent(
    <Tabs
      label="The application"
      tabs={[
        { id: 'one', label: 'Exceptions', count: 2, isUrgent: true, panel: <p>A ramp is missing</p> },
        { id: 'two', label: 'Answers', count: 0, isUrgent: true, panel: <textarea aria-label="Remark" /> },
        { id: 'three', label: 'More', panel: <section id="history">It was submitted</section> },
      ]}
    />,
  )
}

it('shows the first tab with its number, and keeps the others in the document', () => {
  show()
  expect(screen.getByRole('tab', { name: 'Exceptions 2' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Exceptions 2' })).toHaveTextContent('A ramp is missing')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.getByText('It was submitted')).not.toBeVisible()
  expect(screen.getByText('2')).toHaveAttribute('data-urgent')
  expect(screen.getByText('0')).not.toHaveAttribute('data-urgent')
})

it('keeps what was typed in a tab that is left', async () => {
  const { user } = show()
  await user.click(screen.getByRole('tab', { name: 'Answers 0' }))
  await user.type(screen.getByLabelText('Remark'), 'Too steep')
  await user.click(screen.getByRole('tab', { name: 'More' }))
  await user.click(screen.getByRole('tab', { name: 'Answers 0' }))
  expect(screen.getByLabelText('Remark')).toHaveValue('Too steep')
})

it('moves with the arrow keys, from the last to the first, and has one stop for Tab', async () => {
  const { user } = show()
  const [exceptions, answers, more] = screen.getAllByRole('tab')
  await user.tab()
  expect(exceptions).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(more).toHaveFocus()
  expect(more).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(answers).toHaveFocus()
  await user.keyboard('{End}')
  expect(more).toHaveFocus()
  await user.keyboard('{Home}x')
  expect(exceptions).toHaveFocus()
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})
