import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Letterhead, Signatories } from './letterhead.tsx'

it('a letterhead has the address of the ministry if there is one', () => {
  const { container, rerender } = render(<Letterhead ministry_name="Ministry of Health" ministry_address="Minna" />)
  expect(container.textContent).toBe('Ministry of HealthMinna')
  rerender(<Letterhead ministry_name="Ministry of Health" ministry_address="" />)
  expect(container.textContent).toBe('Ministry of Health')
})

it('a signature line has the office, and the name of its holder if there is one', () => {
  const { container } = render(
    <Signatories of={[{ title: 'Permanent Secretary', name: 'Dr Aisha Bello' }, { title: 'Hon. Commissioner' }]} />,
  )
  expect(container.textContent).toBe('Dr Aisha BelloPermanent SecretaryHon. Commissioner')
})
