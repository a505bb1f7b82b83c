/** What became of a licence that ends or has ended, in the words of the reports. Each licence has one. */
export const licenceOutcomes = {
  in_time: 'Renewed in time',
  late: 'Renewed late',
  under_way: 'Renewal with the ministry',
  open: 'To be renewed',
  lapsed: 'Lapsed',
} as const

/** The key of one of `licenceOutcomes`. */
export type LicenceOutcome = keyof typeof licenceOutcomes

/** The keys of `licenceOutcomes`, in their order. */
export const licenceOutcomeKeys = ['in_time', 'late', 'under_way', 'open', 'lapsed'] as const satisfies LicenceOutcome[]

/** How many licences that end in a month are listed by name, page by page. All are in the file. */
export const maxEndingListed = 1000
