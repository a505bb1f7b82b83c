import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What it means that no facility was found, and what to do. */
export function NothingFound() {
  return (
    <Notice tone="warning" title="No facility found">
      <p>
        Try fewer words, or another spelling. If you cannot find a place that treats patients, it may not be licensed.
        Ask it for its certificate, and <a href={paths.verify()}>check the number on it</a>.
      </p>
    </Notice>
  )
}
