import type { FeePurpose } from '@portal/domain/money/fees.ts'
import type { z } from 'zod'
import type { login } from '../accounts/calls/account.ts'
import type { Reply } from '../call.ts'
import type { AskedDocument } from '../catalogue/asked-document.ts'
import type { FacilityType } from '../catalogue/facility-type.ts'
import type { CheckedPaper } from '../licences/checked-paper.ts'
import type { PublicKey } from '../licences/signed-licence/public-key.ts'
import type { Lga } from '../places/lga.ts'
import type { State } from '../places/state.ts'
import type { searchRegister } from '../register/calls/public-register.ts'
import type { registerFilters } from '../register/register-filters.ts'
import type { RegisteredFacility } from '../register/registered-facility.ts'
import type { showPortal } from '../settings/calls/portal.ts'

/** The state of a form that the server refused: the typed values without passwords, and the errors. */
export interface FormState {
  typed: Record<string, string>
  errors: Record<string, string[]>
  /** An error message for the whole form. */
  message?: string
}

/** A requirement of a facility type, for people who prepare an application. */
export interface GuideRequirement {
  id: number
  list: string
  part: { id: number; designation: string; part_name: string }
  sub_lists: { id: number; sub_list: string }[]
}

/** A fee that a facility of a type is asked for today. */
export interface GuideFee {
  id: number
  purpose: FeePurpose
  beds_from: number
  beds_to: number | null
  amount: number
}

/** What somebody looks for in the public register. */
export type RegisterQuestion = z.output<typeof registerFilters>

/** A choice of a list in a form. */
export interface Choice {
  value: number
  label: string
}

/** The page of the search in the public register. */
interface FindPage {
  name: 'find'
  asked: RegisterQuestion
  lgas: readonly Choice[]
  types: readonly Choice[]
  /**
   * What is licensed today, finally or provisionally, and what else matches; a later page is of one of them. Undefined if the search
   * was refused.
   */
  found?: {
    licensed?: Reply<typeof searchRegister>
    others?: Reply<typeof searchRegister>
    /** Only so many matches are shown; there are more. */
    first_only?: number
  }
  /** Why it was refused. */
  message?: string
  /** The address under which search engines should know the page. */
  address?: string | undefined
}

/** The page of a facility in the public register; without it, of a number that is not in the register. */
interface FoundPage {
  name: 'found'
  number: string
  facility?: RegisteredFacility
  address?: string | undefined
}

/** The page on which anybody checks a certificate. */
interface VerifyPage {
  name: 'verify'
  form?: FormState
  /** What was found about what was typed. */
  checked?: CheckedPaper
  /** Somebody has sent a number and a check code. */
  isAsked?: boolean
  /** The keys with which the script checks a scanned code. */
  keys?: readonly PublicKey[]
}

/** Why somebody comes to the sign-in page: the message at its top. */
export const signInNews = {
  registered: 'Account Created. Now Log In',
  reset: 'Your password was changed. Now log in',
  email: 'Your new email is confirmed. Log in with it',
} as const
export type SignInNews = keyof typeof signInNews

/** The start page. */
interface SignInPage {
  name: 'sign-in'
  form?: FormState
  back?: string
  news?: SignInNews
  /** The news was a message at the top before; it is only on the page now. */
  isTold?: boolean
  sendsSms?: boolean
}

/** What the page for opening an account asks once of somebody who has not ticked the terms. */
export const askForTerms = 'Tick the box to agree to the terms of use, or press Register again to go on without'

/** A page for people who are not signed in, with its data. */
export type SignedOutPage =
  | SignInPage
  | { name: 'forgot'; form?: FormState; isSent?: boolean; sendsMail: boolean; sendsSms?: boolean }
  | { name: 'reset'; form?: FormState; token?: string }
  | { name: 'confirm-email'; form?: FormState; token: string }
  | { name: 'stop-email'; form?: FormState; token: string; isStopped?: boolean }
  | { name: 'register'; form?: FormState; states: State[]; stateId: number; lgas: Lga[] }
  | { name: 'terms' }
  | { name: 'privacy'; text: string }
  | { name: 'guides'; types: FacilityType[] }
  | {
      name: 'guide'
      type: FacilityType
      requirements: GuideRequirement[]
      fees: GuideFee[]
      documents: AskedDocument[]
    }
  | VerifyPage
  | FindPage
  | FoundPage
  | { name: 'concern'; form: FormState; lgas: Lga[]; key: string }
  | { name: 'concern-sent'; reference: string }
  | { name: 'not-found' }
  | { name: 'signed-in'; session: Reply<typeof login>; to: string }

/** The settings that these pages show. */
export type PortalSettings = Reply<typeof showPortal>['data']

/** The URLs of the built files that a page loads. */
export interface PageFiles {
  script: string
  styles: string[]
  /** The script that checks the QR codes of certificates, for their page alone. */
  verify: string
  portal: PortalFiles
}

/** The URLs of the files of the signed-in portal. */
export interface PortalFiles {
  /** Its entry script. */
  script: string
  /** The style sheets that this script needs, separated by spaces. Each screen brings its own. */
  styles: string
  /** All files of the first screen, separated by spaces. A page prefetches them when it is idle. */
  next: string
}

/** Renders a page as a complete HTML document. The web build exports this function; the server calls it. */
export type RenderPage = (page: SignedOutPage, portal: PortalSettings, files: PageFiles) => string

/** Matches the paths of the signed-in portal. All other paths are rendered by the server or not found. */
export const appAddress = /^\/(dashboard|admin|cert|statement)(?![^/?#])/

/** Whether a person may be redirected to this address after signing in: only to a page of the portal, never to another site. */
export function isReturnAddress(address: string): boolean {
  return appAddress.test(address) && !/[\\\p{Cc}]|\/\//u.test(address)
}
