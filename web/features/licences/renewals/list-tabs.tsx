import { type RenewalList, renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { listWords } from './list-words.ts'
import styles from './renewals.module.css'

interface TabProps {
  /** The search parameters of the list that is shown: its filters stay when another list is chosen. */
  search: string
  shown: RenewalList
  counts: Record<RenewalList, number> | undefined
}

function searchOf(search: string, list: RenewalList): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  parameters.set('list', list)
  return parameters.toString()
}

/** Links to the lists of renewals, with how many each has. */
export function ListTabs({ search, shown, counts }: TabProps) {
  return (
    <nav aria-label="Lists of renewals">
      <ul className={`${layout.row2} ${styles.lists}`}>
        {renewalLists.map((list) => (
          <li key={list}>
            <Link to={paths.renewals(searchOf(search, list))} aria-current={list === shown ? 'page' : undefined}>
              {listWords[list].title} <span className={styles.count}>{counts?.[list].toLocaleString('en-NG')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
