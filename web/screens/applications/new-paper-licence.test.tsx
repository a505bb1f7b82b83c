import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { shownImport } from '@portal/contract/imports/import.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const draft = {
  ...exampleOf(shownImport),
  source: 'by hand' as const,
  name: 'Sabongari Family Clinic',
  columns: [],
  uncertain_values: 0,
  states: { new: 1, same: 0, doubtful: 0, wrong: 0, 'left out': 0 },
  unsettled: { doubtful: 0, wrong: 0 },
}
const choices = [
  reply(listFacilityTypes, {
    data: [{ ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true }],
  }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
  reply(places.listWards, { data: [] }),
  reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
]

describe('a facility that is already licensed on paper', () => {
  it('is recorded beside an application, with what paper has, and opens as a draft', async () => {
    const message = 'Saved as a draft. An officer who decides commits it'
    const replies = [reply(calls.addImportByHand, { message, data: draft }), reply(calls.showImport, { data: draft })]
    const { user, sent, address } = renderScreen(paths.newRegistration(), {
      as: 'admin',
      replies: [...replies, ...choices],
    })
    await screen.findByRole('button', { name: 'Next' })
    await user.click(screen.getByRole('link', { name: 'Already licensed on paper' }))
    await waitFor(() => expect(address()).toBe('/admin/add/registration?from=paper'))
    await screen.findByRole('option', { name: 'Private Clinic' })
    expect(screen.getByText(/^The portal looks whether the facility is here already/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Number on paper (optional)' }), 'PHF/0123')
    await user.type(screen.getByRole('textbox', { name: 'Last day (optional)' }), '31/12/2026')
    await user.type(screen.getByRole('textbox', { name: 'Facility name' }), 'Sabongari Family Clinic')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of facility' }), 'Private Clinic')
    await user.selectOptions(screen.getByRole('combobox', { name: 'LGA' }), 'Chanchaga')
    await user.click(screen.getByRole('button', { name: 'Save the licence' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent(calls.addImportByHand)[0]?.body).toEqual({
      name: 'Sabongari Family Clinic',
      type: 2,
      lga: 544,
      paper_number: 'PHF/0123',
      last_day: '2026-12-31',
    })
    await waitFor(() => expect(address()).toBe('/admin/imports/3'))
  })

  it('needs a name, a type and an LGA, and says what the portal refuses', async () => {
    const message = 'Enter the last day, the day of issue or the number'
    const errors = { last_day: [message] }
    const { user, sent } = renderScreen(paths.newPaperLicence(), {
      as: 'admin',
      replies: [refusal(calls.addImportByHand, { code: 'invalid_input', status: 422, message, errors }), ...choices],
    })
    await user.click(await screen.findByRole('button', { name: 'Save the licence' }))
    const summary = within(screen.getByRole('alert'))
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter the facility name',
      'Choose the type of facility',
      'Choose the local government area',
    ])
    expect(sent(calls.addImportByHand)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Facility name' }), 'Unity Clinic')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of facility' }), 'Private Clinic')
    await user.selectOptions(screen.getByRole('combobox', { name: 'LGA' }), 'Chanchaga')
    await user.click(screen.getByRole('button', { name: 'Save the licence' }))
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
  })
})
