import '../ui/typeface/typeface.css'
import '../ui/theme.css'
import '../ui/base.css'
import '../ui/layout/layout.module.css'
import '../ui/text.module.css'
import {
  type FormState,
  type PageFiles,
  type PortalSettings,
  type RenderPage,
  type SignedOutPage,
  signInNews,
} from '@portal/contract/public/signed-out-pages.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { outcomeInWords } from '../features/licences/verification/outcome-words.ts'
import { standingInWords } from '../features/register/standing-words.ts'
import { notFoundTitle } from '../features/settings/portal/not-found-text.tsx'
import { ConfirmEmail } from '../screens/accounts/confirm-email.tsx'
import { Forgot } from '../screens/accounts/forgot.tsx'
import { OpenAccount } from '../screens/accounts/open-account.tsx'
import { Reset } from '../screens/accounts/reset.tsx'
import { SignIn } from '../screens/accounts/sign-in.tsx'
import { SignedIn } from '../screens/accounts/signed-in.tsx'
import { StopEmail } from '../screens/accounts/stop-email.tsx'
import { AddressNotFound } from '../screens/public/address-not-found.tsx'
import { ConcernSent } from '../screens/public/concern-sent.tsx'
import { Find } from '../screens/public/find.tsx'
import { Found } from '../screens/public/found.tsx'
import { Guide } from '../screens/public/guide.tsx'
import { Guides } from '../screens/public/guides.tsx'
import { Privacy } from '../screens/public/privacy.tsx'
import { ReportConcern } from '../screens/public/report-concern.tsx'
import { Terms } from '../screens/public/terms.tsx'
import { Verify } from '../screens/public/verify.tsx'
import { PageDocument } from './page-document.tsx'

const emptyForm: FormState = { typed: {}, errors: {} }

function titleOf(page: SignedOutPage): string {
  switch (page.name) {
    case 'sign-in':
      return 'Log in'
    case 'forgot':
      return 'Forgot your password?'
    case 'reset':
      return 'Choose a new password'
    case 'confirm-email':
      return 'Confirm your new email'
    case 'stop-email':
      return page.isStopped ? 'The change is stopped' : 'Stop the change of your email'
    case 'register':
      return 'Create an account'
    case 'terms':
      return 'Terms of use'
    case 'privacy':
      return 'Privacy'
    case 'guides':
      return 'Before you start'
    case 'guide':
      return `Before you start: ${page.type.category_list}`
    case 'verify':
      return page.checked ? outcomeInWords(page.checked.outcome).title : 'Check a licence'
    case 'find':
      return 'Find a licensed facility'
    case 'found':
      return page.facility
        ? `${page.facility.name}: ${standingInWords(page.facility.standing).title}`
        : 'Not in the register'
    case 'concern':
      return 'Report a concern'
    case 'concern-sent':
      return 'Your report has arrived'
    case 'not-found':
      return notFoundTitle
    case 'signed-in':
      return 'Welcome back'
  }
}

function contentOf(page: SignedOutPage, portal: PortalSettings): ReactNode {
  switch (page.name) {
    case 'sign-in':
      return <SignIn {...page} portal={portal} form={page.form ?? emptyForm} />
    case 'forgot':
      return <Forgot {...page} portal={portal} form={page.form ?? emptyForm} />
    case 'reset':
      return <Reset portal={portal} form={page.form ?? emptyForm} token={page.token} />
    case 'confirm-email':
      return <ConfirmEmail portal={portal} form={page.form ?? emptyForm} token={page.token} />
    case 'stop-email':
      return <StopEmail {...page} portal={portal} form={page.form ?? emptyForm} />
    case 'register': {
      const { form = emptyForm, states, stateId, lgas } = page
      return <OpenAccount portal={portal} form={form} states={states} stateId={stateId} lgas={lgas} />
    }
    case 'terms':
      return <Terms portal={portal} />
    case 'privacy':
      return <Privacy portal={portal} text={page.text} />
    case 'guides':
      return <Guides portal={portal} types={page.types} />
    case 'guide':
      return (
        <Guide
          portal={portal}
          type={page.type}
          requirements={page.requirements}
          fees={page.fees}
          documents={page.documents}
        />
      )
    case 'verify':
      return <Verify {...page} portal={portal} form={page.form ?? emptyForm} />
    case 'find':
      return <Find {...page} portal={withoutCrest(portal)} />
    case 'found':
      return <Found {...page} portal={withoutCrest(portal)} />
    case 'concern':
      return <ReportConcern portal={portal} form={page.form} lgas={page.lgas} sendKey={page.key} />
    case 'concern-sent':
      return <ConcernSent portal={portal} reference={page.reference} />
    case 'not-found':
      return <AddressNotFound portal={portal} />
    case 'signed-in':
      return <SignedIn portal={portal} session={page.session} to={page.to} />
  }
}

/** The files of a page for people who have no account, and therefore nothing to fetch for the portal behind the sign-in. */
function withoutPortal(files: PageFiles): PageFiles {
  return { ...files, portal: { ...files.portal, next: '' } }
}

/** The pages of the public register stay small for slow lines: a crest may have any size. */
function withoutCrest(portal: PortalSettings): PortalSettings {
  return { ...portal, crest_url: null }
}

/** What search engines learn about the pages of the public register, which have no script. The other pages say nothing special. */
function searchableOf(page: SignedOutPage) {
  if (page.name === 'find') {
    const isNarrowed = Object.keys(page.asked).length > 0 || isLaterPage(page.found)
    const description =
      'Is this clinic licensed? Search the register of private health facilities of the State Ministry of Health by name, area and type.'
    return { isStatic: true, description, address: page.address, isUnlisted: isNarrowed }
  }
  if (page.name !== 'found') return {}
  const { facility, number, address } = page
  if (!facility)
    return { isStatic: true, description: `The number ${number} is not in the register.`, isUnlisted: true }
  const { name, type, lga, standing } = facility
  const description = `${name}, ${type} in ${lga}: ${standingInWords(standing).title}. From the register of the State Ministry of Health.`
  return { isStatic: true, description, address }
}

/** Renders a signed-out page. The server imports this function from the web build. */
export const renderPage: RenderPage = (page, portal, files: PageFiles) => {
  const toast = page.name === 'sign-in' && page.news && !page.isTold ? signInNews[page.news] : undefined
  const html = renderToStaticMarkup(
    <PageDocument
      title={`${titleOf(page)} – ${portal.product_name}`}
      files={page.name === 'verify' ? withoutPortal(files) : files}
      scripts={page.name === 'verify' ? [files.verify, files.script] : [files.script]}
      toast={toast}
      {...searchableOf(page)}
    >
      {contentOf(page, portal)}
    </PageDocument>,
  )
  return `<!doctype html>${html}`
}

function isLaterPage(found: Extract<SignedOutPage, { name: 'find' }>['found']): boolean {
  return [found?.licensed, found?.others].some((group) => group !== undefined && group.current_page > 1)
}
