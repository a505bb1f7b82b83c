import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useQueue } from './queue.ts'
import type { Shown } from './shown.ts'

interface MissingProps {
  missing: Shown['missing']
  registrationId: number
}

/** What an application lacks; each line leads to its section on the page of the registration. */
export function MissingLinks({ missing, registrationId }: MissingProps) {
  const queue = useQueue()
  return (
    <ul>
      {missing.map(({ section, message }) => (
        <li key={message}>
          <Link to={`${paths.registration(registrationId, queue)}#${section}`}>{message}</Link>
        </li>
      ))}
    </ul>
  )
}
