/** How much of a list is read at once. */
export const listLimits = { people: 1000, lines: 1100, characters: 500_000, bytes: 1_048_576 } as const

/** A list with more is not read. */
export const tooManyPeople = 'Add at most 1,000 people at once'
