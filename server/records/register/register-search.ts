import { foundOnPage } from '@portal/domain/register/public-register.ts'
import { sql } from 'kysely'
import { pageOfSearch } from '../search/search.ts'
import { type Paging, pageInfo } from '../shared/paging.ts'
import { findEntries, type RegisterReader, readEntries } from './public-register.ts'
import { type EntryPage, pageByName } from './register-by-name.ts'
import { hasStanding, type RegisterFilters } from './register-filters.ts'
import { searchedColumns, shownEntries } from './shown-entries.ts'

/** A page of the facilities in the register that the filters choose: by name, or the best match of the words first. */
export async function pageOfRegister(reader: RegisterReader, { page, ...filters }: RegisterFilters & { page: number }) {
  const paging = { page, per_page: foundOnPage }
  const found =
    filters.q === undefined ? await pageByName(reader, filters, paging) : await pageOfTyped(reader, filters, paging)
  return { ...found, data: await readEntries(reader, found.ids) }
}

/** A page for what was typed: the entry of a number, or those whose names have the words. */
async function pageOfTyped(reader: RegisterReader, filters: RegisterFilters, paging: Paging): Promise<EntryPage> {
  const numbered = await findNumbered(reader, filters.q ?? '')
  if (numbered.length === 0) return findWords(reader, filters, paging)
  return { ...pageInfo({ total: numbered.length }, paging), ids: paging.page === 1 ? numbered : [] }
}

/** The entries whose number was typed in place of words. */
export async function findNumbered(reader: RegisterReader, q: string): Promise<number[]> {
  return /\d/.test(q) ? findEntries(reader, q) : []
}

/** A page of the entries whose names have the words, the best match first. */
export async function findWords(
  { db, today }: RegisterReader,
  { q = '', standing, local_gov_area_id, facility_type_id }: RegisterFilters,
  paging: Paging,
): Promise<EntryPage> {
  const { data, matchedIn, ...page } = await pageOfSearch(db, {
    q,
    among: { local_gov_area_id, facility_type_id, namesOnly: true, today },
    paging,
    enough: foundOnPage,
    list: {
      id: sql<number>`facility.certificate_id`,
      among: { rows: shownEntries(today), columns: searchedColumns },
      join: sql``,
      where: standing === undefined ? sql<boolean>`true` : hasStanding(standing, today),
    },
  })
  return { ...page, ids: data.map(({ id }) => id) }
}
