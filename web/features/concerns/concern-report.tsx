import { linkConcernPhoto } from '@portal/contract/concerns/calls.ts'
import type { ConcernDetails } from '@portal/contract/concerns/concern.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { concernKindWords, contactMonths } from '@portal/domain/concerns/concerns.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { Day, Moment } from '../../ui/dates.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './concerns.module.css'

/** A link works for five minutes. */
const linkLifetimeMs = 4 * 60_000

function Photo({ concern: { id, reference } }: { concern: ConcernDetails }) {
  const link = useQuery({
    queryKey: ['concern photo', id],
    queryFn: () => send(linkConcernPhoto, { params: { id } }),
    staleTime: linkLifetimeMs,
  })
  if (link.error) return <p>The photo could not be loaded. Load the page again.</p>
  if (!link.data) return <p aria-busy>Loading the photo</p>
  return (
    <a href={link.data.url} target="_blank" rel="noreferrer">
      <img className={styles.photo} src={link.data.url} alt={`What came with ${reference} (opens in a new tab)`} />
    </a>
  )
}

function Contact({ of: { contact, contact_erased_at } }: { of: ConcernDetails }) {
  if (contact_erased_at !== null) {
    return (
      <>
        Erased on <Day of={contact_erased_at} />
      </>
    )
  }
  if (!contact) return <>None was left</>
  const { name, phone_number, email } = contact
  return (
    <>
      {name && <div>{name}</div>}
      {phone_number && <a href={`tel:${phone_number}`}>{phoneInGroups(phone_number)}</a>}
      {email && (
        <div>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
      <div className={textStyles.second}>
        Only for officers who review. It is erased {contactMonths} months after closing.
      </div>
    </>
  )
}

/** What was reported: the words, the place, the photo, and who reported it if they left a contact. */
export function ConcernReport({ concern }: { concern: ConcernDetails }) {
  const { kind, text, place, address, lga, reported_at, has_photo } = concern
  return (
    <div className={layout.stack4}>
      <p className={`${textStyles.written} ${styles.written}`}>{text}</p>
      {has_photo && <Photo concern={concern} />}
      <DescriptionList
        rows={[
          { label: 'About', value: concernKindWords[kind] },
          { label: 'Place', value: place },
          { label: 'Address', value: address },
          { label: 'LGA', value: lga },
          { label: 'Reported', value: <Moment of={reported_at} /> },
          { label: 'Contact', value: <Contact of={concern} /> },
        ]}
      />
    </div>
  )
}
