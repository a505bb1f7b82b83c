import type { Finding, FindingForm } from '@portal/contract/inspections/finding.ts'
import type { VisitKit } from '@portal/contract/inspections/inspection-details.ts'
import type { Site, SiteForm } from '@portal/contract/inspections/site.ts'
import type { FindingOutcome, Recommendation } from '@portal/domain/inspections/inspections.ts'

/** What was found about a question. Number and note may be there before the outcome; it is sent once it has one. */
export interface FindingOnPhone extends Pick<FindingForm, 'number_seen' | 'note'> {
  sub_list_id: number
  outcome: FindingOutcome | null
}

/** What an inspector changed of a corrective action. */
export interface ChangedAction {
  text: string
  days?: number | null
}

/** Something that an inspector did on site. */
export type Change =
  | { is: 'begin'; arrived_at: string }
  | { is: 'finding'; finding: FindingOnPhone }
  /** It replaces what was recorded on site before. */
  | { is: 'site'; site: SiteForm }
  /** A corrective action in other words or with other days (null: as the settings say). It is sent with the end of the visit. */
  | ({ is: 'words'; sub_list_id: number } & ChangedAction)
  | { is: 'finish'; recommendation: Recommendation; unanswered: number; departed_at: string }

/** A change in the log of a visit, which is sent in order. */
export interface LogRow {
  /** Its place in the log, given by the database. */
  serial?: number
  person: number
  visit: number
  /** Its name, so that it is stored once however often it is sent. */
  key: string
  at: string
  change: Change
  /** `kept`: only on this phone; `held`: the person has to choose, or it was not accepted. */
  state: 'kept' | 'sent' | 'held'
  /** The version of the finding that the person saw; left out where it was their own one that had not arrived. */
  basedOn?: number
  /** What somebody else recorded meanwhile. */
  conflict?: { is: 'finding'; stored: Finding } | { is: 'site'; stored: Site }
  /** Why the portal did not accept it. */
  problem?: string
}

/** A visit on this phone. */
export interface KeptVisit {
  person: number
  id: number
  kit: VisitKit
  keptAt: string
  /** How large it is, without photos. */
  bytes: number
  /** The findings that the portal had when it answered last, by question. */
  stored: Record<number, Finding>
  /** The version that this phone's last finding about a question became. */
  own: Record<number, number>
  /** What was recorded on site, and its version, when the portal answered last. */
  site: Site
  /** When everything had arrived and the visit was done. */
  arrivedAt?: string
  /** Why the portal accepts nothing more of this visit. */
  problem?: string
}

/** A photo on this phone, without its picture, which is a row of its own. */
export interface KeptPhoto {
  person: number
  visit: number
  key: string
  sub_list_id: number | null
  taken_at: string
  latitude: number | null
  longitude: number | null
  accuracy_m: number | null
  sha256: string
  bytes: number
  /** `refused`: the portal did not accept it; it stays here and in the file of the visit. */
  state: 'kept' | 'sent' | 'refused' | 'removed'
  /** Its id once it has arrived. */
  id?: number
  /** The address of its upload, once that was begun. */
  location?: string | undefined
  problem?: string
}
