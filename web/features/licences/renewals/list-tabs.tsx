import { type RenewalList, renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { paths } from '../../../paths.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'
import { listWords } from './list-words.ts'

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
    <ViewTabs label="Lists of renewals">
      {renewalLists.map((list) => (
        <ViewTab
          key={list}
          to={paths.renewals(searchOf(search, list))}
          label={listWords[list].title}
          isCurrent={list === shown}
          count={counts?.[list].toLocaleString('en-NG')}
        />
      ))}
    </ViewTabs>
  )
}
