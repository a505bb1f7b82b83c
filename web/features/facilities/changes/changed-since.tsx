import type { Reply } from '@portal/contract/call.ts'
import type { showChange } from '@portal/contract/facilities/calls/changes.ts'
import { fieldLabel, valueInWords } from '@portal/domain/applications/change-words.ts'
import layout from '../../../ui/layout/layout.module.css'

type Request = Pick<Reply<typeof showChange>['data'], 'outdated' | 'changed_since' | 'offered'>

/** Says that a request is outdated, what stands there now, and what to do. */
export function ChangedSince({ request: { outdated, changed_since, offered } }: { request: Request }) {
  if (outdated === null) return null
  return (
    <div role="note" className={layout.stack2}>
      <p>
        {outdated}. {wayOut(offered)}
      </p>
      {changed_since.length > 0 && (
        <ul>
          {changed_since.map(({ field, before, after }) => (
            <li key={field}>
              {fieldLabel(field)}: now {valueInWords(field, after)}, when it was asked for {valueInWords(field, before)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function wayOut(offered: Request['offered']): string {
  if (offered.includes('Refuse change')) return 'Refuse it, so that the owner asks again.'
  if (offered.includes('Withdraw change')) return 'Withdraw it and ask again.'
  return 'It can only be refused or withdrawn.'
}
