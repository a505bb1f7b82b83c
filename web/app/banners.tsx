import { useLocation } from 'react-router'
import { useConnectionLost } from '../api/connection.ts'
import { useKeptSummary } from '../api/kept-answers.ts'
import bannerStyles from '../ui/feedback/connection-banner.module.css'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { NoticeBar } from '../ui/feedback/notice-bar.tsx'
import { findScreen } from './find-screen.ts'
import { KeptBanner } from './kept-banner.tsx'
import { useNewVersion } from './new-version.ts'

/** The lines at the top of the page about the connection and the portal itself. */
export function Banners() {
  // Then one line says both.
  const hasKept = useKeptSummary().count > 0
  // A visit names besides what is kept of it.
  const saysItself = findScreen(useLocation().pathname)?.screen.isOnSite === true
  return (
    <>
      <ConnectionBanner lost={useConnectionLost() && !hasKept && !saysItself} />
      <div role="status" className={bannerStyles.place}>
        <KeptBanner />
        {useNewVersion() && (
          <NoticeBar
            icon="info"
            action={
              <button type="button" className={bannerStyles.action} onClick={() => window.location.reload()}>
                Load it now
              </button>
            }
          >
            A new version of the portal is ready.
          </NoticeBar>
        )}
      </div>
    </>
  )
}
