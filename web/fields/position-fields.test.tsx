import { facilityForm } from '@portal/contract/facilities/facility.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Form } from '../ui/form/form.tsx'
import { PositionFields } from './position-fields.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

type Ask = (found: PositionCallback, failed: PositionErrorCallback) => void

/** A browser that answers in this way when it is asked for the position. */
function browserThat(getCurrentPosition: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

function showForm() {
  render(
    <Form schema={facilityForm} submit="Submit" onSend={async () => undefined}>
      <PositionFields />
    </Form>,
  )
  return userEvent.setup()
}

it('asks for the position when the button is pressed, and fills in both numbers', async () => {
  let asked = 0
  browserThat((found) => {
    asked += 1
    const coords = { latitude: 9.613900123, longitude: 6.5569, accuracy: 12.4 }
    found(Object.assign(Object.create(null), { coords }))
  })
  const user = showForm()
  expect(asked).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Use this phone’s position' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Filled in, accurate to about 12 m.')
  expect(screen.getByLabelText('Latitude (optional)')).toHaveValue('9.613900')
  expect(screen.getByLabelText('Longitude (optional)')).toHaveValue('6.556900')
})

it.each([
  ['is not allowed to say it', 1, /may not use your position\. Allow it in the settings of the browser, or type/],
  ['does not find it', 2, /could not be found\. Go outside and try again/],
])('says what to do when the browser %s', async (_title, code, sentence) => {
  browserThat((_found, failed) => failed(Object.assign(Object.create(null), { code, PERMISSION_DENIED: 1 })))
  const user = showForm()
  await user.click(screen.getByRole('button', { name: 'Use this phone’s position' }))
  expect(await screen.findByRole('status')).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Latitude (optional)')).toHaveValue('')
})
