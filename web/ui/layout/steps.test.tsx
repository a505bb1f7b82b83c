import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Steps } from './steps.tsx'

it('marks the present step, and those before it as done', () => {
  const { container } = render(<Steps names={['Facility', 'Applicant', 'Check']} current={1} />)
  const steps = [...container.querySelectorAll('li')]
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current'), step.dataset.done])).toEqual([
    ['1Facility', null, 'true'],
    ['2Applicant', 'step', undefined],
    ['3Check', null, undefined],
  ])
})
