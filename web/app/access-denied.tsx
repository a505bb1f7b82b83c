import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** Shown instead of a screen that the person may not open. The server refuses its calls as well. */
export function AccessDenied() {
  return (
    <Page title="You cannot open this page" width="reading">
      <p>Your account does not give access to it. If you think it should, ask the ministry.</p>
      <p>
        <Link to={paths.overview()}>Go to your dashboard</Link>
      </p>
    </Page>
  )
}
