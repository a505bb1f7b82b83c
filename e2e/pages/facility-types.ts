import type { Page } from '@playwright/test'
import { addDialog } from './add-dialog.ts'
import { title } from './locators.ts'

/** The types of facility that the ministry licenses, for officers. */
export function facilityTypesPage(page: Page) {
  return {
    title: title(page, 'Facility types'),
    types: page.getByRole('table', { name: 'Facility types' }),
    parts: page.getByRole('table', { name: 'Facility parts' }),
    addType: addDialog(page, 'Add Facility Type'),
    addPart: addDialog(page, 'Add Facility Part'),
    requirementsOf: (type: string) => page.getByRole('link', { name: `View requirements of ${type}` }),
    open: () => page.goto('/admin/facility/type'),
  }
}

/** The requirements of one type, for officers. */
export function typeRequirementsPage(page: Page) {
  return {
    title: (type: string) => title(page, `${type}: requirements`),
    nothing: page.getByText('No requirements yet'),
    requirements: page.getByRole('table', { name: 'Requirements' }),
    addRequirement: addDialog(page, 'Add requirement'),
    addSublist: (requirement: string) => addDialog(page, `Add Sublist to ${requirement}`),
    editQuestion: async (question: string, words: string) => {
      await page.getByRole('button', { name: `Edit “${question}”` }).click()
      const box = page.getByRole('dialog', { name: 'Edit the question' })
      await box.getByRole('textbox', { name: 'Question' }).fill(words)
      await box.getByRole('button', { name: 'Save' }).click()
    },
    questionsOf: (requirement: string) => page.getByRole('button', { name: `question of ${requirement}` }),
    questions: (requirement: string) => page.getByRole('list', { name: `Questions of ${requirement}` }),
  }
}
