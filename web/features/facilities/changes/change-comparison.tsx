import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Compared, changedDetails } from './changed-details.ts'
import styles from './changes.module.css'

/** What a request would change or has changed: the old value beside the new one. What stays is left out. */
export function ChangeComparison({ request }: { request: Compared }) {
  return (
    <table className={`${signedIn.changed} ${styles.comparison}`}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Detail</VisuallyHidden>
          </th>
          <th scope="col" className={signedIn.aside}>
            Old
          </th>
          <th scope="col" className={signedIn.aside}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {changedDetails(request).map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row" className={signedIn.aside}>
              {label}
            </th>
            <td data-label="Old">
              <del>{before}</del>
            </td>
            <td data-label="New">
              <ins>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
