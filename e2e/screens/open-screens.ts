import type { Screen } from './screen.ts'

/** The screens that need no account. */
export const openScreens: Screen[] = [
  { name: 'sign in', as: 'nobody', at: () => '/', shows: 'Log in' },
  { name: 'account registration', as: 'nobody', at: () => '/register', shows: 'Create an account' },
  { name: 'terms', as: 'nobody', at: () => '/terms', shows: 'What you agree to' },
  { name: 'not found', as: 'nobody', at: () => '/nowhere', shows: 'this page does not exist' },
]
