import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Compared, changedDetails } from './changed-details.ts'
import styles from './changes.module.css'

/** What a request would change or has changed: the old value beside the new one. What stays is left out. */
export function ChangeComparison({ request }: { request: Compared }) {
  return <OldAndNew rows={changedDetails(request)} />
}

/** Old values beside the new ones. */
export function OldAndNew({ rows }: { rows: readonly { label: string; before: string; after: string }[] }) {
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
        {rows.map(({ label, before, after }) => (
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
