import type { Page } from '@playwright/test'

/** All questions of a requirement on one page. */
export function answerQuestionsPage(page: Page) {
  const cards = page.locator('form').filter({ has: page.getByRole('radio') })
  const next = page.getByRole('region', { name: 'What is next' })
  return {
    cards,
    /** The question with this number in its requirement. */
    question(position: number) {
      const card = cards.filter({ has: page.getByRole('group', { name: new RegExp(`^${position}\\. `) }) })
      return {
        yes: card.getByRole('radio', { name: 'Yes' }),
        no: card.getByRole('radio', { name: 'No' }),
        /** The number field; the description is a text area. */
        number: card.locator('input[inputmode]'),
        addDescription: card.getByRole('button', { name: 'Add a description' }),
        description: card.getByRole('textbox', { name: 'Description' }),
        saved: card.getByText('Saved', { exact: true }),
      }
    },
    complete: next.getByText(/^Submitted!/),
    isEveryQuestionAnswered: next.getByText(/^Every question is answered/),
    continue: next.getByRole('link', { name: 'Continue' }),
    next,
    allOnOnePage: page.getByRole('link', { name: 'All questions on one page' }),
    oneAtATime: page.getByRole('link', { name: 'One question at a time' }),
    open: (requirementId: number, facilityId: number) =>
      page.goto(`/admin/requirement-part/register/${requirementId}/all?facility=${facilityId}`),
  }
}
