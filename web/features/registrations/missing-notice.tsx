import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import type { Shown } from './shown.ts'

/** What an application still lacks, for the officer who looks at it. */
export function MissingNotice({ missing }: Pick<Shown, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <Notice title="This application is not complete">
      <ul>
        {missing.map(({ section, message }) => (
          <li key={`${section} ${message}`}>
            <Link to={`#${section}`}>{message}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
