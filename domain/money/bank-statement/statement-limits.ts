/** The most rows of a bank statement, also in docs/operations.md. */
export const maxStatementRows = 20_000

/** The most columns that a row of it is read to. */
export const maxStatementColumns = 60
