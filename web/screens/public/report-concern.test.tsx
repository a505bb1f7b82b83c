import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../../testing/signed-out-page.ts'

const lgas = [{ id: 541, list: 'Bida', state_id: 27 }]

it('shows a refused report again with everything that was typed, and leads to what is wrong', () => {
  const typed = { kind: 'unsafe', text: 'Used needles\nlie in the yard.', local_gov_area_id: '541', name: 'Maryam' }
  const errors = { place: ['Enter the name of the place, or what it looks like'] }
  showPage({ name: 'concern', form: { typed, errors, message: 'Check what you entered' }, lgas, key: 'k'.repeat(36) })
  expect(screen.getByLabelText('The place is not safe for patients')).toBeChecked()
  expect(screen.getByLabelText('What did you see?')).toHaveValue('Used needles\nlie in the yard.')
  expect(screen.getByLabelText('Local government area (optional)')).toHaveValue('541')
  expect(screen.getByLabelText('Your name (optional)')).toHaveValue('Maryam')
  expect(screen.getByRole('link', { name: 'Enter the name of the place, or what it looks like' })).toHaveAttribute(
    'href',
    '#place',
  )
  const form = document.forms.namedItem('concern')
  expect([form?.getAttribute('enctype'), form?.method, form?.getAttribute('action')]).toEqual([
    'multipart/form-data',
    'post',
    '/concern',
  ])
  expect(form?.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('k'.repeat(36))
  // The photo comes last, so that the server has every other field when it refuses the photo.
  expect(
    [...(form?.elements ?? [])]
      .map((field) => field.getAttribute('name'))
      .filter(Boolean)
      .at(-1),
  ).toBe('document')
})

it('says after sending the number of the report, and what happens next', () => {
  showPage({ name: 'concern-sent', reference: 'CN-7K3M-Q2XD' })
  expect(screen.getByRole('region', { name: 'CN-7K3M-Q2XD' })).toHaveTextContent('Write it down')
  expect(screen.getByText('An officer of the ministry reads your report.')).toBeVisible()
})
