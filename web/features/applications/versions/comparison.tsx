import type * as calls from '@portal/contract/applications/calls/versions.ts'
import type { Reply } from '@portal/contract/call.ts'
import { fieldLabel, nameInWords, partTitle, sideInWords } from '@portal/domain/applications/change-words.ts'
import { isCalendarDate } from '@portal/domain/dates/calendar-date.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { DatesInTable, Day, Moment } from '../../../ui/dates.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { inReadingOrder } from './reading-order.ts'
import { actionInWords } from './version-words.ts'
import styles from './versions.module.css'

type Compared = Reply<typeof calls.compareVersions>
type Thing = Compared['data'][number]
type Field = Thing['fields'][number]

const kinds = {
  same: 'The same in both',
  added: 'Only in the later version',
  removed: 'Only in the earlier version',
  changed: 'Changed',
  'not recorded': 'One of the two versions has no record of this, so it cannot be compared',
} as const satisfies Record<Thing['kind'], string>

/** The field of an answer or thing that neither version has is not shown. */
const isGiven = ({ before, after }: Field) => ![before, after].every((value) => value === null || value === '')

const differs = ({ before, after }: Field) => JSON.stringify(before) !== JSON.stringify(after)

function VersionName({ version }: { version: Compared['before'] }) {
  if (!version) return 'As it is now'
  return (
    <>
      {actionInWords(version.action)}, <Moment of={version.at} />
    </>
  )
}

/** The fields to show: of a changed thing only what differs, unless everything is asked for. */
function shownFields({ kind, fields }: Thing, isWhole: boolean): Field[] {
  return inReadingOrder(fields.filter(kind === 'changed' && !isWhole ? differs : isGiven))
}

/** The value of a field in one version, in a table: '4 Mar 2026' for a date. */
function Value({ of, side }: { of: Field; side: 'before' | 'after' }) {
  const value = of[side]
  return typeof value === 'string' && isCalendarDate(value) ? <Day of={value} /> : sideInWords(of, side)
}

function ThingRows({ thing, isWhole }: { thing: Thing; isWhole: boolean }) {
  const given = shownFields(thing, isWhole)
  const name = nameInWords(thing.part, thing.name)
  return (
    <tbody data-kind={thing.kind}>
      {(name || thing.kind !== 'changed') && (
        <tr className={styles.thing}>
          <th scope="rowgroup" colSpan={3}>
            {name && <span className={styles.name}>{name}</span>}
            <span className={signedIn.aside}>{kinds[thing.kind]}</span>
          </th>
        </tr>
      )}
      {given.map((field) => (
        <tr key={field.field} data-differs={differs(field) || undefined}>
          <th scope="row" className={signedIn.aside}>
            {fieldLabel(field.field)}
          </th>
          <td>
            <Value of={field} side="before" />
          </td>
          <td>
            {differs(field) ? (
              <strong>
                <Value of={field} side="after" />
              </strong>
            ) : (
              <Value of={field} side="after" />
            )}
          </td>
        </tr>
      ))}
      {given.length === 0 && thing.kind !== 'not recorded' && (
        <tr>
          <td colSpan={3}>Nothing was entered.</td>
        </tr>
      )}
    </tbody>
  )
}

/** How many things differ: 'Three things differ.' */
export function differencesInWords(differences: number): string {
  if (differences === 0) return 'The two versions are the same.'
  return byNumber(differences, { one: 'One thing differs.', other: '# things differ.' })
}

/** Two versions of an application side by side, part by part. `isWhole` also shows the fields that are the same. */
export function Comparison({ of: { data, before, after }, isWhole }: { of: Compared; isWhole: boolean }) {
  const parts = [...new Set(data.map(({ part }) => part))]
  return parts.map((part) => (
    <Section key={part} id={part} title={partTitle(part)}>
      <table className={styles.table}>
        <thead>
          <DatesInTable>
            <tr>
              <td />
              <th scope="col" className={signedIn.aside}>
                <VersionName version={before} />
              </th>
              <th scope="col" className={signedIn.aside}>
                <VersionName version={after} />
              </th>
            </tr>
          </DatesInTable>
        </thead>
        {data
          .filter((thing) => thing.part === part)
          .map((thing) => (
            <ThingRows key={`${thing.kind} ${thing.id}`} thing={thing} isWhole={isWhole} />
          ))}
      </table>
    </Section>
  ))
}
