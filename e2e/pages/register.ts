import type { Page } from '@playwright/test'
import { title } from './locators.ts'

interface Account {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  password: string
  password_confirmation: string
}

/** Account registration. */
export function registerPage(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name })
  const state = page.getByRole('combobox', { name: 'State' })
  const lga = page.getByRole('combobox', { name: 'Local government area' })
  return {
    title: title(page, 'Create an account'),
    state,
    lga,
    terms: page.getByRole('checkbox', { name: 'I agree to the terms of use' }),
    button: page.getByRole('button', { name: 'Register' }),
    problem: page.getByRole('alert'),
    open: () => page.goto('/register'),
    fillIn: async (account: Account, place: { state: string; lga: string }) => {
      await field('First name').fill(account.first_name)
      await field('Last name').fill(account.last_name)
      await field('Email').fill(account.email)
      await field('Phone number').fill(account.phone_number)
      await state.selectOption(place.state)
      await lga.selectOption(place.lga)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByLabel('Repeat password', { exact: true }).fill(account.password_confirmation)
    },
  }
}
