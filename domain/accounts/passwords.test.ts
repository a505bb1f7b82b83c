import { describe, expect, it } from 'vitest'
import { containsOwnName, isMadeOfWordsOfPortal, passwordLimits } from './passwords.ts'

it('has 8 to 128 characters', () => {
  expect(passwordLimits).toEqual({ min: 8, max: 128 })
})

describe('a password with the name of its owner', () => {
  const amina = { first_name: 'Amina', last_name: 'Bello-Garba', email: 'drbello.clinic@example.org' }
  const ali = { first_name: 'Ali', last_name: 'Ọlá', email: 'ng@example.org' }

  it.each([
    ['amina-2026', amina],
    ['MyAMINA!!', amina],
    ['1garba1garba', amina],
    ['xx bello xx', amina],
    ['Ámìná rides', amina],
    ['the clinic door', amina],
    ['1musa1musa1', { ...ali, first_name: 'Musa' }],
    ['ng@Example.org 1', ali],
    ['ali12345', ali],
    ['rain-and-ALI', ali],
    ['ola@minna', ali],
    ['ọ̀lá 2026', ali],
  ])('is recognised: %j', (password, owner) => {
    expect(containsOwnName(password, owner)).toBe(true)
  })

  it.each([
    ['seven-green-bicycles', amina],
    ['min ami na bel lo', amina],
    ['quality valise', ali],
    ['chocolate 2026', ali],
    ['engine running', ali],
    ['ng 2026 rains', ali],
    ['example.org 2026', ali],
    ['anything at all', { first_name: '李', last_name: '-', email: 'a@b.co' }],
  ])('is not %j', (password, owner) => {
    expect(containsOwnName(password, owner)).toBe(false)
  })
})

it.each([
  ['Ministry-of-Health-2026', true],
  ['facility licensing portal!', true],
  ['HOSPITAL123', true],
  ['ministry of bicycles', false],
  ['seven-green-bicycles', false],
  ['83649251', false],
])('is easy to guess when it is made of words of the portal alone: %s', (password, isEasy) => {
  expect(isMadeOfWordsOfPortal(password)).toBe(isEasy)
})
