import { mayDo, type Person } from '@portal/domain/accounts/capabilities.ts'
import { lateBefore } from '@portal/domain/cases/case-clock.ts'
import { inboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { confirmersOf } from '@portal/domain/money/bank-account.ts'
import { mayDecideOn } from '@portal/domain/standing/representations.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'
import type { Settings } from '../records/settings/settings.ts'
import type { Moment, Stored } from '../use-case/context.ts'

interface Reader extends Stored, Moment {
  user: Person & { id: number }
}

/** What an officer gets in the inbox, from their duties and from what they decided before. */
export async function askForWaiting(
  { db, user, today, now }: Reader,
  { service_days }: Pick<Settings, 'service_days'>,
) {
  const officers = await listAllOfficers(db)
  const alone = {
    representations: mayDecideOn({ officer: user, decidedBy: user.id, officers }),
    bankAccount: confirmersOf(user.id, officers).includes(user.id),
  }
  return {
    kinds: inboxKindNames.filter((kind) => mayDo(user, inboxKind(kind).may)),
    reader: { id: user.id, today, now, alone },
    lateBefore: lateBefore({ today, service_days }),
  }
}
