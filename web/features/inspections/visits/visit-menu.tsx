import { useState } from 'react'
import { Link } from 'react-router'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SaveAsFile } from './save-as-file.tsx'
import styles from './visit-menu.module.css'

/** The other pages of a visit, and what is needed less often. */
export function VisitMenu({ visit }: { visit: OpenVisit }) {
  const [isOpen, setOpen] = useState(false)
  const { id } = visit.visit
  const pages = [
    { to: paths.visit(id, { view: 'all' }), label: 'Checklist' },
    { to: paths.visit(id, { view: 'site' }), label: 'On site: staff, beds, signature' },
    { to: paths.visit(id, { view: 'end' }), label: 'End the visit' },
    { to: paths.visits(), label: 'All visits' },
  ]
  return (
    <>
      <button type="button" className={styles.button} aria-label="Menu of the visit" onClick={() => setOpen(true)}>
        <Icon name="menu" size={22} />
      </button>
      {isOpen && (
        <Dialog title="This visit" onClose={() => setOpen(false)}>
          <ul className={styles.pages}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.page} onClick={() => setOpen(false)}>
                  {label}
                  <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
          <div className={layout.stack2}>
            <SaveAsFile visit={visit} />
          </div>
        </Dialog>
      )}
    </>
  )
}
