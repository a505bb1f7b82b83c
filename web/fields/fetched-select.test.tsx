import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { Form } from '../ui/form/form.tsx'
import { FetchedSelect } from './fetched-select.tsx'

const onRetry = vi.fn()
const problem = new Error('The portal is busy')
const wards = [{ value: 6214, label: 'Sabongari' }]

function show(props: Partial<Parameters<typeof FetchedSelect>[0]>) {
  const shown = { choices: undefined, problem: null, onRetry, ...props }
  const scene = renderComponent(
    <Form submit="Send" onSend={async () => undefined}>
      <FetchedSelect name="ward_id" label="Ward" hint="Where it is" {...shown} />
    </Form>,
  )
  const field = screen.getByLabelText<HTMLSelectElement>('Ward')
  return { ...scene, options: [...field.options].map(({ textContent }) => textContent), isOff: field.disabled }
}

it.each([
  ['is loading', {}, ['Loading'], true],
  ['waits for another field', { waitsFor: 'Choose the LGA first' }, ['Choose the LGA first'], true],
  ['has its choices', { choices: wards }, ['Choose', 'Sabongari'], false],
  ['keeps its choices when they cannot be loaded again', { choices: wards, problem }, ['Choose', 'Sabongari'], false],
  ['could not be loaded', { problem }, ['The choices could not be loaded'], true],
])('a list of choices from the server %s', async (_, props, options, isOff) => {
  const shown = show(props)
  expect([shown.options, shown.isOff]).toEqual([options, isOff])
  const retry = screen.queryByRole('button', { name: 'Try again' })
  expect(retry !== null).toBe(options[0] === 'The choices could not be loaded')
  if (!retry) return
  expect(screen.getByLabelText('Ward')).toHaveAccessibleDescription('The portal is busy')
  await shown.user.click(retry)
  expect(onRetry).toHaveBeenCalledOnce()
})
