import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Highlighted } from './highlighted.tsx'

it.each([
  ['Kainji Lake Clinic', 'kai cli', ['clinic', 'kainji'], ['Kai', 'Cli']],
  ['Muhammad Bello Hospital', 'mohamed belo', ['bello', 'muhammad'], ['Muhammad', 'Bello']],
  ["St. Mary's Clinic", 'saint marys', ['marys', 'st'], ['St', "Mary's"]],
  ['Ƙofar Ɗan Fulani', 'kofar', ['kofar'], ['Ƙofar']],
  ['Ìbùkún Olúwa', 'olu', ['oluwa'], ['Olúwa'.slice(0, 3)]],
  ['Kainji Lake Clinic', 'zuma', [], []],
])('marks in %s what %s found', (text, typed, matched, marked) => {
  const { container } = render(<Highlighted text={text} searched={{ typed, matched }} />)
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked)
  expect(container).toHaveTextContent(text)
})
