import type { Screen } from './screen.ts'

/** The screens on which an owner fills in an application. */
export const applicationScreens: Screen[] = [
  {
    name: 'parts before the start',
    as: 'owner',
    at: ({ idle }) => `/admin/requirement/${idle.id}`,
    shows: 'Start the registration first',
  },
  {
    name: 'parts',
    as: 'owner',
    at: ({ started }) => `/admin/requirement/${started.facility_id}`,
    shows: 'of 48 questions answered',
  },
  {
    name: 'parts of a type with one question',
    as: 'owner',
    at: ({ complete }) => `/admin/requirement/${complete.facility_id}`,
    shows: '1 of 1 question answered',
  },
  {
    name: 'requirements of a part',
    as: 'owner',
    at: ({ started }) => `/admin/requirement-part/${started.part_id}?facility=${started.facility_id}`,
    shows: '1 of 4 answered',
  },
  {
    name: 'all questions of a requirement',
    as: 'owner',
    at: ({ started }) =>
      `/admin/requirement-part/register/${started.requirement_id}/all?facility=${started.facility_id}`,
    shows: '1 of 4 questions answered',
  },
  {
    name: 'a question without an answer',
    as: 'owner',
    at: ({ started }) =>
      `/admin/requirement-part/register/${started.requirement_id}?facility=${started.facility_id}&page=2`,
    shows: 'Your answer',
  },
  {
    name: 'a question with its answer',
    as: 'owner',
    at: ({ started }) => `/admin/requirement-part/register/${started.requirement_id}?facility=${started.facility_id}`,
    shows: 'A hall with benches',
  },
  {
    name: 'a registration just started',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}`,
    shows: '0 of 48 questions answered',
  },
  {
    name: 'the facility of an application',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=facility`,
    shows: 'Facility details',
  },
  {
    name: 'the applicant',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=applicant`,
    shows: 'Edit applicant details',
  },
  {
    name: 'an operating officer to be added',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=operating_officer`,
    shows: 'Add Operational Officer',
  },
  {
    name: 'staff and referees to be added',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=staff`,
    shows: 'Add Staff',
  },
  {
    name: 'staff and referees',
    as: 'owner',
    at: ({ complete }) => `/admin/registration/${complete.id}?step=staff`,
    shows: 'Usman Danjuma',
  },
  {
    name: 'available facilities to be filled in',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=available_facilities`,
    shows: 'Bed capacity',
  },
  {
    name: 'documents to be added',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=documents`,
    shows: 'Fire safety Certificate',
  },
  {
    name: 'a payment to be added',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}?step=payment`,
    shows: 'Reference to give',
  },
  {
    name: 'a payment to read',
    as: 'owner',
    at: ({ approved }) => `/admin/registration/${approved.id}?step=payment`,
    shows: 'Payment',
  },
  {
    name: 'the form to sign',
    as: 'owner',
    at: ({ complete }) => `/admin/registration/${complete.id}?step=form`,
    shows: 'Declaration',
  },
]
