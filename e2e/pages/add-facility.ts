import type { Page } from '@playwright/test'
import { title } from './locators.ts'

interface NewFacility {
  company_name: string
  type: string
  owner_name: string
  phone_number: string
  website: string
  cac: string
  address: string
  lga: string
  ward: string
}

/** An owner adds a facility. */
export function addFacilityPage(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name })
  const choice = (name: string) => page.getByRole('combobox', { name })
  return {
    title: title(page, 'Add Facility'),
    name: field('Facility name'),
    type: choice('Type of facility'),
    owner: field("Owner's name"),
    phone: field('Phone number'),
    website: field('Website'),
    cac: field('CAC number'),
    address: page.getByRole('textbox', { name: 'Address', exact: true }),
    lga: choice('Local government area'),
    ward: choice('Ward'),
    submit: page.getByRole('button', { name: 'Submit' }),
    problem: page.getByRole('alert'),
    open: () => page.goto('/admin/user'),
    async fillIn(facility: NewFacility) {
      await this.name.fill(facility.company_name)
      await this.type.selectOption(facility.type)
      await this.owner.fill(facility.owner_name)
      await this.phone.fill(facility.phone_number)
      await this.website.fill(facility.website)
      await this.cac.fill(facility.cac)
      await this.address.fill(facility.address)
      await this.lga.selectOption(facility.lga)
      await this.ward.selectOption(facility.ward)
    },
  }
}
