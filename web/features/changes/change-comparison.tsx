import type { ChangeRequest } from '@portal/contract/entities/change-request.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './changes.module.css'

const details = [
  ['company_name', 'Facility name'],
  ['owner_name', 'Owner'],
  ['address', 'Address'],
  ['lga', 'LGA'],
  ['ward', 'Ward'],
] as const satisfies readonly [keyof ChangeRequest['old'], string][]

/** What a request would change or has changed: the old value beside the new one. What stays is left out. */
export function ChangeComparison({ request: { old, new: wanted } }: { request: Pick<ChangeRequest, 'old' | 'new'> }) {
  const changed = details.filter(([field]) => old[field] !== wanted[field])
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Detail</VisuallyHidden>
          </th>
          <th scope="col">Old</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(([field, label]) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label="Old">
              <del>{old[field] ?? 'None'}</del>
            </td>
            <td data-label="New">
              <ins>{wanted[field] ?? 'None'}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
