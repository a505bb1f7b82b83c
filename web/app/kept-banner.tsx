import { Link } from 'react-router'
import { useConnectionLost } from '../api/connection.ts'
import { updateKeptSummary, useKeptSummary } from '../api/kept-answers.ts'
import { paths } from '../paths.ts'
import bannerStyles from '../ui/feedback/connection-banner.module.css'
import { NoticeBar } from '../ui/feedback/notice-bar.tsx'

/** Says what is kept on this phone, and what became of it. */
export function KeptBanner() {
  const { count, conflict, refusal, isWaiting } = useKeptSummary()
  const isLost = useConnectionLost()
  if (refusal) {
    return (
      <NoticeBar
        icon="warning"
        action={
          <button
            type="button"
            className={bannerStyles.action}
            onClick={() => updateKeptSummary({ refusal: undefined })}
          >
            OK
          </button>
        }
      >
        An answer that was kept on this phone was not accepted: {refusal}
      </NoticeBar>
    )
  }
  if (conflict && !isLost) {
    return (
      <NoticeBar
        icon="warning"
        action={
          <Link
            className={bannerStyles.action}
            to={paths.answerAllQuestions(conflict.requirementId, conflict.facilityId)}
          >
            Choose
          </Link>
        }
      >
        An answer on this phone was changed elsewhere too. Choose which one counts.
      </NoticeBar>
    )
  }
  // An answer that is just being sent is kept for a moment too.
  if (count === 0 || !(isLost || isWaiting)) return null
  return (
    <NoticeBar icon={isLost ? 'offline' : 'info'}>
      {isLost && 'You are offline, or the portal cannot be reached. '}
      {count === 1
        ? 'One answer is kept on this phone, not yet sent.'
        : `${count} answers are kept on this phone, not yet sent.`}
    </NoticeBar>
  )
}
