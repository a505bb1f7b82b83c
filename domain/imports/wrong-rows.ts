/** The first two columns of the file of wrong rows: by the number of the row it is read again, and why it is wrong. */
export const rowNumberHeading = 'Row'
export const whyHeading = 'What is wrong'
