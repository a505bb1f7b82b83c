import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { removeVisit, type VisitOnPhone } from '../../../api/visits/kept-visits.ts'
import { isOne, isUnsent, unsentInWords, unsentOf } from '../../../api/visits/unsent.ts'
import { inBytes } from '../../../fields/in-bytes.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './visits.module.css'

const isEnded = ({ visit, log }: VisitOnPhone) =>
  visit.arrivedAt !== undefined || log.some(({ change }) => change.is === 'finish')

/** How far a visit is that is kept on this phone. */
function stateOf(kept: VisitOnPhone): string {
  const { arrivedAt, kit } = kept.visit
  if (arrivedAt) return 'Done, everything has arrived'
  if (isEnded(kept)) return 'Ended on this phone'
  const isBegun = kit.inspection.status !== 'planned' || kept.log.some(({ change }) => change.is === 'begin')
  return isBegun ? 'Under way, planned' : 'Planned'
}

function sizeOf({ visit, photos }: VisitOnPhone): number {
  return photos.reduce((sum, { bytes }) => sum + bytes, visit.bytes)
}

/** A visit on this phone: what is kept of it, how large it is, until when, and its removal. */
function VisitRow({ kept }: { kept: VisitOnPhone }) {
  const [isAsking, setAsking] = useState(false)
  const { person, id, kit } = kept.visit
  const { inspection } = kit
  const unsent = unsentOf(kept)
  const name = inspection.company_name
  return (
    <li className={styles.visit}>
      <div className={layout.stack1}>
        <h3>{name}</h3>
        <p>
          {stateOf(kept)}
          {inspection.planned_day && !isEnded(kept) && (
            <>
              {' '}
              for <Day of={inspection.planned_day} />
            </>
          )}
        </p>
        <p className={textStyles.note}>
          {inBytes(sizeOf(kept))}, kept until <Day of={kit.keep_until} />
          {isUnsent(unsent) && ' or until it has arrived'}
        </p>
        {isUnsent(unsent) && <p className={styles.unsent}>Not yet on the portal: {unsentInWords(unsent)}</p>}
      </div>
      <div className={layout.row2}>
        <LinkButton to={paths.visit(id)}>Open</LinkButton>
        <Button
          variant="subtle"
          aria-label={`Remove from this phone: ${name}`}
          onClick={() => (isUnsent(unsent) ? setAsking(true) : void removeVisit(person, id))}
        >
          Remove from this phone
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove what has not arrived?"
          confirm="Remove and lose it"
          isDanger
          onConfirm={() => void removeVisit(person, id)}
          onClose={() => setAsking(false)}
        >
          {sentenceCase(unsentInWords(unsent))} of the visit to {name} {isOne(unsent) ? 'is' : 'are'} only on this
          phone.
        </ConfirmDialog>
      )}
    </li>
  )
}

/** The visits that are kept on this phone. */
export function VisitsOnPhone({ kept }: { kept: readonly VisitOnPhone[] }) {
  const bytes = kept.reduce((sum, one) => sum + sizeOf(one), 0)
  if (kept.length === 0) return null
  return (
    <Section title="On this phone">
      <p className={textStyles.note}>
        {byNumber(kept.length, { one: '# visit', other: '# visits' })}, {inBytes(bytes)}: the facility, the checklist,
        the owner’s answers, the staff, the last findings and what you record; no documents. Whoever unlocks this phone
        can read them.
      </p>
      <ul className={layout.stack3}>
        {kept.map((one) => (
          <VisitRow key={one.visit.id} kept={one} />
        ))}
      </ul>
    </Section>
  )
}
