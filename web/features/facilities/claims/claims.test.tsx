import * as calls from '@portal/contract/facilities/calls/claims.ts'
import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility, facilityDetail } from '../../../testing/facilities.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { renderScreen } from '../../../testing/render.tsx'

const made = { facility_id: 12, code: 'K7M2QXT94B', last_day: '2026-07-01' }

type Facility = ReturnType<typeof facilityDetail>['data']

function show(overrides: Partial<Facility>, answer = reply(calls.makeClaimLetter, { message: 'Made', data: made })) {
  const facility = { data: { ...facilityDetail().data, has_owner_account: false, ...overrides } }
  return renderScreen(paths.claimLetter(12), { as: 'admin', replies: [reply(showFacility, facility), answer] })
}

describe('the letter for the owner', () => {
  it('is made once, and shows its code and until when it can be used', async () => {
    const { user, sent } = show({ claim_letter: null })
    expect(await screen.findByText(/^The letter has a code\. Give it to the owner only/)).toBeVisible()
    expect(screen.queryByText(/^A letter was made on/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Make the letter' }))
    expect(await screen.findByText('Print the letter now')).toBeVisible()
    expect(screen.getByText('Your code').parentElement).toHaveTextContent('K7M2Q XT94B')
    expect(screen.getByText(/^The owner, Amina Bello/)).toHaveTextContent(
      'The owner, Amina Bello Sabongari Family Clinic 14 Bosso Road, Minna Chanchaga',
    )
    expect(screen.getByText(/^The code can be used/)).toHaveTextContent('The code can be used once, until 1 July 2026.')
    expect(screen.getByText(/^On your dashboard, choose/)).toHaveTextContent('/admin/claim')
    expect(screen.getByText(/^Questions:/)).toHaveTextContent(
      'Questions: +234 803 111 2222, Monday to Friday, 8:00 to 16:00.',
    )
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
    expect(sent(calls.makeClaimLetter).map(({ path }) => path)).toEqual(['/api/facilities/12/claim'])
  })

  it('goes to the owner of the facility where the paper register has no name', async () => {
    const { user } = show({ claim_letter: null, owner_name: '', address: '' })
    await user.click(await screen.findByRole('button', { name: 'Make the letter' }))
    const addressee = await screen.findByText(/^The owner of/)
    expect(addressee.textContent).toBe('The owner of Sabongari Family Clinic\nChanchaga')
  })

  it('names the letter that a new one ends', async () => {
    const present = { made_at: '2026-04-01T23:30:00.000Z', made_by: 'Hauwa Sani', last_day: '2026-06-30' }
    show({ claim_letter: present })
    expect(await screen.findByText(/^A letter was made on/)).toHaveTextContent(
      'A letter was made on 2 April 2026 by Hauwa Sani, valid until 30 June 2026. Its code ends when you make a new one.',
    )
    expect(screen.getByRole('button', { name: 'Make a new letter' })).toBeVisible()
  })

  it('says why it cannot be made', async () => {
    const message = 'This facility has an owner by now'
    const { user } = show({}, refusal(calls.makeClaimLetter, { code: 'already_exists', status: 409, message }))
    await user.click(await screen.findByRole('button', { name: 'Make the letter' }))
    expect(await screen.findByText('This facility has an owner by now')).toBeVisible()
    expect(screen.queryByText('Print the letter now')).toBeNull()
  })

  it('is not needed where the owner has an account', async () => {
    show({ has_owner_account: true })
    expect(await screen.findByText('This facility has an owner with an account')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  })
})

describe('the code of a letter', () => {
  it('makes the facility that of the owner, and opens it', async () => {
    const claimed = reply(calls.claimFacility, { message: 'Claimed', data: aFacility() })
    const missing = { code: 'not_found', status: 404, message: 'This facility does not exist' } as const
    const replies = [claimed, refusal(showFacility, missing)]
    const { user, sent, address } = renderScreen(paths.claim(), { as: 'user', replies })
    await enterText(user, await screen.findByLabelText('Code of your letter'), 'k7m2q xt94b')
    await user.click(screen.getByRole('button', { name: 'Add this facility to my account' }))
    expect(await screen.findByText('Sabongari Family Clinic is yours now')).toBeVisible()
    expect(sent(calls.claimFacility)[0]?.body).toEqual({ code: 'k7m2q xt94b' })
    await waitFor(() => expect(address()).toBe('/admin/single-facility/12'))
  })

  it('says that it is not known, and keeps it', async () => {
    const message = 'No letter has this code'
    const replies = [refusal(calls.claimFacility, { code: 'invalid_input', status: 422, message })]
    const { user, address } = renderScreen(paths.claim(), { as: 'user', replies })
    const code = await screen.findByLabelText('Code of your letter')
    await enterText(user, code, 'AAAAA BBBBB')
    await user.click(screen.getByRole('button', { name: 'Add this facility to my account' }))
    expect(await screen.findByText('No letter has this code')).toBeVisible()
    expect(code).toHaveValue('AAAAA BBBBB')
    expect(address()).toBe('/admin/claim')
  })
})
