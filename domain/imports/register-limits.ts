/** The most facilities in one file of a register, also in docs/operations.md. */
export const maxRegisterRows = 20_000
