// The colours of certificates and statements. All of them stay readable on a black-and-white printer.

/** The state's green: titles and borders. */
export const green = '#07492f'

/** Fine lines beside the green. */
export const gold = '#b3913f'

/** Labels and small print. */
export const grey = '#43504a'

/** The frame of a condition: its paper, and its heading. */
export const conditionPaper = '#fdf8ea'
export const conditionHead = '#6d5210'

/** The finest lines, between what is beside each other. */
export const fineLine = '#b9c6bf'
