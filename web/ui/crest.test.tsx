import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Crest } from './crest.tsx'

it('shows the portal’s own sign where there is no crest, or it cannot be loaded', () => {
  const { container, rerender } = render(<Crest src={null} />)
  const shown = () => container.firstElementChild?.tagName
  expect(shown()).toBe('svg')
  rerender(<Crest src="/crest/1" />)
  expect(shown()).toBe('IMG')
  fireEvent.error(container.firstElementChild ?? container)
  expect(shown()).toBe('svg')
  rerender(<Crest src="/crest/2" />)
  expect(shown()).toBe('IMG')
})
