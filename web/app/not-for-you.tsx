import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** In place of a screen of the other role. The server refuses its calls besides. */
export function NotForYou() {
  return (
    <Page title="You cannot open this page" width="reading">
      <p>Your account does not give access to it. If you think it should, ask the ministry.</p>
      <p>
        <Link to={paths.overview()}>Go to your dashboard</Link>
      </p>
    </Page>
  )
}
