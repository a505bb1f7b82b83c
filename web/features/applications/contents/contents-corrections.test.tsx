import * as calls from '@portal/contract/applications/calls/contents.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { changeDocument, removeFile } from '@portal/contract/facilities/calls/corrections.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { DocumentSection } from './document-section.tsx'
import { OperatingOfficerSection } from './operating-officer-section.tsx'
import { RefereeSection } from './referee-section.tsx'
import { StaffSection } from './staff-section.tsx'

type User = ReturnType<typeof renderComponent>['user']

/** The version of each entry in the contract's examples. */
const version = '"2026-03-11T10:00:00.000Z"'
const driver = { ...exampleOf(staff), staff_category_type: 'Non-professional' as const, cadre: 'Driver' }

async function replace(user: User, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await enterText(user, field, text)
}

describe('an entry that is corrected', () => {
  it('is a member of staff, with every field as it was and in place of the version that was seen', async () => {
    const { user, sent } = renderComponent(
      <StaffSection details={registrationDetails({ staffs: [driver] })} mayChange />,
      { as: 'user', replies: [reply(rowCalls.changeStaff, { data: driver })] },
    )
    await user.click(screen.getByRole('button', { name: 'Edit Hauwa Sani' }))
    expect(await screen.findByLabelText('Designation')).toHaveValue('Driver')
    expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull()
    await replace(user, 'Highest qualification', 'OND')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated successfully!')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(rowCalls.changeStaff)).toMatchObject([
      {
        path: '/api/staffs/20',
        headers: { 'if-match': version },
        body: {
          facility_id: 12,
          full_name: 'Hauwa Sani',
          cadre: 'Driver',
          highest_qualification: 'OND',
          time: 'full time',
        },
      },
    ])
  })

  it('is the operating officer, not replaced by a new one', async () => {
    const officer = exampleOf(operatingOfficer)
    const details = registrationDetails({ operatingOff: officer })
    const { user, sent } = renderComponent(<OperatingOfficerSection details={details} mayChange />, {
      as: 'user',
      replies: [reply(calls.changeOperatingOfficer, { data: officer })],
    })
    await user.click(screen.getByRole('button', { name: 'Edit operating officer' }))
    await replace(user, 'Year of graduation', '2011')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.changeOperatingOfficer)).toHaveLength(1))
    expect(sent(calls.changeOperatingOfficer)[0]).toMatchObject({
      path: '/api/facilities/12/operating_staff',
      headers: { 'if-match': version },
      body: { email_add: officer.email, year_of_graduation: 2011 },
    })
  })

  it('is an operating officer only once there is one', () => {
    renderComponent(<OperatingOfficerSection details={registrationDetails({ operatingOff: null })} mayChange />)
    expect(screen.queryByRole('button', { name: 'Edit operating officer' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add Operational Officer' })).toBeVisible()
  })

  it('is the last day of a document, which may be taken away', async () => {
    const bill = { ...exampleOf(uploaded), id: 52, name: 'PHCN bill', expires_on: '2026-12-31' }
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [bill] })} mayChange />,
      { as: 'user', replies: [reply(changeDocument, { data: bill })] },
    )
    await user.click(screen.getByRole('button', { name: 'Date of PHCN bill' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Last day of PHCN bill' }))
    const day = await dialog.findByRole('textbox')
    expect(day).toHaveValue('31/12/2026')
    await user.clear(day)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(changeDocument)).toHaveLength(1))
    expect(fieldsOf(sent(changeDocument)[0]?.body).expires_on ?? null).toBeNull()
  })
})

describe('the verdict on a referee', () => {
  const usman = { ...exampleOf(referee), verdict: null }

  it('is given by an officer with the other details as they are, in place of the version that was seen', async () => {
    const { user, sent } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [usman] })} mayChange={false} />,
      { as: 'admin', replies: [reply(rowCalls.changeReferee, { data: usman })] },
    )
    expect(screen.getByText('None yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Give verdict on Usman Danjuma' }))
    await user.click(await screen.findByLabelText('Not-satisfactory'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(rowCalls.changeReferee)).toHaveLength(1))
    expect(sent(rowCalls.changeReferee)[0]).toMatchObject({
      headers: { 'if-match': version },
      body: { full_name: 'Usman Danjuma', occupation: usman.occupation, verdict: 'Not-satisfactory' },
    })
  })

  it.each([
    [{ status: 'Approved' } as const, 0],
    [{ status: 'pending', ended_at: '2026-04-01T09:00:00.000Z' } as const, 0],
    [{ status: 'Awaiting decision' } as const, 1],
  ])('can be given while the application can be changed: %j', (brief, buttons) => {
    const details = registrationDetails({ referees: [usman] }, brief)
    renderComponent(<RefereeSection details={details} mayChange={false} />, { as: 'admin' })
    expect(screen.queryAllByRole('button', { name: /^Give verdict/ })).toHaveLength(buttons)
  })

  it('is not sent by an owner who corrects the referee', async () => {
    const judged = { ...usman, verdict: 'Satisfactory' as const }
    const { user, sent } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [judged] })} mayChange />,
      { as: 'user', replies: [reply(rowCalls.changeReferee, { data: judged })] },
    )
    await user.click(screen.getByRole('button', { name: 'Edit Usman Danjuma' }))
    await replace(user, 'Occupation', 'Judge')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(rowCalls.changeReferee)).toHaveLength(1))
    expect(fieldsOf(sent(rowCalls.changeReferee)[0]?.body).verdict ?? null).toBeNull()
  })
})

describe('a file that is removed', () => {
  const bill = { ...exampleOf(uploaded), name: 'PHCN bill' }

  it('is removed with a reason, and the dialog says why it cannot be', async () => {
    const message = 'This document was considered'
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [bill] })} mayChange />,
      {
        as: 'user',
        replies: [
          refusal(removeFile, { code: 'action_not_offered', status: 409, message }),
          reply(removeFile, { message: 'Removed' }),
        ],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Remove PHCN bill' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove PHCN bill?' }))
    expect(dialog.getByText('It stays in the history.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    await enterText(user, dialog.getByLabelText('Reason'), 'The wrong file')
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText(message)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('deleted successfully!')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(removeFile).map(({ path, body }) => [path, body])).toEqual([
      [`/api/documents/${bill.file_slug}/remove`, { reason: 'The wrong file' }],
      [`/api/documents/${bill.file_slug}/remove`, { reason: 'The wrong file' }],
    ])
  })
})
