import * as calls from '@portal/contract/applications/calls/submissions.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { applicationSections, sectionTitle } from '@portal/domain/applications/sections.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Answered } from '../../../ui/layout/answered-progress.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Card, CardList, CardsSkeleton } from '../../../ui/table/card-list.tsx'
import { useQuestionsPath } from './answer-mode.ts'
import { Completed } from './completed.tsx'
import { unansweredRequirements } from './next-requirement.ts'
import { type PartProgress, progressByPart, sumProgress } from './progress.ts'
import { answeredWith, useKeptAnswers } from './use-kept-answers.ts'
import { useMayAnswer } from './use-may-answer.ts'

/** 'operating officer, staff, … and available facilities': every section but the questions. */
const otherSections = lazily(() =>
  new Intl.ListFormat('en-GB').format(
    applicationSections
      .filter((section) => section !== 'requirements')
      .map((section) => sectionTitle(section).toLowerCase()),
  ),
)

function requirementCount(requirements: number) {
  return byNumber(requirements, { one: '# requirement', other: '# requirements' })
}

function Cards({ parts, facilityId }: { parts: PartProgress[]; facilityId: number }) {
  return (
    <CardList label="Parts">
      {parts.map(({ id, designation, part_name, requirements, questions, answered }) => (
        <Card
          key={id}
          over={designation}
          title={part_name}
          to={paths.requirementPart(id, facilityId)}
          sign={<Completed answered={answered} questions={questions} />}
        >
          <p>{requirementCount(requirements)}</p>
          <Answered answered={answered} total={questions} />
        </Card>
      ))}
    </CardList>
  )
}

/** Tells what the application needs besides the answers, with a link to the registration. */
function WhatElse({ registrationId, isAllAnswered }: { registrationId: number; isAllAnswered: boolean }) {
  const isOwner = mayDo(useSession(), 'start a registration')
  return (
    <Notice
      tone={isAllAnswered ? 'success' : 'info'}
      title={isAllAnswered ? 'Every question is answered' : 'What else is needed'}
      action={
        <LinkButton to={paths.registration(registrationId)} variant={isAllAnswered ? 'filled' : 'default'}>
          Go to the registration
        </LinkButton>
      }
    >
      <p>
        The {otherSections()} are added on the registration page. {isOwner && 'There you also submit your application.'}
      </p>
    </Notice>
  )
}

/** The parts of a facility's type as cards, with their progress. Spec §2, Requirements pages. */
export function PartCards({ facility }: { facility: FacilityWithPlaces }) {
  const { id, facility_type_id, registration } = facility
  const mayAnswer = useMayAnswer(facility)
  const kept = useKeptAnswers(registration?.id)
  const questionsPath = useQuestionsPath()
  const requirements = useCall(catalogue.listRequirementsOfType, {
    params: { facility_type_id },
    query: { registration_id: registration?.id },
  })
  const answers = useCall(
    calls.listSubmissions,
    { query: { facility_id: id, registration_id: registration?.id } },
    { enabled: Boolean(registration) },
  )
  const given = registration ? answers : { ...answers, data: { data: [] } }
  return (
    <WhenLoaded of={requirements} skeleton={<CardsSkeleton cards={6} />}>
      {({ data: asked }) => (
        <WhenLoaded of={given} skeleton={<CardsSkeleton cards={6} />}>
          {({ data: submissions }) => {
            const answered = answeredWith(submissions, kept)
            const parts = progressByPart(asked, answered)
            const all = sumProgress(parts)
            const [open] = unansweredRequirements(asked, answered)
            return (
              <>
                {parts.length === 0 && <EmptyState title="Nothing is asked of this type of facility yet" />}
                {parts.length > 0 && (
                  <>
                    <Answered answered={all.answered} total={all.questions} of="questions" />
                    {registration && mayAnswer && open && (
                      <div>
                        <LinkButton to={questionsPath(open.id, id)} iconAfter={<Icon name="right" size={16} />}>
                          {all.answered === 0 ? 'Answer the questions' : 'Continue with the questions'}
                        </LinkButton>
                      </div>
                    )}
                    <Cards parts={parts} facilityId={id} />
                  </>
                )}
                {registration && mayAnswer && (
                  <WhatElse
                    registrationId={registration.id}
                    isAllAnswered={all.questions > 0 && all.answered === all.questions}
                  />
                )}
              </>
            )
          }}
        </WhenLoaded>
      )}
    </WhenLoaded>
  )
}
