import { reviewRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { registrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as calls from '@portal/contract/search/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility } from '../../testing/facilities.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

type Found = Parameters<typeof reply<typeof calls.searchPortal>>[1]['data']

const nothing: Found = { facilities: { total: 0, data: [] }, applications: [], papers: [], people: [] }
const brief = exampleOf(registrationBrief)
const clinic = {
  ...aFacility({ id: 12, company_name: 'Sabongari Clinic' }),
  registration: { ...brief, status: 'Approved' as const, registration_status: 'expired' as const },
}
const everything: Found = {
  facilities: { total: 34, data: [clinic] },
  applications: [
    {
      ...brief,
      id: 31,
      reference: 'APP-2026-000152',
      status: 'pending',
      registration_status: 'inactive',
      submitted_at: null,
      company_name: 'Sabongari Clinic',
    },
  ],
  papers: [{ kind: 'receipt', id: 9, number: 'RCP-2026-000152', company_name: 'Sabongari Clinic' }],
  people: [
    { id: 7, first_name: 'Amina', last_name: 'Bello', email: 'amina.bello@example.com', privilege_type: 'user' },
  ],
}

/** Pages that are opened say that their call failed, so that a test can wait for them. */
const failed = { code: 'unexpected', status: 500, message: 'Something went wrong.' } as const
const pages = [reviewRegistration, showFacility].map((call) => refusal(call, failed))

function show(data: Found) {
  return renderScreen(paths.upgrade(), { as: 'admin', replies: [...pages, reply(calls.searchPortal, { data })] })
}

const field = () => screen.findByRole('combobox', { name: 'Search facilities, people and numbers' })

describe('the search of the header', () => {
  it('shows what is found by kind, in one request once the typing rests', async () => {
    const { user, sent } = show(everything)
    await user.type(await field(), 'sab')
    const results = await screen.findByRole('listbox', { name: 'Found' })
    expect(await within(results).findAllByRole('option')).toHaveLength(5)
    const options = within(results)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Sabongari ClinicPrivate Clinic · Chanchagaexpired',
      'All 34 facilities',
      'APP-2026-000152Sabongari Clinicpending not submitted yet',
      'RCP-2026-000152Sabongari Clinic',
      'Amina BelloOwner · amina.bello@example.com',
    ])
    expect(sent(calls.searchPortal).map(({ query }) => query)).toEqual([{ q: 'sab' }])
  })

  it('asks nothing, and shows nothing, with fewer than three characters', async () => {
    const { user, sent } = show(everything)
    await user.type(await field(), 'sab')
    await screen.findAllByRole('option')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(sent(calls.searchPortal).map(({ query }) => query)).toEqual([{ q: 'sab' }])
  })

  it('opens the first with Enter, another with the arrows, and empties itself', async () => {
    const { user, address } = show(everything)
    await user.type(await field(), 'sab')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('APP-2026-000152')
    expect(await field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/admin/registration/approval/31')
    // The page that was opened is loaded before the test ends.
    await screen.findByText('Something went wrong.')
    expect(await field()).toHaveValue('')
    await user.type(await field(), 'sab')
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/admin/single-facility/12')
    await screen.findByText('Something went wrong.')
  })

  it('opens what is pressed, and closes with Escape', async () => {
    const { user, address } = show(everything)
    await user.type(await field(), 'sab')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(await field())
    await user.click(await screen.findByRole('option', { name: /^APP-/ }))
    expect(address()).toBe('/admin/registration/approval/31')
    await screen.findByText('Something went wrong.')
  })

  it('is focused by / from anywhere but a field', async () => {
    const { user } = show(everything)
    const input = await field()
    await user.keyboard('/')
    expect(input).toHaveFocus()
    await user.keyboard('a/b')
    expect(input).toHaveValue('a/b')
  })

  it('says that nothing was found, and what went wrong', async () => {
    const first = show(nothing)
    await first.user.type(await field(), 'zebra')
    expect(await screen.findByText('Nothing is found for “zebra”.')).toBeVisible()
    first.unmount()
    const { user } = renderScreen(paths.upgrade(), { as: 'admin', replies: [refusal(calls.searchPortal, failed)] })
    await user.type(await field(), 'zebra')
    expect(await screen.findByText('Something went wrong.')).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.upgrade(), { as: 'user' })
    await screen.findByRole('heading', { name: 'About this portal' })
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
