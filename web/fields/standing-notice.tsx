import type { OpenRestriction } from '@portal/contract/standing/restriction.ts'
import type { RestrictionKind } from '@portal/domain/standing/standing.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import textStyles from '../ui/text.module.css'
import { RestrictionPeriod } from './restriction-period.tsx'

const words = {
  suspended: {
    now: 'This facility is suspended',
    later: 'This facility will be suspended',
    effect: 'Nothing is approved for it until then.',
  },
  sealed: {
    now: 'This facility is sealed',
    later: 'This facility will be sealed',
    effect: 'Its premises stay closed, and nothing is approved for it until then.',
  },
  revoked: {
    now: 'The licence of this facility is revoked',
    later: 'The licence of this facility will be revoked',
    effect: 'The certificate does not count, and nothing can be started or approved until then.',
  },
} as const satisfies Record<RestrictionKind, unknown>

/** Says that a facility is suspended, sealed or its licence revoked, now or from a later day on, and what follows. */
export function StandingNotice({ facility }: { facility: { restrictions: readonly OpenRestriction[] } }) {
  return facility.restrictions.map((restriction) => (
    <Notice
      key={restriction.id}
      tone={restriction.state === 'in force' ? 'danger' : 'warning'}
      icon="warning"
      title={restriction.state === 'in force' ? words[restriction.kind].now : words[restriction.kind].later}
    >
      <p>
        <RestrictionPeriod of={restriction} />. {words[restriction.kind].effect}
      </p>
      <p className={textStyles.written}>{restriction.reason}</p>
    </Notice>
  ))
}
