import { takeBackEnd } from '../../../api/visits/record.ts'
import { isUnsent, unsentInWords, unsentOf } from '../../../api/visits/unsent.ts'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import type { LogRow } from '../../../api/visits/visit-rows.ts'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { SaveAsFile } from './save-as-file.tsx'

/** A visit that was ended on this phone: what has not arrived yet, or what came of it. */
export function EndedPage({ visit, end }: { visit: OpenVisit; end: LogRow }) {
  const { person, id, arrivedAt, kit } = visit.visit
  if (arrivedAt) {
    const { score, class: reached } = kit.inspection
    return (
      <>
        <h1>The visit is done</h1>
        <p>
          Everything arrived on <Moment of={arrivedAt} />. Its copy on this phone is deleted 7 days later.
        </p>
        <p>{score === null ? 'There is no score.' : `Score ${score} per cent: ${reached}.`}</p>
        <div className={layout.row3}>
          <LinkButton to={paths.visits()}>All visits</LinkButton>
          <LinkButton to={paths.inspection(id)} variant="outline">
            Read the inspection
          </LinkButton>
        </div>
      </>
    )
  }
  const unsent = unsentOf(visit)
  return (
    <>
      <h1>The visit is ended on this phone</h1>
      {end.problem && <p role="alert">The portal did not accept the end: {end.problem}</p>}
      {isUnsent(unsent) && <p>Not yet on the portal: {unsentInWords(unsent)}. It is sent when there is a network.</p>}
      <p>The visit is done when everything has arrived. Until then you can still change something.</p>
      <Button variant="default" onClick={() => void takeBackEnd(person, id)}>
        Change something
      </Button>
      <SaveAsFile visit={visit} />
    </>
  )
}
