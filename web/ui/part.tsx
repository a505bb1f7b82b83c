import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import looks from './part.module.css'

/** A piece of a section under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={looks.part}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
    </div>
  )
}
