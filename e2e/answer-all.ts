import { expect, type Page } from '@playwright/test'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'

/** Answers every question of every requirement. Starts on the page with the parts, ends on the registration. */
export async function answerAll(page: Page, facility: string): Promise<void> {
  const questions = answerQuestionsPage(page)
  await expect(requirementPartsPage(page).title(facility)).toBeVisible()
  await requirementPartsPage(page).answerQuestions.click()
  await questions.allOnOnePage.or(questions.oneAtATime).first().waitFor()
  if (await questions.allOnOnePage.isVisible()) await questions.allOnOnePage.click()
  while (true) {
    await questions.cards.first().waitFor()
    const count = await questions.cards.count()
    for (let position = 1; position <= count; position++) {
      const question = questions.question(position)
      await question.yes.check()
      if (await question.number.isVisible()) await question.number.fill('2')
    }
    // Saves the last number.
    await page.keyboard.press('Tab')
    await expect(questions.complete).toBeVisible()
    const isLast = await questions.isEveryQuestionAnswered.isVisible()
    const heading = page.getByRole('heading', { level: 1 })
    const requirement = await heading.innerText()
    await questions.continue.click()
    // Until the next requirement has arrived, the page shows this one.
    await expect(heading).not.toHaveText(requirement)
    if (isLast) return
  }
}
