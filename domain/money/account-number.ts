const weights = [3, 7, 3]

/**
 * Whether the tenth digit of a Nigerian account number (NUBAN) fits: the Central Bank's check digit over the three digits of
 * the bank's code and the first nine of the number.
 */
export function hasCheckDigit(accountNumber: string, bankCode: string): boolean {
  const digits = [...bankCode, ...accountNumber.slice(0, 9)].map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * (weights[place % 3] ?? 0), 0)
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9])
}
