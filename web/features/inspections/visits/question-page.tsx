import { type ReactNode, useEffect } from 'react'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import type { PartOnPhone } from '../../../api/visits/visit-state.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { PartProgress } from './part-progress.tsx'
import { rememberPosition, visitMode } from './place-in-visit.ts'
import styles from './question.module.css'
import { QuestionForm } from './question-form.tsx'
import { VisitFrame } from './visit-frame.tsx'

interface PageProps {
  visit: OpenVisit
  parts: readonly PartOnPhone[]
  /** The question that is open, by its place in the checklist. */
  position: number
  menu: ReactNode
}

/** One question on a screen, or a whole part, as the person prefers. */
export function QuestionPage({ visit, parts, position, menu }: PageProps) {
  const { person, id } = visit.visit
  const isPart = visitMode() === 'A whole part'
  const part = parts.find(({ questions }) => questions.some((one) => one.position === position))
  const question = part?.questions.find((one) => one.position === position)
  useEffect(() => {
    rememberPosition(person, id, position)
    if (!isPart) window.scrollTo(0, 0)
  }, [person, id, position, isPart])
  const total = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const first = isPart ? (part?.questions[0]?.position ?? 1) : position
  const last = isPart ? (part?.questions.at(-1)?.position ?? total) : position
  const before = parts.findLast(({ questions }) => (questions[0]?.position ?? 0) < first)
  const previous = isPart ? (before?.questions[0]?.position ?? 0) : first - 1
  return (
    <VisitFrame
      visit={visit}
      menu={menu}
      progress={<PartProgress parts={parts} current={part} />}
      bottom={
        <>
          <LinkButton
            variant="default"
            to={previous > 0 ? paths.visit(id, { q: previous }) : paths.visit(id, { view: 'site' })}
            icon={<Icon name="left" />}
          >
            Back
          </LinkButton>
          <LinkButton variant="default" to={paths.visit(id, { view: 'all' })} icon={<Icon name="list" />}>
            All
          </LinkButton>
          <LinkButton
            to={last < total ? paths.visit(id, { q: last + 1 }) : paths.visit(id, { view: 'site' })}
            iconAfter={<Icon name="right" />}
          >
            Next
          </LinkButton>
        </>
      }
    >
      {isPart ? (
        <>
          <h1>{part?.name}</h1>
          {part?.questions.map((one) => (
            <div key={one.question.sub_list_id} className={styles.inPart}>
              <QuestionForm visit={visit} question={one} />
            </div>
          ))}
        </>
      ) : (
        question && <QuestionForm key={question.question.sub_list_id} visit={visit} question={question} isAlone />
      )}
    </VisitFrame>
  )
}
