import { passwordLimits } from '@portal/domain/accounts/passwords.ts'
import { z } from 'zod'

const { min, max } = passwordLimits

// Counts Unicode characters: a character of two UTF-16 units counts as one.
const longEnough = (password: string) => [...password].length >= min
const shortEnough = (password: string) => [...password].length <= max

/** A new password. Whether it is easy to guess is checked by the server, which has the list of common ones. */
const newPassword = z
  .string('Enter a password')
  .refine(longEnough, { error: `Use at least ${min} characters`, abort: true })
  .refine(shortEnough, { error: `Use at most ${max} characters`, abort: true })
  .meta({ minLength: min, maxLength: max, format: 'password' })

/** A password that the account has already. */
export const presentPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(1000, 'Use at most 1000 characters')

/** A new password and its repetition. */
export const newPasswordFields = {
  password: newPassword,
  password_confirmation: z.string('Enter the password again'),
}

/** Rules that compare fields run when these fields are strings, even if other fields are invalid. */
export function areText(...fields: string[]) {
  const texts = z.looseObject(Object.fromEntries(fields.map((field) => [field, z.string()])))
  return ({ value }: { value: unknown }) => texts.safeParse(value).success
}

/** Whether the new password was typed twice in the same way. */
export function isRepeated({ password, password_confirmation }: { password: string; password_confirmation: string }) {
  return password === password_confirmation
}

/** The options of the rule that both passwords are the same. */
export const notRepeated = {
  error: 'The two passwords are not the same',
  path: ['password_confirmation'],
  when: areText('password', 'password_confirmation'),
}

/** The message for a password with the person's own name in it. */
export const ownNameInPassword = 'Do not use your name or your email in your password'
