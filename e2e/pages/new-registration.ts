import type { Page } from '@playwright/test'
import { title } from './locators.ts'

/** An officer records a facility and its applicant, in two steps. */
export function newRegistrationPage(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) })
  const choice = (name: string) => page.getByRole('combobox', { name })
  return {
    title: title(page, 'New Registration'),
    step: (name: string) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]', { hasText: name }),
    name: field('Proposed name of the facility'),
    firstName: field('First name'),
    lga: choice('Local government area (LGA)'),
    ward: choice('Ward'),
    next: page.getByRole('button', { name: 'Next' }),
    back: page.getByRole('button', { name: 'Back' }),
    proceed: page.getByRole('button', { name: 'Proceed' }),
    problem: page.getByRole('alert'),
    ticked: page.getByRole('checkbox', { checked: true }),
    open: () => page.goto('/admin/add/registration'),
    async fillInFacility(facility: Record<'name' | 'type' | 'lga' | 'ward', string>) {
      await choice('Type of facility').selectOption(facility.type)
      await this.name.fill(facility.name)
      await field('Address').fill('7 Paiko Road, Minna')
      await field('Postal address').fill('P.O. Box 120, Minna')
      await this.lga.selectOption(facility.lga)
      await this.ward.selectOption(facility.ward)
      await field('Phone number').fill('0803 123 4567')
      await field('Email').fill('office@aminci.example')
      await page.getByRole('radio', { name: '08:00AM-7:00PM' }).check()
      for (const name of ['Monday', 'Saturday']) await page.getByRole('checkbox', { name }).check()
    },
    async fillInApplicant(applicant: Record<'email' | 'state' | 'lga', string>) {
      await this.firstName.fill('Maryam')
      await field('Last name').fill('Yakubu')
      await field('Date of birth').fill('27/4/1985')
      await field('Educational qualification').fill('MBBS')
      await field('Date of the qualification').fill('19/11/2010')
      await page.getByRole('radio', { name: 'Self-employed' }).check()
      await field('Current employment').fill('Proprietor')
      await field('Address of the place of work').fill('7 Paiko Road, Minna')
      await field('Mobile number').fill('0806 111 2233')
      await field('Email').fill(applicant.email)
      await field('Full address').fill('3 Tunga Road, Minna')
      await choice('State of origin').selectOption(applicant.state)
      await this.lga.selectOption(applicant.lga)
    },
  }
}
