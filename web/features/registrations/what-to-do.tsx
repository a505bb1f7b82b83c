import { mayChangeContents } from '@portal/domain/registration-lifecycle.ts'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { MissingLinks } from './missing-links.tsx'
import type { Shown } from './shown.ts'

interface ToDoProps {
  shown: Shown
  /** Where a registration that is over leads. */
  wayOn?: { words: ReactNode; action: ReactNode }
}

/** What the owner of a registration can still do about it: supply what is missing, submit it, renew it, or nothing. */
export function WhatToDo({ shown: { registration, missing, offered }, wayOn }: ToDoProps) {
  const { id, status } = registration
  if (wayOn) {
    return (
      <>
        <p>{wayOn.words}</p>
        {wayOn.action}
      </>
    )
  }
  if (!mayChangeContents('user', status)) return <p>Nothing is asked of you now.</p>
  if (missing.length > 0) return <MissingLinks missing={missing} registrationId={id} />
  if (!offered.includes('Submit')) return <p>Nothing is missing.</p>
  return (
    <>
      <p>Nothing is missing. Check your answers, then submit the application.</p>
      <LinkButton to={paths.registrationStep(id, 'check')}>Check and submit</LinkButton>
    </>
  )
}
