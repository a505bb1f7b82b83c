import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import type { ServeDeps } from '../http/serve-deps.ts'
import { portalVersion } from '../http/version.ts'
import { readSettings } from '../records/settings/settings.ts'

/** What pages show of the settings; the text on privacy only on its own page. */
type PageSettings = PortalSettings & { privacy_text: string }

const fallbackSettings: PageSettings = {
  product_name: 'Health facility licensing portal',
  ministry_name: '',
  ministry_address: '',
  home_state_id: 0,
  certificate_prefix: '',
  terms_version: '',
  version: portalVersion,
  crest_url: null,
  privacy_text: '',
}

/** Reads the settings that pages show. While the database is unavailable, returns those that were read last. */
export function settingsForPages({ database, clock }: Pick<ServeDeps, 'database' | 'clock'>) {
  let last = fallbackSettings
  return async (): Promise<PageSettings> => {
    try {
      last = { ...(await readSettings(database.db, lagosDate(clock()))), version: portalVersion }
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    return last
  }
}
