/** '1 person', '12 people'. */
export const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`)
