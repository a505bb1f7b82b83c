import type { AuditCheck } from '@portal/contract/audit/audit-entry.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Moment } from '../../ui/dates.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What the last check of the record found, in words. */
export function CheckResult({ check }: { check: AuditCheck | null }) {
  if (!check) return <p>The record was not checked here yet.</p>
  const { ended_at, entries, findings, failure } = check
  const by = check.asked_by ?? 'The portal itself'
  if (failure !== null)
    return (
      <Notice tone="warning" title="The last check did not finish">
        {failure}
      </Notice>
    )
  if (ended_at === null)
    return (
      <p role="status">
        {by} {check.asked_by === null ? 'began' : 'asked for'} a check. It goes on if you leave this page.
      </p>
    )
  const checked = byNumber(entries ?? 0, { one: '# entry', other: '# entries' })
  if (findings.length === 0) {
    return (
      <Notice tone="success" title="The record is whole">
        {by} checked {checked} on <Moment of={ended_at} />: nothing was changed, removed or inserted, and the tables
        agree with the record.
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title="The record or a table was altered">
      <p>
        {by} checked {checked} on <Moment of={ended_at} />. Keep the database as it is, and tell whoever is responsible
        for security.
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </Notice>
  )
}
