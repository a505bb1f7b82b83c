import type { Certificate } from '@portal/contract/licences/certificate.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { howToCheck } from '@portal/domain/papers/how-to-check.ts'
import { markWords } from '@portal/domain/papers/print-mark.ts'
import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { conditionsHeading, wordings } from '@portal/domain/papers/wordings.ts'
import { AcrossPage, Letterhead, Signatories } from '../../../ui/print/letterhead.tsx'
import styles from './paper.module.css'
import { PaperFrame } from './paper-frame.tsx'

/** Long names and addresses get a smaller font, so that every document fits on one sheet. */
function sizeOf(text: string, { long, longest }: { long: number; longest: number }) {
  if (text.length > longest) return 'small'
  return text.length > long ? 'medium' : 'large'
}

/** The size of all text but that of single long lines. Only many conditions make it the smallest. */
function sizeOfAll(words: string) {
  return words.length > 900 ? 'smallest' : sizeOf(words, { long: 170, longest: 390 })
}

/** All variable text of the document, to measure its length. */
function wordsOf({ facility_name, address, owner_name, operating_officer, ...paper }: Certificate): string {
  const names = paper.signatories.map(({ name }) => name)
  const head = [paper.ministry, paper.ministry_address]
  const asked = paper.conditions?.map(({ text }) => text) ?? []
  return [...head, ...asked, facility_name, address, owner_name, operating_officer, ...names].join(' ')
}

/** What the approval asks of the facility, if anything. */
function Conditions({ paper: { conditions = [] } }: { paper: Certificate }) {
  if (conditions.length === 0) return null
  return (
    <div className={styles.conditions}>
      <h2>{conditionsHeading(conditions.length)}</h2>
      <ol data-single={conditions.length === 1 || undefined}>
        {conditions.map(({ text, due_date }) => (
          <li key={`${text} ${due_date}`}>
            {text}
            {due_date && ` By ${printedDate(due_date)}.`}
          </li>
        ))}
      </ol>
    </div>
  )
}

type Fact = readonly [label: string, value: string]

function Pairs({ of, className }: { of: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {of.map(([label, value]) => (
        <div key={label} data-of={label}>
          <dt>{label}</dt>
          <dd data-size={sizeOf(value, { long: 32, longest: 70 })}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number and the dates in one band, then what the paper states about the facility. */
function Facts({ paper, numbered }: { paper: Certificate; numbered: string }) {
  const { issue, reissued_on, operating_officer } = paper
  const compared: Fact[] = [
    [numbered, paper.number],
    ['Issue date', printedDate(paper.issue_date)],
    ['Expiry date', printedDate(paper.expiry_date)],
  ]
  const stated: Fact[] = [
    ['Category', paper.category],
    ['Local government area', paper.lga],
    ['Owner', paper.owner_name],
    ...(operating_officer ? ([['Operating officer', operating_officer]] as const) : []),
    ...(reissued_on ? ([['Issue', `${issue}, of ${printedDate(reissued_on)}`]] as const) : []),
  ]
  return (
    <>
      <Pairs of={compared} className={styles.dates} />
      <Pairs of={stated} className={styles.facts} />
    </>
  )
}

/** What a phone reads to check the paper, three centimetres wide. */
function QrCode({ of: { qr_code, number } }: { of: Certificate }) {
  if (!qr_code) return null
  const { size, path } = qr_code
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code to check ${number}`} className={styles.qr}>
      <path d={path} />
    </svg>
  )
}

/** The address of the page that checks the document, as people type it. */
function addressToCheck({ verify_url }: Certificate): string {
  const { host, pathname } = new URL(verify_url, window.location.origin)
  return host + pathname
}

/** How anybody finds out whether the paper is genuine, at its foot. */
function Check({ kind, paper, code }: { kind: PrintedKind; paper: Certificate; code: string }) {
  const hasCode = Boolean(paper.qr_code)
  const { question, answer } = howToCheck({ kind, hasCode, address: addressToCheck(paper) })
  return (
    <div className={styles.check} data-has-code={hasCode || undefined}>
      <QrCode of={paper} />
      <div>
        <p className={styles.question}>{question}</p>
        <p>{answer}</p>
      </div>
      <p className={styles.code}>
        Check code <strong>{code}</strong>
      </p>
    </div>
  )
}

/** A certificate or statement as it was issued, on one sheet. Spec §2. A word across the page says why it does not count any more. */
export function Paper({ kind, paper }: { kind: PrintedKind; paper: Certificate }) {
  const { title, as, begins, grants, note, numbered } = wordings[kind]
  return (
    <div className={styles.paper}>
      <PaperFrame isPlain={kind === 'statement'} />
      <div className={styles.words} data-size={sizeOfAll(wordsOf(paper))}>
        <div className={styles.head}>
          <Letterhead
            ministry_name={paper.ministry}
            ministry_address={paper.ministry_address}
            crest_url={paper.crest_url}
          />
        </div>
        <h1 className={styles.title} data-size={sizeOf(title, { long: 28, longest: 40 })}>
          {title}
        </h1>
        {as && <p className={styles.as}>{as}</p>}
        <p className={styles.begins}>{begins}</p>
        <p className={styles.name} data-size={sizeOf(paper.facility_name, { long: 44, longest: 90 })}>
          {paper.facility_name}
        </p>
        <p className={styles.line} data-size={sizeOf(paper.address, { long: 110, longest: 180 })}>
          of {paper.address},
        </p>
        <p className={styles.line}>{grants(paper)}</p>
        {note && <p className={styles.note}>{note}</p>}
        <Facts paper={paper} numbered={numbered} />
        <Conditions paper={paper} />
        <div className={styles.signing}>
          <Signatories of={paper.signatories.filter(({ name }) => name)} />
        </div>
        {paper.check_code && <Check kind={kind} paper={paper} code={paper.check_code} />}
      </div>
      {paper.mark && <AcrossPage word={markWords[paper.mark]} />}
    </div>
  )
}
