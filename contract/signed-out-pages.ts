import type { Reply } from './call.ts'
import type { login } from './calls/account.ts'
import type { showPortal } from './calls/portal.ts'
import type { Lga } from './entities/lga.ts'
import type { State } from './entities/state.ts'

/** What a page shows of a form that was sent and refused: what was typed, without passwords, and what is wrong. */
export interface FormState {
  typed: Record<string, string>
  errors: Record<string, string[]>
  /** A sentence about the whole form. */
  message?: string
}

/** A page for people who are not signed in, with what it shows. */
export type SignedOutPage =
  | { name: 'sign-in'; form?: FormState; back?: string; isRegistered?: boolean }
  | { name: 'register'; form?: FormState; states: State[]; stateId: number; lgas: Lga[] }
  | { name: 'terms' }
  | { name: 'not-found' }
  | { name: 'signed-in'; session: Reply<typeof login>; to: string }

/** The settings that these pages show. */
export type PortalSettings = Reply<typeof showPortal>['data']

/** The addresses of the built files that a page names. */
export interface PageFiles {
  script: string
  styles: string[]
  portal: PortalFiles
}

/** The addresses of the files of the portal behind the sign-in. */
export interface PortalFiles {
  /** Its first script and its style sheet. */
  script: string
  style: string
  /** All that the first screen needs, with spaces between: a page fetches them when it has nothing else to do. */
  next: string
}

/** Draws a page as a whole HTML document. The built web exports this function; the server calls it. */
export type RenderPage = (page: SignedOutPage, portal: PortalSettings, files: PageFiles) => string

/** The addresses of the portal behind the sign-in. All others are pages that the server draws, or are not found. */
export const appAddress = /^\/(dashboard|admin|cert|statement)(?![^/?#])/

/** Whether a person may be sent to this address after signing in: a page of the portal, never another site. */
export function isReturnAddress(address: string): boolean {
  return appAddress.test(address) && !/[\\\p{Cc}]|\/\//u.test(address)
}
