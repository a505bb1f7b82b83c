import { signerInWords } from '@portal/domain/cases/stages.ts'
import type { Verdict } from '@portal/domain/cases/verdicts.ts'
import { placeInWords } from '@portal/domain/facilities/not-recorded.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import { PrintablePage } from '../../../ui/print/printable-page.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './consideration-summary.module.css'

type Registration = RegistrationDetails['registration']

const signs = { Satisfactory: 'check', 'Not-satisfactory': 'cross' } as const satisfies Record<Verdict, IconName>

/** A verdict in a box. */
function VerdictBlock({ of, verdict }: { of: string; verdict: Verdict | null | undefined }) {
  return (
    <section className={styles.verdict} aria-label={of}>
      <h4 className={styles.of}>{of}</h4>
      <p className={styles.word} data-verdict={verdict ?? 'none'}>
        {verdict && <Icon name={signs[verdict]} size={24} />}
        {verdict ?? 'Not given yet'}
      </p>
    </section>
  )
}

/** A person's name and a time. */
function Signed({ by }: { by: { first_name: string; last_name: string; at: string } }) {
  return (
    <>
      {by.first_name} {by.last_name}, <Moment of={by.at} />
    </>
  )
}

function factsOf(registration: Registration) {
  const { facility, reference, user, submitted_at, expiry_date } = registration
  return [
    { label: 'Application', value: reference },
    { label: 'Facility', value: facility.company_name },
    { label: 'Category', value: facility.facility_types.category_list },
    { label: 'Address', value: placeInWords({ ...facility, lga: facility.local_gov_areas.list }) },
    { label: 'Owner', value: facility.owner_name },
    { label: 'Applicant', value: user && `${user.first_name} ${user.last_name}` },
    { label: 'Submitted on', value: submitted_at ? <Day of={submitted_at} /> : 'Not submitted yet' },
    { label: 'Status', value: <StatusBadge {...registration} /> },
    ...(expiry_date ? [{ label: 'Expiry date', value: <Day of={expiry_date} /> }] : []),
  ]
}

function findingsOf({ consideration, processed_by }: Registration) {
  return [
    { label: 'Recommend to inspect', value: consideration?.recommend_to_inspect },
    {
      label: "Permanent Secretary's comments",
      value: consideration?.permanent_secretary_comment && (
        <span className={styles.prose}>{consideration.permanent_secretary_comment}</span>
      ),
    },
    { label: "Commissioner's approval", value: consideration?.commissioner_approval },
    {
      label: 'Considered by',
      value: consideration && <Signed by={{ ...consideration.user, at: consideration.updated_at }} />,
    },
    { label: 'Processed by', value: processed_by ? <Signed by={processed_by} /> : 'No decision has been taken yet' },
  ]
}

/** Who signed which stage, with the verdict and the remark. */
function signOffsOf({ stages }: RegistrationDetails) {
  return (stages?.stages ?? []).map(({ name, sign_off }) => ({
    label: name,
    value: sign_off ? (
      <span className={styles.prose}>
        {sentenceCase(sign_off.verdict)}, {sentenceCase(signerInWords(sign_off.signed_as))},{' '}
        <Signed by={{ ...sign_off.user, at: sign_off.signed_at }} />
        {sign_off.remark && `\n${sign_off.remark}`}
      </span>
    ) : (
      'Not signed yet'
    ),
  }))
}

/** The findings, the sign-offs and the decisions as a printable summary. Spec §2, Consideration and Approval. */
export function ConsiderationSummary({ details }: { details: RegistrationDetails }) {
  const { registration } = details
  const signOffs = signOffsOf(details)
  const portal = usePortal()
  const { consideration } = registration
  return (
    <div className={styles.summary}>
      <PrintablePage beside={<h2>Summary</h2>} isPart>
        {portal && <Letterhead {...portal} />}
        <h3 className={styles.title}>Consideration & Approval</h3>
        <DescriptionList rows={factsOf(registration)} />
        <div className={styles.verdicts}>
          <VerdictBlock of="Information provided" verdict={consideration?.information_verdict} />
          <VerdictBlock of="Documents reviewed" verdict={consideration?.documents_verdict} />
        </div>
        {signOffs.length > 0 && <DescriptionList rows={signOffs} />}
        <DescriptionList rows={findingsOf(registration)} />
      </PrintablePage>
    </div>
  )
}
