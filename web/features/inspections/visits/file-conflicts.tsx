import type { Reply } from '@portal/contract/call.ts'
import type { uploadVisitFile } from '@portal/contract/inspections/calls/visits.ts'
import { staffSightings } from '@portal/domain/inspections/inspections.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { Moment, momentInWords } from '../../../ui/dates.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { ChoiceInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './question.module.css'

/** What is known of a file that was taken in. */
export type Taken = Reply<typeof uploadVisitFile>

/** What was chosen from the file: findings with the versions that they replace, and the version of the site page. */
export interface Settled {
  settles?: string
  site_version?: string
}

type Said = Pick<Taken['conflicts'][number]['sent'], 'outcome' | 'number_seen' | 'note'>
type Site = NonNullable<Taken['site_conflict']>['sent']

const inWords = ({ outcome, number_seen, note }: Said) =>
  [sentenceCase(outcome), number_seen !== null && `${number_seen} seen`, note].filter(Boolean).join(', ')

/** Everything that is lost if the other one is chosen, so that nobody chooses blindly. */
function siteInWords(site: Site): string {
  const { met_name, met_position, beds_counted, staff, remarks, is_signed, signature_refused } = site
  const seen = staffSightings.flatMap((sighting) => {
    const names = staff.filter((person) => person.seen === sighting).map(({ full_name }) => full_name)
    return names.length === 0 ? [] : [`${sighting}: ${names.join(', ')}`]
  })
  const facts = [
    site.arrived_at && `arrived ${momentInWords(site.arrived_at)}`,
    site.departed_at && `left ${momentInWords(site.departed_at)}`,
    site.latitude === null ? 'no position' : 'with position',
    met_name && `met ${[met_name, met_position].filter(Boolean).join(', ')}`,
    beds_counted !== null && byNumber(beds_counted, { one: '# bed', other: '# beds' }),
    ...seen,
    remarks,
    is_signed ? 'signed' : signature_refused ? `refused to sign: ${signature_refused}` : 'no signature',
  ]
  return sentenceCase(facts.filter(Boolean).join('; '))
}

/** One thing of which file and portal have different values. */
interface Conflict {
  /** Its version on the portal is a part of it: where that has changed since, it is asked anew. */
  id: string
  title: string
  inFile: string
  onPortal: string
  by: string | null
  at: string
}

function conflictsIn({ data, conflicts, site_conflict: site }: Taken): Conflict[] {
  const questionOf = (id: number) => data.questions.find(({ sub_list_id }) => sub_list_id === id)?.question
  const findings = conflicts.map(({ key, stored, sent }) => ({
    id: `${key}:${stored.version}`,
    title: questionOf(stored.sub_list_id) ?? '',
    inFile: inWords(sent),
    onPortal: inWords(stored),
    by: stored.found_by,
    at: stored.recorded_at,
  }))
  if (!site) return findings
  const { stored, sent } = site
  const page = { title: 'The site page', inFile: siteInWords(sent), onPortal: siteInWords(stored), by: null }
  return [...findings, { ...page, id: stored.updated_at, at: stored.updated_at }]
}

/** A form takes no longer list of keys. What is left is shown again, and stored next. */
const mostAtOnce = 200

interface ConflictsProps {
  of: Taken
  isBusy: boolean
  onSettle: (settled: Settled) => void
}

/** What the file of a visit says otherwise than the portal: the officer sees both, and chooses which one counts. */
export function FileConflicts({ of: taken, isBusy, onSettle }: ConflictsProps) {
  const [chosen, setChosen] = useState<Record<string, 'file' | 'portal'>>({})
  const [settled, setSettled] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const open = conflictsIn(taken).filter(({ id }) => !settled.includes(id))
  if (open.length === 0) return Object.keys(chosen).length > 0 ? <p role="status">Everything is settled.</p> : null

  function settle() {
    setMissing(!open.some(({ id }) => chosen[id]))
    setSettled([...settled, ...open.filter(({ id }) => chosen[id] === 'portal').map(({ id }) => id)])
    const taking = open.flatMap(({ id }) => (chosen[id] === 'file' ? [id] : [])).slice(0, mostAtOnce)
    const site_version = taking.find((id) => id === taken.site_conflict?.stored.updated_at)
    const settles = taking.filter((id) => id !== site_version).join(',')
    if (taking.length > 0) onSettle({ ...(settles && { settles }), ...(site_version && { site_version }) })
  }

  return (
    <section className={styles.versions} aria-label="What the file says otherwise">
      <p>
        <strong>Somebody else recorded this too.</strong> Choose what counts. Until then the portal’s stays, and the
        file can be uploaded again.
      </p>
      {open.map(({ id, title, inFile, onPortal, by, at }) => (
        <fieldset key={id} className={layout.stack2}>
          <legend className={textStyles.label}>{title}</legend>
          <ChoiceInput
            type="radio"
            name={id}
            label={inFile}
            description="In the file"
            checked={chosen[id] === 'file'}
            onChange={() => setChosen({ ...chosen, [id]: 'file' })}
          />
          <ChoiceInput
            type="radio"
            name={id}
            label={onPortal}
            description={
              <>
                On the portal{by && ` by ${by}`}, <Moment of={at} />
              </>
            }
            checked={chosen[id] === 'portal'}
            onChange={() => setChosen({ ...chosen, [id]: 'portal' })}
          />
        </fieldset>
      ))}
      {isMissing && (
        <p className={textStyles.error} role="alert">
          Choose what counts.
        </p>
      )}
      <div>
        <BusyButton busy={isBusy && 'Storing'} onClick={settle}>
          Store what I chose
        </BusyButton>
      </div>
    </section>
  )
}
