import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './subsection.module.css'

/** A piece of a section under a small heading. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.subsection}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
    </div>
  )
}
