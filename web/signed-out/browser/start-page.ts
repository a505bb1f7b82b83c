import { isReturnAddress } from '@portal/contract/public/signed-out-pages.ts'
import { isDuty } from '@portal/domain/accounts/capabilities.ts'
import { isConnectionLost, onConnectionChange } from '../../api/connection.ts'
import { beginSession, currentSession, isSession } from '../../api/session.ts'
import { cloneTemplate } from './clone-template.ts'
import { enhanceForm } from './enhance-form.ts'
import { type GoTo, prepareToEnter } from './enter-portal.ts'
import { fetchNextFiles } from './fetch-next-files.ts'
import { listAreasOfState } from './list-areas.ts'
import { forgot, register, reset, signIn } from './send-forms.ts'
import { replaceServerToast } from './show-toast.ts'

/** Progressive enhancement of a server-rendered page, which also works without it. */
export function startPage(goTo: GoTo): void {
  const { dataset } = document.querySelector<HTMLElement>('[data-token]') ?? {}
  if (dataset) beginGivenSession(dataset)
  if (dataset?.to) {
    goTo(dataset.to)
    return
  }
  redirectIfSignedIn(goTo)
  // The browser may restore this page from its back/forward cache after the person has signed in.
  window.addEventListener('pageshow', ({ persisted }) => persisted && redirectIfSignedIn(goTo))
  showConnection()
  replaceServerToast()
  revealPasswords()
  offerPrinting()
  enhanceForms(goTo)
  fetchNextFiles()
}

function enhanceForms(goTo: GoTo): void {
  const signInForm = document.forms.namedItem('sign-in')
  const registerForm = document.forms.namedItem('register')
  if (signInForm) {
    enhanceForm(signInForm, async (values) => {
      const enter = prepareToEnter(goTo)
      await signIn(values)
      await enter(pageAfter(signInForm), 'Welcome back')
    })
  }
  const forgotForm = document.forms.namedItem('forgot')
  const resetForm = document.forms.namedItem('reset')
  if (forgotForm) {
    enhanceForm(forgotForm, (values) => forgot(values).then(() => goTo('/forgot?sent')))
  }
  if (resetForm) enhanceForm(resetForm, (values) => reset(values).then(() => goTo('/?reset')))
  if (registerForm) {
    enhanceForm(registerForm, (values) => register(values).then(() => goTo('/?registered')))
    listAreasOfState(registerForm)
  }
}

/** Starts the session after the sign-in form was sent without the script. */
function beginGivenSession({
  token,
  id,
  firstName,
  privilegeType,
  duties = '',
  mustChangePassword,
  mustSetUpSecondFactor,
}: DOMStringMap): void {
  const session = {
    token,
    id: Number(id),
    first_name: firstName,
    privilege_type: privilegeType,
    duties: duties.split(' ').filter(isDuty),
    must_change_password: mustChangePassword === 'true',
    must_set_up_second_factor: mustSetUpSecondFactor === 'true',
  }
  if (isSession(session)) beginSession(session)
}

/** Redirects a signed-in person from the sign-in page, and shows the links for signed-in people on the other pages. */
function redirectIfSignedIn(goTo: GoTo): void {
  const isSignedIn = currentSession() !== null
  const form = document.forms.namedItem('sign-in')
  if (isSignedIn && form) goTo(pageAfter(form))
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]'))
    link.hidden = (link.dataset.for === 'signed-in') !== isSignedIn
}

/** The page after signing in: the one where the session ended, or the dashboard. Spec §8. */
function pageAfter(form: HTMLFormElement): string {
  const back = new URL(form.action, document.baseURI).searchParams.get('back')
  return back !== null && isReturnAddress(back) ? back : '/dashboard'
}

/** Shows the Print buttons of the page, which can do nothing without a script. What can be unfolded is printed too. */
function offerPrinting(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      for (const details of document.querySelectorAll('details')) details.open = true
      window.print()
    })
  }
}

/** Shows a banner while the portal cannot be reached. */
function showConnection(): void {
  const banner = document.querySelector('[role="status"]')
  onConnectionChange(() => {
    banner?.replaceChildren(...(isConnectionLost() ? (cloneTemplate('connection-lost')?.childNodes ?? []) : []))
  })
}

/** Enables the Show button of each password field. The server renders these buttons hidden. */
function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveals]')) {
    const field = document.getElementById(button.dataset.reveals ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const label = field.labels?.[0]?.textContent?.toLowerCase() ?? 'password'
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password'
      button.textContent = isShown ? 'Hide' : 'Show'
      button.setAttribute('aria-label', `${button.textContent} ${label}`)
    }
    show(false)
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
  }
}
