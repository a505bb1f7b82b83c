import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import layout from '../ui/layout/layout.module.css'
import { Page } from '../ui/layout/page.tsx'
import { WithSectionNav } from '../ui/layout/section-nav.tsx'
import { guidePages } from './guide-pages.ts'
import styles from './style-guide.module.css'

interface GuideProps {
  title: (typeof guidePages)[number]['title']
  lead: string
  children: ReactNode
}

/** A page of the style guide. It uses the portal's own components, never copies of them, and makes no calls. A long page links to its sections. */
export function GuidePage({ title, lead, children }: GuideProps) {
  return (
    <Page title={title} lead={lead} back={{ to: paths.upgrade(), label: 'About this portal' }}>
      <nav aria-label="Style guide">
        <ul className={`${layout.row1} ${styles.pages}`}>
          {guidePages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} className={styles.page} aria-current={page.title === title ? 'page' : undefined}>
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <WithSectionNav>{children}</WithSectionNav>
    </Page>
  )
}
