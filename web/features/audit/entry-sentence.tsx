import type { AuditEntry } from '@portal/contract/audit/audit-entry.ts'
import { auditWords } from '@portal/domain/audit/audit-words.ts'
import { auditKindWords, doerInWords } from '@portal/domain/audit/entry-in-words.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import styles from './audit.module.css'

/** An entry as a sentence: who did what, with links to the person's other entries and to what it was about. */
export function EntrySentence({ entry: { actor, address, action, about } }: { entry: AuditEntry }) {
  const doer = doerInWords(actor, address)
  const [before = '', after] = auditWords[action].split('#')
  return (
    <span className={styles.sentence}>
      {actor ? <Link to={paths.audit({ actor_id: actor.user_id })}>{doer}</Link> : doer} {before}
      {after !== undefined && (
        <>
          <Thing about={about} />
          {after}
        </>
      )}
    </span>
  )
}

function Thing({ about: { kind, id, name } }: Pick<AuditEntry, 'about'>) {
  const words = [auditKindWords[kind], name ?? id].filter(Boolean).join(' ')
  const to = id === null ? undefined : addressOf(kind, id)
  return to ? <Link to={to}>{words}</Link> : words
}

function addressOf(kind: AuditEntry['about']['kind'], id: string): string | undefined {
  if (kind === 'registration') return paths.registration(id)
  if (kind === 'facility') return paths.facility(id)
  if (kind === 'invoice') return paths.invoice(id)
  return undefined
}
