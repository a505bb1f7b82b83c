const usual = [
  ...['MBBS', 'BDS', 'BNSc', 'RN', 'RM', 'RN/RM', 'BPharm', 'PharmD', 'BMLS', 'OD', 'BPT', 'BSc', 'MSc'],
  ...['HND', 'OND', 'ND', 'Diploma', 'NCE', 'SSCE', 'Primary School Certificate'],
]

export const qualificationsId = 'usual-qualifications'

/** What the fields for a qualification suggest. */
export function Qualifications() {
  return (
    <datalist id={qualificationsId}>
      {usual.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
