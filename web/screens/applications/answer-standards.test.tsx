import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { beds, portal, question, saves } from '../../testing/all-questions.ts'
import { renderScreen } from '../../testing/render.tsx'
import { anAnswer } from '../../testing/requirements.ts'

const standards = { help: 'Cots count as beds.', least_number: 4 }

it('a question shows its help and its minimum, marks a number below it at once, and saves it all the same', async () => {
  const { user } = renderScreen(paths.answerAllQuestions(1, 12), {
    as: 'user',
    replies: [...portal([], 'pending', standards), ...saves({ sub_list_id: 7, number: 3 })],
  })
  expect(await screen.findByRole('group', { name: beds })).toHaveAccessibleDescription('Cots count as beds.')
  const form = await question(beds)
  const number = form.getByLabelText('Number of beds')
  expect(number).toHaveAccessibleDescription('At least 4')
  await user.click(form.getByLabelText('Yes'))
  await user.type(number, '3')
  expect(number).toHaveAccessibleDescription('Below the minimum of 4')
  await user.tab()
  expect(await form.findByText('Saved')).toBeVisible()
  await user.type(number, '0')
  expect(number).toHaveAccessibleDescription('At least 4')
})

it('an answer that can only be read is marked where its number is below the minimum', async () => {
  const answers = [anAnswer({ sub_list_id: 7, number: 3 }), anAnswer({ sub_list_id: 8, number: 1 })]
  renderScreen(paths.answerAllQuestions(1, 12), {
    as: 'user',
    replies: portal(answers, 'Awaiting decision', standards),
  })
  expect(await screen.findAllByText('Below the minimum of 4')).toHaveLength(1)
})
