import * as calls from '@portal/contract/applications/calls/contents.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { askedDocument } from '@portal/contract/catalogue/asked-document.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails, specifiedDocuments } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { StaffSection } from './staff-section.tsx'

const licence = {
  ...exampleOf(askedDocument),
  name: 'Practising licence',
  last_day: 'none' as const,
  staff_cadres: ['nurse' as const],
}
const hauwa = exampleOf(staff)
const musa = { ...hauwa, id: 21, full_name: 'Musa Bala', cadre: 'Pharmacist' }
const hers = { ...exampleOf(uploaded), name: 'Practising licence', staff_id: hauwa.id, staff_name: 'Hauwa Sani' }
const details = (documents: (typeof hers)[] = []) =>
  registrationDetails({ staffs: [hauwa, musa], documents, asked_documents: [...specifiedDocuments, licence] })
const rowOf = (name: string) => within(screen.getAllByText(name)[0]?.closest('tr') ?? document.body)

it('asks for the document beside each person who needs it, and sends it with the person', async () => {
  const { user, sent } = renderComponent(<StaffSection details={details()} mayChange />, {
    replies: [reply(calls.uploadDocument, { data: hers })],
  })
  expect(rowOf('Hauwa Sani').getByText('· missing')).toBeVisible()
  expect(rowOf('Musa Bala').getByText('None needed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Practising licence of Hauwa Sani' }))
  expect(screen.getByRole('link', { name: /^See an example of Practising licence/ })).toHaveAttribute(
    'href',
    '/examples/q7Yk2vT9cXw4LmB8sZ1dRf',
  )
  await user.upload(screen.getByLabelText('File'), new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }))
  await screen.findByText('scan.pdf')
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('Document added Successfully!')).toBeVisible()
  expect(sent(calls.uploadDocument)[0]?.body).toEqual({
    name: 'Practising licence',
    facility_id: '12',
    staff_id: '20',
    upload_id: 'an-upload-of-22-letters',
  })
})

it('shows what is there beside the person', () => {
  renderComponent(<StaffSection details={details([hers])} mayChange={false} />)
  expect(rowOf('Hauwa Sani').getByRole('button', { name: /View Practising licence of Hauwa Sani/ })).toBeVisible()
  expect(screen.queryByText('· missing')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('shows the newest documents of the staff where the facility has more documents than the page lists', () => {
  const many = { ...details(), documents: [exampleOf(uploaded)], staff_documents: [hers] }
  const page = { ...many, totals: { ...many.totals, documents: 140 } }
  renderComponent(
    <StaffSection details={{ ...page, staffs: [hauwa, { ...hauwa, id: 22, full_name: 'Sani Audu' }] }} mayChange />,
  )
  expect(rowOf('Hauwa Sani').getByRole('button', { name: /View Practising licence of Hauwa Sani/ })).toBeVisible()
  expect(rowOf('Sani Audu').getByText('· missing')).toBeVisible()
})

it('has no column of documents where the ministry asks for none of staff', () => {
  renderComponent(<StaffSection details={registrationDetails({ staffs: [hauwa] })} mayChange />)
  expect(screen.queryByRole('columnheader', { name: 'Documents' })).toBeNull()
})
