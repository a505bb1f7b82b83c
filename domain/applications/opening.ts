/** Whether owners can submit applications. A portal that is being set up does not take them yet; owners prepare meanwhile. */
export type TakesApplications = 'yes' | 'not yet'

/** What an owner reads who submits while the ministry takes no applications. */
export const notOpenYet =
  'The ministry does not take applications yet. What you have entered is kept; submit it as soon as the ministry takes them.'

interface Submission {
  /** Whether the ministry has returned the application for correction. */
  isReturned: boolean
  /** Whether an officer submits what somebody brought on paper. */
  isByOfficer: boolean
}

/** Whether a Submit has to wait. What was returned is with the ministry already, so it may be sent again at any time. */
export function hasToWait(takes: TakesApplications, { isReturned, isByOfficer }: Submission): boolean {
  return takes === 'not yet' && !isReturned && !isByOfficer
}
