import { byProgram, recordChanges } from '../../audit/record-changes.ts'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import { makeChance } from './chance.ts'
import { makeDemoAccess } from './demo-access.ts'
import { makeDemoChanges } from './demo-changes.ts'
import { makeDemoConcerns } from './demo-concerns.ts'
import { makeDemoContact } from './demo-contact.ts'
import { makeDemoContents } from './demo-contents.ts'
import { makeDemoFacilities } from './demo-facilities.ts'
import { makeDemoFlags } from './demo-flags.ts'
import { makeDemoHelpers } from './demo-helpers.ts'
import { makeDemoLetters } from './demo-letters.ts'
import { makeDemoMessages } from './demo-messages.ts'
import { makeDemoMoney } from './demo-money.ts'
import { makeDemoOfficers } from './demo-officers.ts'
import { makeDemoPenalties } from './demo-penalties.ts'
import { makeDemoPeople } from './demo-people.ts'
import { makeDemoRegister } from './demo-register.ts'
import { makeDemoRegistrations } from './demo-registrations.ts'
import { makeDemoRenewals } from './demo-renewals.ts'
import { makeDemoRepresentations } from './demo-representations.ts'
import { makeDemoReturns } from './demo-returns.ts'
import { makeDemoSignatories } from './demo-signatories.ts'
import { makeDemoStanding } from './demo-standing.ts'
import { makeDemoStatements } from './demo-statements.ts'
import { makeDemoSurcharges } from './demo-surcharges.ts'
import { makeDemoVersions } from './demo-versions.ts'

/** Where the files of the demonstration go, and the keys that sign its papers. */
interface Stores {
  files: FileStore
  signingKeys: SigningKeys
}

/** Fills a portal that has no facilities with a realistic ministry. Returns how many facilities it created; 0 if there were some already. */
export async function fillDemo(db: Db, { files, signingKeys }: Stores, now: Date): Promise<number> {
  const existing = await db.selectFrom('facility').select('id').limit(1).execute()
  if (existing.length > 0) return 0
  const chance = makeChance(27)
  return recordChanges(db, byProgram('demo', now), async (transaction) => {
    const people = await makeDemoPeople(transaction, chance)
    await makeDemoSignatories(transaction, people, now)
    await makeDemoContact(transaction, people, now)
    const facilities = await makeDemoFacilities(transaction, chance, people, now)
    const registrations = await makeDemoRegistrations(transaction, { chance, people, facilities, now, signingKeys })
    await makeDemoContents(transaction, files, chance, registrations)
    const renewals = await makeDemoRenewals(transaction, files, {
      ...{ chance, people, facilities, registrations, now, signingKeys },
    })
    await makeDemoRegister(transaction, { registrations, now, signingKeys })
    await makeDemoReturns(transaction, { people, registrations, now })
    await makeDemoMoney(transaction, people, now)
    await makeDemoSurcharges(transaction)
    await makeDemoVersions(transaction, [...registrations, ...renewals])
    await makeDemoStatements(transaction, people, now)
    await makeDemoChanges(transaction, files, { people, registrations, now, signingKeys })
    await makeDemoFlags(transaction, { people, registrations, now })
    await makeDemoPenalties(transaction, chance, people, facilities, now)
    await makeDemoConcerns(transaction, people, facilities, now)
    await makeDemoLetters(transaction, people, now)
    await makeDemoStanding(transaction, { people, registrations, now })
    await makeDemoRepresentations(transaction, people, now)
    await makeDemoHelpers(transaction, { people, facilities, now })
    await makeDemoOfficers(transaction, people, now)
    await makeDemoMessages(transaction)
    await makeDemoAccess(transaction, people, now)
    return facilities.length
  })
}
