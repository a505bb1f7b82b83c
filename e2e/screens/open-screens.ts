import { paths } from '@portal/web/paths.ts'
import type { Screen } from './screen.ts'

/** The screens that need no account. */
export const openScreens: Screen[] = [
  { name: 'sign in', as: 'nobody', at: () => '/', shows: 'Log in' },
  { name: 'account registration', as: 'nobody', at: () => '/register', shows: 'Create an account' },
  { name: 'forgotten password', as: 'nobody', at: () => '/forgot', shows: 'Forgot your password?' },
  { name: 'new password', as: 'nobody', at: () => '/reset', shows: 'Code from the ministry' },
  { name: 'new email', as: 'nobody', at: () => '/confirm-email?token=a', shows: 'Confirm your new email' },
  { name: 'stopping a new email', as: 'nobody', at: () => '/stop-email?token=a', shows: 'Stop the change' },
  { name: 'terms', as: 'nobody', at: () => '/terms', shows: 'What you agree to' },
  { name: 'privacy', as: 'nobody', at: () => '/privacy', shows: 'What we store about you' },
  { name: 'checking a licence', as: 'nobody', at: () => '/verify', shows: 'Check code' },
  {
    name: 'a number and check code that no paper has',
    as: 'nobody',
    at: () => '/verify?number=NSMOH%2FPHF%2F99999%2F2026&code=AAAAAA',
    shows: 'Check what you typed',
  },
  { name: 'a damaged code', as: 'nobody', at: () => '/verify#12345', shows: 'The code could not be read' },
  { name: 'finding a facility', as: 'nobody', at: () => '/find', shows: 'Find a licensed facility' },
  {
    name: 'a facility of the register',
    as: 'nobody',
    at: ({ certificate }) => paths.foundFacility(certificate.number),
    shows: 'Find another facility',
  },
  {
    name: 'a number that is not in the register',
    as: 'nobody',
    at: () => '/find/NSMOH/PHF/99999/2026',
    shows: 'Check the number',
  },
  { name: 'reporting a concern', as: 'nobody', at: () => '/concern', shows: 'What is wrong?' },
  {
    name: 'a report that has arrived',
    as: 'nobody',
    at: () => '/concern?sent=CN-7K3M-Q2XD',
    shows: 'What happens next',
  },
  { name: 'before you start', as: 'nobody', at: () => '/guide', shows: 'Before you start' },
  { name: 'before you start with a type', as: 'nobody', at: () => '/guide/2', shows: 'Private Clinic' },
  { name: 'not found', as: 'nobody', at: () => '/nowhere', shows: 'this page does not exist' },
]
