const groupLength = 5

/** A claim code as a person typed it, in one form: capitals without spaces and dashes. */
export function normaliseClaimCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\-\u2010-\u2015]/g, '')
}

/** The groups in which a claim code is printed: 'K7M2Q', 'XT94B'. */
export function claimCodeGroups(code: string): string[] {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
}
