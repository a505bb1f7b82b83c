import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { searchText } from '@portal/domain/text/search-text.ts'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { settingsGroups, settingsPages } from '../../features/settings/settings-pages.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import styles from './all-settings.module.css'

const pages = Object.values(settingsPages)

function isFound(page: (typeof pages)[number], words: readonly string[]): boolean {
  const text = searchText(Object.values(page).flat().join(' '))
  return words.every((word) => text.includes(word))
}

/** The pages of settings that the officer may open, by group. A link to a section of the ministry's settings leads on to it. */
export function AllSettings() {
  const session = useSession()
  const { hash } = useLocation()
  const [typed, setTyped] = useState('')
  if (hash !== '') return <Navigate to={paths.ministrySettings(hash.slice(1))} replace />
  const words = searchText(typed).split(' ').filter(Boolean)
  const found = pages.filter((page) => mayDo(session, page.may) && isFound(page, words))
  return (
    <Page title="Settings" lead="Everything that the ministry sets itself.">
      <SearchBox label="Find a setting" value={typed} onSearch={setTyped} />
      {found.length === 0 && <EmptyState title={`No settings page is about “${typed}”`}>Try another word.</EmptyState>}
      <div className={styles.groups}>
        {settingsGroups.map((group) => {
          const listed = found.filter((page) => page.group === group)
          return (
            listed.length > 0 && (
              <section key={group} className={styles.group} aria-label={group}>
                <h2>{group}</h2>
                <ul className={styles.pages}>
                  {listed.map(({ path, title, about }) => (
                    <li key={path}>
                      <Link to={path}>
                        <span>{title}</span>
                        <Icon name="right" size={16} />
                      </Link>
                      <p>{about}</p>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </Page>
  )
}
