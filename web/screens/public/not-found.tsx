import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { NotFoundText, notFoundHeading, notFoundTitle } from '../../features/settings/portal/not-found-text.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** The not-found page of the signed-in portal. The server renders it for all other paths. Spec §2. */
export function NotFound() {
  const session = useSession()
  return (
    <Page title={notFoundTitle} heading={notFoundHeading} width="reading">
      <NotFoundText />
      <p>
        {session ? (
          <Link to={paths.overview()}>Go to your dashboard</Link>
        ) : (
          <a href={paths.signIn()}>Go to the login page</a>
        )}
      </p>
    </Page>
  )
}
