import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Button } from './button.tsx'
import { ChoiceInput, Select, Textarea, TextInput } from './inputs.tsx'

const texts = { label: 'Reason', description: 'In a sentence', error: 'Enter the reason' }

describe.each([
  ['a text input', <TextInput key="text" {...texts} />],
  ['a textarea', <Textarea key="lines" {...texts} />],
  ['a select', <Select key="list" {...texts} />],
  ['a checkbox', <ChoiceInput key="box" type="checkbox" {...texts} />],
])('%s', (_, input) => {
  it('has an accessible label, hint and error', () => {
    renderComponent(input)
    const field = screen.getByLabelText('Reason')
    expect(field).toHaveAccessibleDescription(/^In a sentence Enter the reason$/)
    expect(field).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('an input without hint and error', () => {
  it('is neither described nor invalid', () => {
    renderComponent(<TextInput label="Search" />)
    const field = screen.getByLabelText('Search')
    expect(field.hasAttribute('aria-describedby')).toBe(false)
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('a checkbox', () => {
  it('is ticked by a click on its label', async () => {
    const { user } = renderComponent(<ChoiceInput type="checkbox" label="The owner may read this" />)
    await user.click(screen.getByText('The owner may read this'))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })
})

describe('a button', () => {
  it('submits its form only with type submit', async () => {
    const onSend = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderComponent(
      <form onSubmit={onSend}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onSend).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledOnce()
  })
})
