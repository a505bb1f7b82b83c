import type { Reply } from '@portal/contract/call.ts'
import type * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Answered } from '../../../ui/layout/answered-progress.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Card, CardList } from '../../../ui/table/card-list.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useQuestionsPath } from './answer-mode.ts'
import { Completed } from './completed.tsx'

type Part = Reply<typeof catalogue.showPart>['data']

interface CardsProps {
  part: Part
  facilityId: number
  /** Whether answers may be given or changed. Otherwise they are read-only. */
  mayAnswer: boolean
}

/** The requirements of a part with their progress. Spec §2, Requirements pages. */
export function RequirementCards({ part, facilityId, mayAnswer }: CardsProps) {
  const questionsPath = useQuestionsPath()
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
            <LinkButton to={questionsPath(id, facilityId)} variant={answered < questions ? 'filled' : 'default'}>
              {mayAnswer ? 'Register' : 'See answers'} <VisuallyHidden>: {list}</VisuallyHidden>
            </LinkButton>
          }
        >
          <Answered answered={answered} total={questions} />
        </Card>
      ))}
    </CardList>
  )
}
