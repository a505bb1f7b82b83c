import type { Reply } from '@portal/contract/call.ts'
import type * as catalogue from '@portal/contract/calls/catalogue.ts'
import { paths } from '../../paths.ts'
import { Answered } from '../../ui/answered.tsx'
import { Card, CardList } from '../../ui/card-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { Completed } from './completed.tsx'

type Part = Reply<typeof catalogue.showPart>['data']

interface CardsParts {
  part: Part
  facilityId: number
  /** Answers may be given or changed; otherwise they are only read. */
  mayAnswer: boolean
}

/** The requirements of a part with how far each is answered. Spec §2, Requirements pages. */
export function RequirementCards({ part, facilityId, mayAnswer }: CardsParts) {
  if (part.requirements.length === 0) {
    return <EmptyState title="This part asks nothing of this type of facility" />
  }
  return (
    <CardList label="Requirements">
      {part.requirements.map(({ id, list, questions, answered }) => (
        <Card
          key={id}
          over={questions === 1 ? '1 question' : `${questions} questions`}
          title={list}
          sign={<Completed answered={answered} questions={questions} />}
          actions={
            <LinkButton
              to={paths.answerRequirement(id, facilityId)}
              variant={answered < questions ? 'filled' : 'default'}
            >
              {mayAnswer ? 'Register' : 'See answers'} <Unseen>: {list}</Unseen>
            </LinkButton>
          }
        >
          <Answered answered={answered} total={questions} />
        </Card>
      ))}
    </CardList>
  )
}
