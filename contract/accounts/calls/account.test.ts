import { describe, expect, it } from 'vitest'
import { readBody, validationErrors } from '../../testing/validation.ts'
import { login, registerAccount } from './account.ts'

const amina = {
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'Amina.Bello@example.com',
  phone_number: '0803 123 4567',
  password: 'seven-green-bicycles',
  password_confirmation: 'seven-green-bicycles',
}

const withPassword = (password: unknown) => ({ ...amina, password, password_confirmation: password })

describe('opening an account', () => {
  it('requires only names, email, phone and a password', () => {
    expect(readBody(registerAccount.body, amina)).toEqual({
      ...amina,
      email: 'amina.bello@example.com',
      phone_number: '+2348031234567',
      state_id: null,
      local_gov_area_id: null,
      terms_accepted: null,
    })
  })

  it('ignores a role or an id in the form', () => {
    const sent = { ...amina, id: 1, privilege_type: 'admin', terms_version: 'none' }
    expect(readBody(registerAccount.body, sent)).toEqual(readBody(registerAccount.body, amina))
  })

  it('reports all missing fields at once', () => {
    expect(validationErrors(registerAccount.body, { first_name: ' ', password: '' })).toEqual({
      first_name: ['Enter your first name'],
      last_name: ['Enter your last name'],
      email: ['Enter an email address'],
      phone_number: ['Enter a phone number'],
      password: ['Enter a password'],
      password_confirmation: ['Enter the password again'],
    })
  })

  it.each(['r8-tangl', 'x7'.repeat(64), 'Ọ̀ṣun-riverbank', 'pass word with spaces', ' leading and trailing '])(
    'accepts the password %j unchanged',
    (password) => {
      expect(readBody(registerAccount.body, withPassword(password)).password).toBe(password)
    },
  )

  it.each([
    ['1234567', 'Use at least 8 characters'],
    ['😀😀😀😀', 'Use at least 8 characters'],
    [`${'x'.repeat(128)}y`, 'Use at most 128 characters'],
    ['amina.bello@EXAMPLE.com', 'Do not use your name or your email in your password'],
    ['Amina-in-Minna', 'Do not use your name or your email in your password'],
    [12345678, 'Enter a password'],
  ])('refuses the password %j', (password, sentence) => {
    expect(validationErrors(registerAccount.body, withPassword(password)).password).toEqual([sentence])
  })

  it('compares the two passwords even when another field is invalid', () => {
    const sent = { ...amina, email: 'amina', password_confirmation: 'seven-green-bicycle' }
    expect(validationErrors(registerAccount.body, sent)).toEqual({
      email: ['Enter an email address like name@example.com'],
      password_confirmation: ['The two passwords are not the same'],
    })
  })

  it.each([true, 'true', 1, null, undefined, false, 'false', 0, '0'])('accepts %j for the terms', (terms_accepted) => {
    expect(validationErrors(registerAccount.body, { ...amina, terms_accepted })).toEqual({})
  })

  it.each([
    [{ first_name: 'x'.repeat(61) }, 'first_name', 'Use at most 60 characters'],
    [{ last_name: 'x'.repeat(61) }, 'last_name', 'Use at most 60 characters'],
    [{ phone_number: 'none' }, 'phone_number', 'Enter a phone number like 0803 123 4567'],
    [{ state_id: 'Niger' }, 'state_id', 'Choose one from the list'],
    [{ local_gov_area_id: 0 }, 'local_gov_area_id', 'Choose one from the list'],
  ])('refuses %j', (wrong, field, sentence) => {
    expect(validationErrors(registerAccount.body, { ...amina, ...wrong })).toEqual({ [field]: [sentence] })
  })

  it.each([undefined, null, 'x', [], { password: {}, email: [], password_confirmation: null }])(
    'refuses %j without throwing',
    (sent) => {
      expect(registerAccount.body.safeParse(sent).success).toBe(false)
    },
  )
})

describe('signing in', () => {
  it('accepts the email in any letter case and the password unchanged', () => {
    const sent = { email: ' AMINA.bello@example.com', password: ' x ' }
    expect(readBody(login.body, sent)).toEqual({ email: 'amina.bello@example.com', password: ' x ' })
  })

  it.each([
    [{}, { email: ['Enter an email address'], password: ['Enter your password'] }],
    [{ email: 'a@b.co', password: ['x'] }, { password: ['Enter your password'] }],
    [{ email: 'a@b.co', password: 'x'.repeat(1001) }, { password: ['Use at most 1000 characters'] }],
  ])('asks for what is missing in %j', (sent, sentences) => {
    expect(validationErrors(login.body, sent)).toEqual(sentences)
  })
})
