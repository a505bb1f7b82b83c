import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { CaseFacts } from '../../features/cases/decide/case-facts.tsx'
import { CaseHead, CaseTitle } from '../../features/cases/decide/case-head.tsx'
import { CasePanel } from '../../features/cases/decide/case-panel.tsx'
import { ReturnMarks } from '../../features/cases/decide/return-marks.tsx'
import { StoredNotice } from '../../features/cases/decide/review-changes.tsx'
import { ReviewShortcuts } from '../../features/cases/decide/review-shortcuts.tsx'
import { CaseHolder, useHolderActions } from '../../features/cases/queue/case-holder.tsx'
import { NextCase } from '../../features/cases/queue/next-case.tsx'
import { useQueue } from '../../features/cases/queue/queue.ts'
import { mayMoveOn, SignStage } from '../../features/cases/stages/sign-stage.tsx'
import { StageLine } from '../../features/cases/stages/stage-line.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { ConditionsSection } from '../../features/licences/conditions/conditions-section.tsx'
import { RepresentationSection } from '../../features/standing/representations/representation-section.tsx'
import { PaperLicenceNotice } from '../../fields/paper-licence-notice.tsx'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { CaseLayout } from '../../ui/layout/case-layout.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { CaseTabs } from './case-tabs.tsx'

type Reviewed = Reply<typeof calls.reviewRegistration>

interface ReviewProps {
  review: Reviewed
}

/** Beside the application: the checks, the verdicts and the next action, with what can be done about who has the case. */
function WhatToDo({ review: { data, page } }: ReviewProps) {
  const holder = useHolderActions(page)
  const isOwn = page.case?.offered.includes('Put back') ?? false
  return (
    <>
      <CasePanel
        details={page}
        review={data}
        menuItems={holder.items}
        signing={
          page.stages && mayMoveOn(page.stages)
            ? ({ areUnsaved }) => <SignStage details={page} hasUnsavedVerdicts={areUnsaved} />
            : undefined
        }
      />
      {holder.dialog}
      <NextCase registrationId={page.registration.id} isOwn={isOwn} to={paths.review} />
      <NextFromInbox />
    </>
  )
}

/** Lets the officer mark what the owner is to correct, while the application can be returned; then shows what was returned. */
function MarkedToReturn({ review: { data, page }, children }: ReviewProps & { children: ReactNode }) {
  const { registration, offered } = page
  return (
    <ReturnedNotes registration={registration}>
      <ReturnMarks registrationId={registration.id} isOffered={offered.includes('Return')} contents={data.contents}>
        {children}
      </ReturnMarks>
    </ReturnedNotes>
  )
}

/** The page on which officers read an application, consider it and decide on it. Spec §2, Consideration and Approval. */
export function Review() {
  const { id = '' } = useParams()
  const queue = useQueue()
  const review = useCall(calls.reviewRegistration, { params: { id } })
  const page = review.data?.page
  const name = page?.registration.facility.company_name
  return (
    <Page
      title={name ? `Consideration & Approval of ${name}` : 'Consideration & Approval'}
      heading={name && <CaseTitle of={name} />}
      back={{ to: paths.registration(id, queue), label: 'Registration' }}
      lead={
        page && (
          <CaseHead registration={page.registration}>
            <CaseHolder details={page} />
          </CaseHead>
        )
      }
      actions={page && <ReviewShortcuts />}
    >
      <WhenLoaded of={review}>
        {(loaded) => (
          <MarkedToReturn review={loaded}>
            <ScreenOnly>
              <StageLine details={loaded.page} />
              <PaperLicenceNotice registration={loaded.page.registration} />
              <StandingNotice facility={loaded.page.registration.facility} />
              <StoredNotice review={loaded.data} registrationId={loaded.page.registration.id} />
              <RepresentationSection details={loaded.page} />
              <ConditionsSection details={loaded.page} />
            </ScreenOnly>
            <CaseLayout
              facts={<CaseFacts details={loaded.page} review={loaded.data} />}
              panel={<WhatToDo review={loaded} />}
            >
              <CaseTabs review={loaded} />
            </CaseLayout>
          </MarkedToReturn>
        )}
      </WhenLoaded>
    </Page>
  )
}
