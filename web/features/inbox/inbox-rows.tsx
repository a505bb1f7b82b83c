import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { useRowKeys } from '../../ui/table/use-row-keys.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Age } from './age.tsx'
import styles from './inbox.module.css'
import { type InboxItem, shownAs } from './inbox-kinds.ts'

function Row({ item, chosen }: { item: InboxItem; chosen: InboxKind | undefined }) {
  const { icon, to } = shownAs(item, chosen)
  const { title, detail, lga, assignee, next } = item
  return (
    <li className={styles.row} data-row>
      <span className={styles.sign}>
        <Icon name={icon} size={18} />
      </span>
      <div className={styles.what}>
        <Link to={to} className={styles.title}>
          {lga === null ? title : `${title}, ${lga}`}
        </Link>
        <p className={styles.detail}>{detail}</p>
      </div>
      <span className={styles.who}>{assignee ? `${assignee.first_name} ${assignee.last_name}` : null}</span>
      <Age {...item} />
      <LinkButton to={to} variant="default" isCompact className={styles.next}>
        {next}
        <VisuallyHidden> {title}</VisuallyHidden>
      </LinkButton>
    </li>
  )
}

interface RowsProps {
  items: InboxItem[]
  label: string
  /** The kind that the list is narrowed to. */
  chosen?: InboxKind | undefined
  /** Keys move through the rows, see useRowKeys. */
  hasKeys?: boolean
}

/** What waits, one row for each thing: what it is, who has it, for how long it has waited, and the one next action. */
export function InboxRows({ items, label, chosen, hasKeys = false }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, { isOn: hasKeys })
  return (
    <ul ref={list} className={styles.rows} aria-label={label}>
      {items.map((item) => (
        <Row key={`${item.kind} ${item.id}`} item={item} chosen={chosen} />
      ))}
    </ul>
  )
}
