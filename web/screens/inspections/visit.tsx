import { useParams } from 'react-router'
import { useVisitPerson } from '../../api/visits/visit-person.ts'
import { VisitPage } from '../../features/inspections/visits/visit-page.tsx'

/** A visit on site. */
export function Visit() {
  const person = useVisitPerson() ?? 0
  return <VisitPage person={person} id={Number(useParams().id)} />
}
