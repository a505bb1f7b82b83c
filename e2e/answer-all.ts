import { expect, type Page } from '@playwright/test'
import { answerRequirementPage } from './pages/answer-requirement.ts'
import { requirementPartPage } from './pages/requirement-part.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'

/** Answers every question of the open requirement, from the first one. Ends on the page of its part. */
async function answerRequirement(page: Page) {
  const question = answerRequirementPage(page)
  const [, last = '0'] = /^Question 1 of (\d+)/.exec(await question.title().innerText()) ?? []
  for (let number = 1; number <= Number(last); number++) {
    await expect(question.title({ question: number, of: Number(last) })).toBeVisible()
    await question.submit.or(question.responded).waitFor()
    if (await question.responded.isVisible()) await question.next.click()
    else await question.answer({ respond: 'Yes', number: 2 })
  }
}

/** Answers every question of every part. Starts and ends on the page with the parts. */
export async function answerAll(page: Page, facility: string): Promise<void> {
  const parts = requirementPartsPage(page)
  const part = requirementPartPage(page)
  await expect(parts.title(facility)).toBeVisible()
  for (const name of await parts.partNames()) {
    await parts.part(name).click()
    await part.requirements.waitFor()
    const requirements = await part.registerLinks.count()
    for (let requirement = 0; requirement < requirements; requirement++) {
      await part.registerLinks.nth(requirement).click()
      await answerRequirement(page)
      await part.requirements.waitFor()
    }
    await part.allParts.click()
    await expect(parts.title(facility)).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Every question is answered' })).toBeVisible()
}
