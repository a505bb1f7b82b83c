import { mayDo, type Person } from '@portal/domain/accounts/capabilities.ts'
import { lateBefore } from '@portal/domain/cases/case-clock.ts'
import { handsFor, signersOf } from '@portal/domain/cases/who-signs.ts'
import { inboxKind, inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { confirmersOf } from '@portal/domain/money/bank-account.ts'
import { mayDecideOn } from '@portal/domain/standing/representations.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'
import { readSigning } from '../records/cases/case-stages.ts'
import type { Settings } from '../records/settings/settings.ts'
import type { Moment, OnDay, Stored } from '../use-case/context.ts'

interface Reader extends Stored, Moment {
  user: Person & { id: number }
}

/** What an officer gets in the inbox, from their duties and from what they decided before. */
export async function askForWaiting(
  { db, user, today, now }: Reader,
  { service_days, separate_hands }: Pick<Settings, 'service_days' | 'separate_hands'>,
) {
  const officers = await listAllOfficers(db)
  const alone = {
    representations: mayDecideOn({ officer: user, decidedBy: user.id, officers }),
    bankAccount: confirmersOf(user.id, officers).includes(user.id),
  }
  const signsAs = await listSignersOf({ db, today }, user, officers)
  return {
    kinds: inboxKindNames.filter(
      (kind) => mayDo(user, inboxKind(kind).may) && (kind !== 'sign-off' || signsAs.length > 0),
    ),
    reader: { id: user.id, today, now, alone, signsAs, separateHands: separate_hands === 'yes' },
    lateBefore: lateBefore({ today, service_days }),
  }
}

/** As what an officer signs stages today, with everybody who can: as nothing while the ministry has set none. */
async function listSignersOf(
  { db, today }: OnDay,
  user: Reader['user'],
  officers: Awaited<ReturnType<typeof listAllOfficers>>,
) {
  const { office_users, signed_by } = await readSigning(db, today)
  const signers = { office_users, officers: officers.filter(({ is_disabled }) => !is_disabled) }
  return signersOf(user, signed_by, signers).map((signer) => ({ signer, hands: handsFor(signer, signers) }))
}
