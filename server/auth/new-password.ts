import { ownNameInPassword } from '@portal/contract/accounts/new-password.ts'
import {
  containsOwnName,
  isMadeOfWordsOfPortal,
  type PasswordOwner,
  passwordLimits,
} from '@portal/domain/accounts/passwords.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'

const { min, max } = passwordLimits

/** Why a password may not be chosen, by its owner if known, as a sentence; undefined if it is good. No digits or symbols are required. */
export async function passwordProblem(password: string, owner?: PasswordOwner): Promise<string | undefined> {
  const length = [...password].length
  if (length < min) return `Use at least ${min} characters`
  if (length > max) return `Use at most ${max} characters`
  if (owner && containsOwnName(password, owner)) return ownNameInPassword
  const isEasy = isMadeOfWordsOfPortal(password) || (await isCommonPassword(password))
  return isEasy ? 'This password is easy to guess. Choose another one' : undefined
}

/** The hash of a password that somebody chooses. One that is easy to guess is refused beside `password`. */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  const problem = await passwordProblem(password, owner)
  if (problem) refuse('invalid_input', problem, { errors: { password: [problem] } })
  return hashPassword(password)
}
