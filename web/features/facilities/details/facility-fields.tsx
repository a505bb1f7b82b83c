import type { FacilityDetail } from '@portal/contract/facilities/facility.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { operatingHoursLabel } from '@portal/domain/facilities/operating-hours.ts'
import { positionInWords } from '@portal/domain/facilities/position.ts'
import { Fragment, type ReactNode } from 'react'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { HomeLgaField } from '../../../fields/home-lga-field.tsx'
import { OpeningFields } from '../../../fields/opening-fields.tsx'
import { WardField } from '../../../fields/place-fields.tsx'
import { PositionFields } from '../../../fields/position-fields.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { Description } from '../../../ui/layout/description-list.tsx'

const cacHint = 'On the certificate of the Corporate Affairs Commission. For example, RC1234567'

interface Asking {
  /** For a new facility, whose owner fills in the form. */
  isNew: boolean
}

/** How each detail of a facility is asked for, in the order of the forms; null if the field before it asks for both. */
const fields: Record<FacilityDetail, ((asking: Asking) => ReactNode) | null> = {
  company_name: ({ isNew }) => (
    <TextField
      name="company_name"
      label="Facility name"
      hint="As on its CAC certificate"
      autoComplete={isNew ? 'organization' : 'off'}
    />
  ),
  facility_type_id: () => <FacilityTypeField name="facility_type_id" label="Type of facility" />,
  owner_name: ({ isNew }) => (
    <TextField
      name="owner_name"
      label="Owner's name"
      hint="The person or company that owns the facility"
      autoComplete={isNew ? 'name' : 'off'}
    />
  ),
  phone_number: ({ isNew }) => <PhoneField autoComplete={isNew ? 'tel' : undefined} />,
  facility_email: () => <TextField name="facility_email" label="Email" type="email" inputMode="email" />,
  website: ({ isNew }) => (
    <TextField
      name="website"
      label="Website"
      hint="For example, www.example.com"
      type="url"
      autoComplete={isNew ? 'url' : undefined}
    />
  ),
  cac: () => <TextField name="cac" label="CAC number" hint={cacHint} characters={20} />,
  address: ({ isNew }) => (
    <TextField
      name="address"
      label="Address"
      hint="House number, street and town"
      autoComplete={isNew ? 'street-address' : undefined}
    />
  ),
  postal_address: () => <TextField name="postal_address" label="Postal address" hint="For example, PMB 42, Minna" />,
  local_gov_area_id: ({ isNew }) => (
    <HomeLgaField name="local_gov_area_id" label="Local government area (LGA)" isNew={isNew} />
  ),
  ward_id: ({ isNew }) => <WardField name="ward_id" of="local_gov_area_id" label="Ward" isNew={isNew} />,
  latitude: () => <PositionFields />,
  longitude: null,
  hours_of_operation: () => <OpeningFields />,
  working_days: null,
}

interface FacilityFieldsProps {
  /** The form: the details that it has are asked for. */
  of: { shape: object }
  without?: FacilityDetail | undefined
  isNew?: boolean
}

/** The fields of the details of a facility that a form asks for. */
export function FacilityFields({ of: { shape }, without, isNew = false }: FacilityFieldsProps) {
  const asked = Object.entries(fields).filter(([detail]) => detail in shape && detail !== without)
  return asked.map(([detail, field]) => <Fragment key={detail}>{field?.({ isNew })}</Fragment>)
}

/** How each detail is shown, in the order of the pages; null if the one before it shows both. */
const shown: Record<FacilityDetail, ((facility: FacilityWithPlaces) => Description) | null> = {
  company_name: ({ company_name }) => ({ label: 'Facility name', value: company_name }),
  facility_type_id: ({ facility_types }) => ({ label: 'Category', value: facility_types.category_list }),
  owner_name: ({ owner_name }) => ({ label: 'Owner', value: owner_name }),
  phone_number: ({ phone_number }) => ({ label: 'Phone number', value: phoneInGroups(phone_number) }),
  facility_email: ({ facility_email }) => ({ label: 'Email', value: facility_email }),
  website: ({ website }) => ({
    label: 'Website',
    value: website && (
      <a href={website} target="_blank" rel="noreferrer">
        {website}
      </a>
    ),
  }),
  cac: ({ cac }) => ({ label: 'CAC number', value: cac }),
  local_gov_area_id: ({ local_gov_areas }) => ({ label: 'LGA', value: local_gov_areas.list }),
  ward_id: ({ ward_name }) => ({ label: 'Ward', value: ward_name }),
  address: ({ address }) => ({ label: 'Address', value: address }),
  postal_address: ({ postal_address }) => ({ label: 'Postal address', value: postal_address }),
  latitude: ({ latitude, longitude }) => ({
    label: 'Position (GPS)',
    value: latitude !== null && longitude !== null && <OnMap latitude={latitude} longitude={longitude} />,
  }),
  longitude: null,
  working_days: ({ working_days }) => ({ label: 'Working days', value: working_days?.split(',').join(', ') }),
  hours_of_operation: ({ hours_of_operation }) => ({
    label: 'Hours of operation',
    value: hours_of_operation && operatingHoursLabel(hours_of_operation),
  }),
}

/** The details of a facility as they are shown. */
export function detailsInWords(facility: FacilityWithPlaces): Description[] {
  const onPaper = facility.paper_number ? [{ label: 'Number on paper', value: facility.paper_number }] : []
  return [...Object.values(shown).flatMap((row) => row?.(facility) ?? []), ...onPaper]
}

/** A position that opens on a public map, in a tab of its own. */
function OnMap(position: { latitude: number; longitude: number }) {
  const { latitude, longitude } = position
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <a href={map} target="_blank" rel="noreferrer">
      {positionInWords(position)}
    </a>
  )
}
