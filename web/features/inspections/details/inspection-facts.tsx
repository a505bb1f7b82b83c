import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { type Fact, FactGrid } from '../../../ui/layout/fact-grid.tsx'
import { kindWords, nameOf } from '../inspection-words.ts'

function dayOf({ done_on, planned_day, planned_half, is_announced }: InspectionDetails): Fact {
  if (done_on)
    return { label: 'Visited', value: <Day of={done_on} />, more: is_announced ? 'announced' : 'not announced' }
  if (!planned_day) return { label: 'Day', value: 'No day yet', sign: 'warning' }
  const half = planned_half ? sentenceCase(planned_half) : 'Any time'
  return { label: 'Day', value: <Day of={planned_day} />, more: `${half}, ${is_announced ? '' : 'not '}announced` }
}

function teamOf({ team }: InspectionDetails): Fact {
  const [lead, ...others] = team
  if (!lead) return { label: 'Team', value: 'No team yet', sign: 'warning' }
  return {
    label: 'Lead inspector',
    value: nameOf(lead),
    more: others.length > 0 && `with ${others.map(nameOf).join(', ')}`,
  }
}

function aboutOf({ kind, registration_id, concerns }: InspectionDetails): Fact {
  const links = [
    ...(registration_id === null
      ? []
      : [
          <Link key="registration" to={paths.review(registration_id)}>
            The application
          </Link>,
        ]),
    ...concerns.map(({ id, reference }) => (
      <span key={id}>
        <Link to={paths.aConcern(id)}>{reference}</Link>{' '}
      </span>
    )),
  ]
  return { label: 'Kind', value: kindWords[kind], more: links.length > 0 && links }
}

function findingsOf({ findings, questions, is_whole, part_ids, critical_failures }: InspectionDetails): Fact[] {
  const limits = part_ids
    ? byNumber(part_ids.length, { one: '# chosen part', other: '# chosen parts' })
    : 'What is still to be put right'
  if (questions.length === 0) return is_whole ? [] : [{ label: 'Checklist', value: limits }]
  const found: Fact = {
    label: 'Findings',
    value: `${findings.length} of ${byNumber(questions.length, { one: '# question', other: '# questions' })}`,
    ...(critical_failures > 0 && {
      sign: 'warning' as const,
      more: byNumber(critical_failures, { one: '# critical one fails', other: '# critical ones fail' }),
    }),
  }
  return [found]
}

/** What followed from a visit that is done. */
function afterVisit(inspection: InspectionDetails): Fact[] {
  const { done_on, open_actions, actions, next_visit_on } = inspection
  if (!done_on) return []
  return [
    {
      label: 'Corrective actions',
      value: byNumber(open_actions, { one: '# open', other: '# open' }),
      more: `of ${actions.length}`,
    },
    { label: 'Next visit', value: next_visit_on ? <Day of={next_visit_on} /> : 'Not set' },
    { label: 'Owner can comment', ...commentsOf(inspection) },
  ]
}

function factsOf(inspection: InspectionDetails): Fact[] {
  const { facility_id, facility_type, lga } = inspection
  return [
    {
      label: 'Type',
      value: facility_type,
      more: (
        <>
          {lga}, <Link to={paths.facility(facility_id)}>facility page</Link>
        </>
      ),
    },
    dayOf(inspection),
    teamOf(inspection),
    aboutOf(inspection),
    ...findingsOf(inspection),
    ...afterVisit(inspection),
  ]
}

function commentsOf({ comments, comments_until }: InspectionDetails): Omit<Fact, 'label'> {
  if (comments) {
    const isAnswered = comments.answer !== null
    return { value: 'Commented', sign: isAnswered ? 'check' : 'clock', more: isAnswered ? 'answered' : 'not answered' }
  }
  return {
    value: comments_until ? (
      <span>
        until <Day of={comments_until} />
      </span>
    ) : (
      'Once it is published'
    ),
  }
}

/** What an officer must know of an inspection before reading it. */
export function InspectionFacts({ inspection }: { inspection: InspectionDetails }) {
  return <FactGrid facts={factsOf(inspection)} />
}
