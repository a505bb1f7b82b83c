import type { PortalSettings, SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'
import {
  downloadRegister,
  downloadRegisterMap,
  downloadRegisterWorkbook,
} from '@portal/contract/register/calls/public-register.ts'
import styles from '../../features/register/public-register.module.css'
import { countInWords, ResultList } from '../../features/register/result-list.tsx'
import { SearchForm } from '../../features/register/search-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import textStyles from '../../ui/text.module.css'

const about = 'Clinics, hospitals, laboratories and other private health facilities that the ministry has licensed.'

type FindProps = Extract<SignedOutPage, { name: 'find' }> & { portal: PortalSettings }

/** The licensed facilities first, then what else matches. */
function Groups({ asked, found: { licensed, others, first_only } }: Required<Pick<FindProps, 'asked' | 'found'>>) {
  const hasLicensed = licensed !== undefined && licensed.data.length > 0
  const hasOthers = others !== undefined && others.data.length > 0
  if (!hasLicensed && !hasOthers) return <NothingFound />
  return (
    <>
      {hasLicensed && hasOthers && (
        <p>
          Licensed today: {countInWords(licensed)}. <a href="#others">Not licensed today</a>: {countInWords(others)}.
        </p>
      )}
      {first_only !== undefined && (
        <p>
          Many facilities match. Only the first {first_only} are shown: add a word of the name, or choose an area or
          type.
        </p>
      )}
      {hasLicensed && <ResultList asked={asked} found={licensed} group="licensed" />}
      {licensed && !hasLicensed && (
        <Notice tone="warning" title="None of these is licensed today">
          <p>The register has facilities that match, but none of them is licensed today.</p>
        </Notice>
      )}
      {hasOthers && <ResultList asked={asked} found={others} group="others" />}
    </>
  )
}

/** The search in the public register. Public, rendered by the server, without a script. */
export function Find({ portal, asked, lgas, types, found, message }: FindProps) {
  // Whoever has asked knows what the page is for.
  const isAsked = Object.keys(asked).length > 0
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <div className={styles.find}>
        <header className={layout.stack1}>
          <h1>Find a licensed facility</h1>
          {!isAsked && <div className={textStyles.lead}>{about}</div>}
        </header>
        <SearchForm asked={asked} lgas={lgas} types={types} />
        <div className={`${layout.stack6} ${styles.results}`}>
          {message && (
            <Notice tone="warning" title="Too many searches">
              <p>{message}</p>
            </Notice>
          )}
          {found && <Groups asked={asked} found={found} />}
        </div>
        <ul className={`${layout.stack3} ${styles.ways}`}>
          <li>
            <a href={paths.verify()}>Check a certificate with its number and check code</a>
          </li>
          <li>
            <a href={paths.concern()}>Report a concern about a place</a>
          </li>
          <li>
            The whole register: <a href={downloadRegister.path}>as a table (CSV)</a>,{' '}
            <a href={downloadRegisterWorkbook.path}>for Excel</a>,{' '}
            <a href={downloadRegisterMap.path}>as a map (GeoJSON)</a>
          </li>
        </ul>
      </div>
    </OpenPage>
  )
}

/** What it means that no facility was found, and what to do. */
function NothingFound() {
  return (
    <Notice tone="warning" title="No facility found">
      <p>
        Try fewer words, or another spelling. If you cannot find a place that treats patients, it may not be licensed.
        Ask it for its certificate, and <a href={paths.verify()}>check the number on it</a>.
      </p>
    </Notice>
  )
}
