import type { Page } from '@playwright/test'
import { title } from './locators.ts'

export interface GivenAnswer {
  respond: 'Yes' | 'No'
  number?: number
  description?: string
}

/** One question of a requirement, on a page of its own. */
export function answerRequirementPage(page: Page) {
  const radio = (name: GivenAnswer['respond']) => page.getByRole('radio', { name, exact: true })
  /** Only where the question asks for one. */
  const number = page.getByRole('main').locator('input[inputmode="decimal"]')
  const description = page.getByRole('textbox', { name: 'Description' })
  const submit = page.getByRole('button', { name: 'Submit' })
  const turn = page.getByRole('navigation', { name: 'Questions' })
  return {
    title: (at?: { question: number; of: number }) =>
      title(page, at ? `Question ${at.question} of ${at.of}` : /^Question \d+ of \d+/),
    radio,
    number,
    description,
    submit,
    previous: turn.getByRole('link', { name: 'Previous' }),
    next: turn.getByRole('link', { name: 'Next' }),
    responded: page.getByRole('button', {
      name: 'You have already responded to this question. Click to edit answer',
    }),
    given: page.getByRole('definition'),
    allRequirements: page.getByRole('link', { name: 'All requirements of this part' }),
    answer: async (answer: GivenAnswer) => {
      await radio(answer.respond).check()
      if (answer.number !== undefined) await number.fill(String(answer.number))
      if (answer.description !== undefined) await description.fill(answer.description)
      await submit.click()
    },
    open: (requirementId: number, facilityId: number) =>
      page.goto(`/admin/requirement-part/register/${requirementId}?facility=${facilityId}`),
  }
}
