import { expect, test } from '@playwright/test'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { answerRequirementPage } from './pages/answer-requirement.ts'
import { facilityTypesPage, typeRequirementsPage } from './pages/facility-types.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { requirementPartPage } from './pages/requirement-part.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'
import { startedRegistration } from './prepare/applications.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'

test('a question that an officer adds to the catalogue is asked of the next owner', async ({ page, browser }) => {
  const catalogue = facilityTypesPage(page)
  const ofType = typeRequirementsPage(page)
  const mark = unique()
  const [type, part, requirement] = [`Eye bank ${mark}`, `Storage ${mark}`, `Cold room ${mark}`]
  const question = 'Is the temperature of the cold room written down twice a day?'
  await signInAs(page, await theOfficer())
  await overviewPage(page).open()
  await menu(page).chooseSettings('Facility types')

  await test.step('a type and a part are added', async () => {
    await catalogue.addType.add({ Name: type, Definition: 'Keeps corneas until they are needed.' })
    await expect(toast(page, 'Added Successfully')).toBeVisible()
    await expect(catalogue.types.getByRole('row', { name: type })).toContainText('Keeps corneas')
    await catalogue.addType.add({ Name: type })
    await expect(catalogue.addType.problem).toContainText('There is a problem')
    await page.keyboard.press('Escape')
    await catalogue.addPart.add({ Designation: 'Part X', 'Part name': part })
    await expect(catalogue.parts.getByRole('row', { name: part })).toContainText('Part X')
  })

  await test.step('a requirement with a sublist is added to the type', async () => {
    await catalogue.requirementsOf(type).click()
    await expect(ofType.title(type)).toBeVisible()
    await expect(ofType.nothing).toBeVisible()
    await ofType.addRequirement.open()
    await ofType.addRequirement.part.selectOption(`Part X: ${part}`)
    await ofType.addRequirement.box.getByRole('textbox', { name: 'Requirement name' }).fill(requirement)
    await ofType.addRequirement.send.click()
    await expect(ofType.requirements.getByRole('row', { name: requirement })).toContainText('No questions yet')
    await ofType.addSublist(requirement).add({ Question: question })
    await expect(toast(page, 'added successfully!')).toBeVisible()
    await ofType.questionsOf(requirement).click()
    await expect(ofType.questions(requirement)).toContainText(question)
  })

  await test.step('an owner who has started answers the question as it was, although the officer changes its words', async () => {
    const owner = await newOwner()
    const { facility } = await startedRegistration(owner, type)
    const owners = await openBrowserAs(browser, owner)
    await ofType.editQuestion(question, 'Is the cold room checked?')
    await expect(ofType.questions(requirement)).toContainText('Is the cold room checked?')
    await requirementPartsPage(owners).open(facility.id)
    await expect(requirementPartsPage(owners).parts).toContainText('1 requirement')
    await requirementPartsPage(owners).part(part).click()
    await requirementPartPage(owners).registerLinks.click()
    await answerQuestionsPage(owners).oneAtATime.click()
    await expect(answerRequirementPage(owners).title({ question: 1, of: 1 })).toBeVisible()
    await expect(owners.getByRole('main')).toContainText(question)
    await answerRequirementPage(owners).answer({ respond: 'Yes', description: 'At eight and at six.' })
    await expect(toast(owners, 'Proceed with other requirements')).toBeVisible()
    await expect(requirementPartPage(owners).title(part)).toBeVisible()
  })
})
