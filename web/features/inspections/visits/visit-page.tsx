import { useSearchParams } from 'react-router'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { useVisit } from '../../../api/visits/use-visit.ts'
import { arrivalOf, endOf, partsOf, questionsOf } from '../../../api/visits/visit-state.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { usePageTitle } from '../../../ui/layout/use-page-title.ts'
import { BeginButton, BeginPage } from './begin-page.tsx'
import { Checklist } from './checklist.tsx'
import { EndPage } from './end-page.tsx'
import { EndedPage } from './ended-page.tsx'
import { PartProgress } from './part-progress.tsx'
import { lastPosition } from './place-in-visit.ts'
import { QuestionPage } from './question-page.tsx'
import { SitePage } from './site-page.tsx'
import styles from './visit.module.css'
import { VisitFrame } from './visit-frame.tsx'
import { VisitMenu } from './visit-menu.tsx'

/** A visit on this phone. It needs no network: everything is read from and recorded on the phone. */
export function VisitPage({ person, id }: { person: number; id: number }) {
  const visit = useVisit(person, id)
  if (visit === undefined) return <PageSkeleton />
  if (visit === null) return <NotKept />
  return <KeptVisitPage visit={visit} />
}

function NotKept() {
  return (
    <main id="page" tabIndex={-1} className={styles.body}>
      <Page title="Visit" width="reading" back={{ to: paths.visits(), label: 'Visits' }}>
        <EmptyState
          title="This visit is not kept on this phone"
          action={<LinkButton to={paths.visits()}>My visits</LinkButton>}
        >
          Keep it on this phone first. Then it works without a network.
        </EmptyState>
      </Page>
    </main>
  )
}

function KeptVisitPage({ visit }: { visit: OpenVisit }) {
  const [search] = useSearchParams()
  const { person, id, kit } = visit.visit
  usePageTitle(`Visit to ${kit.inspection.company_name}`)
  const questions = questionsOf(visit)
  const parts = partsOf(questions)
  const menu = <VisitMenu visit={visit} />
  const end = endOf(visit)
  if (end || visit.visit.arrivedAt) {
    return (
      <VisitFrame visit={visit} menu={menu}>
        {end && <EndedPage visit={visit} end={end} />}
      </VisitFrame>
    )
  }
  if (arrivalOf(visit) === undefined) {
    return (
      <VisitFrame visit={visit} menu={menu} bottom={<BeginButton visit={visit} />}>
        <BeginPage visit={visit} />
      </VisitFrame>
    )
  }
  const view = search.get('view')
  const asked = Number(search.get('q') ?? lastPosition(person, id))
  const position = Math.min(Math.max(1, asked || 1), Math.max(1, questions.length))
  if (view === null) return <QuestionPage visit={visit} parts={parts} position={position} menu={menu} />
  return (
    <VisitFrame
      visit={visit}
      menu={menu}
      progress={<PartProgress parts={parts} />}
      bottom={
        <>
          <LinkButton variant={view === 'all' ? 'filled' : 'default'} to={paths.visit(id, { q: position })}>
            Questions
          </LinkButton>
          {view === 'end' && (
            <LinkButton variant="default" to={paths.visit(id, { view: 'site' })}>
              On site
            </LinkButton>
          )}
          {view === 'site' && <LinkButton to={paths.visit(id, { view: 'end' })}>End</LinkButton>}
        </>
      }
    >
      {view === 'site' && <SitePage visit={visit} />}
      {view === 'end' && <EndPage visit={visit} questions={questions} />}
      {view === 'all' && <Checklist visitId={id} parts={parts} />}
    </VisitFrame>
  )
}
