import { isReturnAddress } from '@portal/contract/signed-out-pages.ts'
import { beginSession, currentSession, isSession } from '../../api/session.ts'
import { enhanceForm } from './enhance-form.ts'
import { type GoTo, prepareToEnter } from './enter-portal.ts'
import { fetchNextFiles } from './fetch-next-files.ts'
import { listAreasOfState } from './list-areas.ts'
import { revealPasswords } from './reveal-passwords.ts'
import { register, signIn } from './send-forms.ts'
import { showConnection } from './show-connection.ts'
import { repeatToastOfServer } from './show-toast.ts'

/** Adds to a page that the server drew what only a script can do. The page works without all of this. */
export function startPage(goTo: GoTo): void {
  const { dataset } = document.querySelector<HTMLElement>('[data-token]') ?? {}
  if (dataset) beginGivenSession(dataset)
  if (dataset?.to) {
    goTo(dataset.to)
    return
  }
  goOnWhenSignedIn(goTo)
  // The browser may show this page again as it was left, and the person may have signed in meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && goOnWhenSignedIn(goTo))
  showConnection()
  repeatToastOfServer()
  revealPasswords()
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
  if (registerForm) {
    enhanceForm(registerForm, (values) => register(values).then(() => goTo('/?registered')))
    listAreasOfState(registerForm)
  }
}

/** Begins the session of a sign-in form that the browser sent without the script. */
function beginGivenSession({ token, id, firstName, privilegeType }: DOMStringMap): void {
  const session = { token, id: Number(id), first_name: firstName, privilege_type: privilegeType }
  if (isSession(session)) beginSession(session)
}

/** People who are signed in have no business on the sign-in page, and find the way on from the others. */
function goOnWhenSignedIn(goTo: GoTo): void {
  const isSignedIn = currentSession() !== null
  const form = document.forms.namedItem('sign-in')
  if (isSignedIn && form) goTo(pageAfter(form))
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]'))
    link.hidden = (link.dataset.for === 'signed-in') !== isSignedIn
}

/** Where the sign-in form leads: to the page on which the session ended, or to the dashboard. Spec §8. */
function pageAfter(form: HTMLFormElement): string {
  const back = new URL(form.action, document.baseURI).searchParams.get('back')
  return back !== null && isReturnAddress(back) ? back : '/dashboard'
}
