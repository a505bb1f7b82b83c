import * as calls from '@portal/contract/facilities/calls/flags.ts'
import { type FacilityFlag, facilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { FacilityFlags } from './facility-flags.tsx'

const practitioner = exampleOf(facilityFlag)
const [bosso] = practitioner.facilities
const duplicate: FacilityFlag = { ...practitioner, kind: 'duplicate', keys: ['9 cac', '10 name'] }

function show(flags: FacilityFlag[], as: 'admin' | 'user' = 'admin') {
  const replies = [reply(calls.acceptFlag, { message: 'Accepted', data: [] })]
  return renderComponent(<FacilityFlags facilityId={12} flags={flags} />, { as, replies })
}

describe('the flags of a facility', () => {
  it('name what it shares with others while they are open', () => {
    show([practitioner])
    expect(screen.getByText('The operating officer has another facility with a licence')).toBeVisible()
    expect(screen.getByText(/^Find out whether one person can be in charge of them all/)).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Bosso Road Clinic, 12 Bosso Road, Minna (same folio number). Owner: Musa Abubakar. CAC: RC5801088.',
    )
    expect(screen.getByRole('link', { name: 'Bosso Road Clinic' })).toHaveAttribute('href', '/admin/single-facility/9')
    expect(screen.queryByText(/^And/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Accept this operating officer' })).toBeVisible()
  })

  it('say who accepted them and why, and offer nothing more', () => {
    const by = { reason: 'Different days.', by: 'Hauwa Sani', at: '2026-05-02T09:00:00.000Z' }
    const facilities = bosso
      ? [{ ...bosso, cac: null, reasons: ['council number', 'phone and name'] as const, is_accepted: true }]
      : []
    show([
      {
        ...practitioner,
        keys: [],
        facilities: facilities.map((one) => ({ ...one, reasons: [...one.reasons] })),
        total: 4,
        accepted: [by],
      },
    ])
    expect(screen.getByText('The operating officer has another facility with a licence (accepted)')).toBeVisible()
    expect(screen.queryByText(/^Find out whether/)).toBeNull()
    expect(screen.getByRole('listitem').textContent).toBe(
      'Bosso Road Clinic, 12 Bosso Road, Minna (same council number, same phone number and name). Owner: Musa Abubakar.',
    )
    expect(screen.getByText('And 3 more.')).toBeVisible()
    expect(screen.getByText(/^Accepted by/)).toHaveTextContent('Accepted by Hauwa Sani on 2 May 2026: Different days.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are accepted for those that nobody has accepted, with the keys that were seen', async () => {
    const facilities = bosso
      ? [
          bosso,
          { ...bosso, id: 10, company_name: 'Alheri Clinic' },
          { ...bosso, id: 11, company_name: 'Old Clinic', is_accepted: true },
        ]
      : []
    const { user, sent } = show([{ ...duplicate, facilities, total: 3 }])
    expect(screen.getByText('This facility may be recorded twice')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.includes('; accepted'))).toEqual([
      false,
      false,
      true,
    ])
    await user.click(screen.getByRole('button', { name: 'Accept as different facilities' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Accept as different facilities' }))
    expect(await dialog.findByText(/^You accept that/)).toHaveTextContent(
      /^You accept that this is a different facility from Bosso Road Clinic, Alheri Clinic\. It opens again if another facility comes up\.$/,
    )
    await enterText(user, await dialog.findByLabelText('Reason'), 'Another street.')
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The flag is accepted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.acceptFlag)[0]).toMatchObject({
      path: '/api/facilities/12/flags/accept',
      body: { kind: 'duplicate', keys: ['9 cac', '10 name'], reason: 'Another street.' },
    })
  })

  it('are accepted as they were when the dialog opened, whatever came up meanwhile', async () => {
    const later: FacilityFlag = {
      ...duplicate,
      keys: [...duplicate.keys, '13 phone'],
      facilities: bosso ? [bosso, { ...bosso, id: 13, company_name: 'New Clinic' }] : [],
      total: 2,
    }
    function Page() {
      const [flags, setFlags] = useState([duplicate])
      return (
        <>
          <button type="button" onClick={() => setFlags([later])}>
            Load again
          </button>
          <FacilityFlags facilityId={12} flags={flags} />
        </>
      )
    }
    const replies = [reply(calls.acceptFlag, { message: 'Accepted', data: [] })]
    const { user, sent } = renderComponent(<Page />, { as: 'admin', replies })
    await user.click(screen.getByRole('button', { name: 'Accept as different facilities' }))
    const dialog = within(screen.getByRole('dialog'))
    await enterText(user, await dialog.findByLabelText('Reason'), 'Another street.')
    await user.click(screen.getByRole('button', { name: 'Load again' }))
    expect(screen.getByRole('link', { name: 'New Clinic' })).toBeInTheDocument()
    expect(dialog.getByText(/^You accept that/)).toHaveTextContent(/from Bosso Road Clinic\. It opens again/)
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The flag is accepted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.acceptFlag)[0]?.body).toEqual({
      kind: 'duplicate',
      keys: ['9 cac', '10 name'],
      reason: 'Another street.',
    })
  })

  it('are accepted by officers only', () => {
    show([duplicate], 'user')
    expect(screen.getByText('This facility may be recorded twice')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
