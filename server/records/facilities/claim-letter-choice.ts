import type { ClaimLetterFilters } from '@portal/contract/facilities/claim-letter-job.ts'
import { lettersPerFile, maxFoundForLetters, maxLettersOfJob } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotTakenBack } from '../imports/taken-back.ts'
import { tallyFacilities } from '../reports/tallies.ts'
import { filterCondition } from './facility-filters.ts'
import { findFacilityIds } from './facility-list.ts'

/** For which facilities letters are made: those that filters choose, without those whose letter was made after a moment. */
export interface LetterChoice {
  filters: ClaimLetterFilters
  today: string
  recentAfter: Date | null
}

/** A letter is for a facility that belongs to no account, is not closed today, and was not taken back with its import. */
export function mayHaveLetter(today: string): RawBuilder<boolean> {
  return sql<boolean>`(facility.user_id is null and ${isNotTakenBack} and not exists (
    select from facility_closing
    where facility_closing.facility_id = facility.id and reopened_at is null and closed_from <= ${today}::date
  ))`
}

/** Whether the owner has a letter of late that can still be used. One whose file was never finished was never printed. */
function hasRecentLetter({ today, recentAfter }: LetterChoice): RawBuilder<boolean> {
  if (recentAfter === null) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from claim left join claim_letter_file as of_file on of_file.id = claim.letter_file_id
    where claim.facility_id = facility.id and claim.ended_at is null and claim.last_day >= ${today}::date
      and claim.made_at > ${recentAfter.toISOString()}::timestamptz
      and (claim.letter_file_id is null or of_file.made_at is not null)
  )`
}

/** The condition of the filters, and whether a search found more than are looked at. */
async function chosenCondition(db: Db, { filters, today }: LetterChoice) {
  const { q, ...others } = filters
  const condition = sql<boolean>`(${filterCondition('facility', others, today)} and ${mayHaveLetter(today)})`
  if (q === undefined) return { condition, isMore: false }
  const paging = { page: 1, per_page: 1 }
  const found = await findFacilityIds(db, { ...others, ...paging, q }, { today, most: maxFoundForLetters })
  return { condition: sql<boolean>`(${condition} and facility.id = any(${found.ids}::int[]))`, isMore: found.isMore }
}

/** How many letters a choice makes, in how many files, and how many facilities are left out because of a letter of late. */
export async function countChoice(db: Db, choice: LetterChoice) {
  const { condition, isMore } = await chosenCondition(db, choice)
  const { rows } = await sql<{ letters: number; files: number; recent: number }>`
    select coalesce(sum(letters), 0)::int as letters, coalesce(sum(recent), 0)::int as recent,
      coalesce(sum(ceil(letters::numeric / ${sql.lit(lettersPerFile)})), 0)::int as files
    from (
      select count(*) filter (where not is_recent) as letters, count(*) filter (where is_recent) as recent
      from (
        select local_gov_area_id, ${hasRecentLetter(choice)} as is_recent from facility where ${condition}
      ) as chosen
      group by local_gov_area_id
    ) as of_lga
  `.execute(db)
  return { ...(rows[0] ?? { letters: 0, files: 0, recent: 0 }), isMore }
}

/** The chosen facilities, LGA by LGA and by name; one more than a job may have, if there are more. */
export async function listChosen(db: Db, choice: LetterChoice) {
  const { condition, isMore } = await chosenCondition(db, choice)
  const chosen = await db
    .selectFrom('facility')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .where(sql<boolean>`(${condition} and not ${hasRecentLetter(choice)})`)
    .orderBy('local_gov_area.list')
    .orderBy('local_gov_area.id')
    .orderBy('facility.name_key')
    .orderBy('facility.id')
    .limit(maxLettersOfJob + 1)
    .select(['facility.id', 'facility.local_gov_area_id'])
    .execute()
  return { chosen, isMore }
}

/** All facilities, and how many of them belong to no account. Uses the tallies and the index facility_of_owner. */
export async function countWithoutAccount(db: Db, today: string) {
  const { without_account } = await db
    .selectFrom('facility')
    .where('user_id', 'is', null)
    .where(isNotTakenBack)
    .select(sql<number>`count(*)::int`.as('without_account'))
    .executeTakeFirstOrThrow()
  return { facilities: await tallyFacilities(db, {}, today), without_account }
}
