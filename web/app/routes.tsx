import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { PortalBar } from '../features/portal/portal-bar.tsx'
import { paths } from '../paths.ts'
import { SignIn } from '../screens/sign-in.tsx'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { PageSkeleton } from '../ui/feedback/skeletons.tsx'
import { RequireSession } from './require-session.tsx'

/** A screen that is fetched when it is opened: the component of that name in its file. */
function screen<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  return lazy(async () => ({ default: (await load())[name] }))
}

// The sign-in page comes with the first file; every other screen is fetched when it is opened.
const Shell = screen(() => import('./shell/shell.tsx'), 'Shell')
const Register = screen(() => import('../screens/register.tsx'), 'Register')
const Terms = screen(() => import('../screens/terms.tsx'), 'Terms')
const Certificate = screen(() => import('../screens/certificate.tsx'), 'Certificate')
const Statement = screen(() => import('../screens/statement.tsx'), 'Statement')
const Overview = screen(() => import('../screens/overview.tsx'), 'Overview')
const AddFacility = screen(() => import('../screens/add-facility.tsx'), 'AddFacility')
const RequirementParts = screen(() => import('../screens/requirement-parts.tsx'), 'RequirementParts')
const MyFacilities = screen(() => import('../screens/my-facilities.tsx'), 'MyFacilities')
const Registration = screen(() => import('../screens/registration.tsx'), 'Registration')
const FacilityTypeRequirements = screen(
  () => import('../screens/facility-type-requirements.tsx'),
  'FacilityTypeRequirements',
)
const RequirementPart = screen(() => import('../screens/requirement-part.tsx'), 'RequirementPart')
const AnswerRequirement = screen(() => import('../screens/answer-requirement.tsx'), 'AnswerRequirement')
const NewRegistration = screen(() => import('../screens/new-registration.tsx'), 'NewRegistration')
const FacilityManagement = screen(() => import('../screens/facility-management.tsx'), 'FacilityManagement')
const FacilityTypes = screen(() => import('../screens/facility-types.tsx'), 'FacilityTypes')
const Penalties = screen(() => import('../screens/penalties.tsx'), 'Penalties')
const Registrations = screen(() => import('../screens/registrations.tsx'), 'Registrations')
const FacilityDetail = screen(() => import('../screens/facility-detail.tsx'), 'FacilityDetail')
const States = screen(() => import('../screens/states.tsx'), 'States')
const State = screen(() => import('../screens/state.tsx'), 'State')
const Approval = screen(() => import('../screens/approval.tsx'), 'Approval')
const Renewals = screen(() => import('../screens/renewals.tsx'), 'Renewals')
const TableList = screen(() => import('../style-guide/table-list.tsx'), 'TableList')
const Typography = screen(() => import('../style-guide/typography.tsx'), 'Typography')
const Icons = screen(() => import('../style-guide/icons.tsx'), 'Icons')
const Maps = screen(() => import('../screens/maps.tsx'), 'Maps')
const Notifications = screen(() => import('../style-guide/notifications.tsx'), 'Notifications')
const Upgrade = screen(() => import('../screens/upgrade.tsx'), 'Upgrade')
const Review = screen(() => import('../screens/review.tsx'), 'Review')
const Settings = screen(() => import('../screens/settings.tsx'), 'Settings')
const NotFound = screen(() => import('../screens/not-found.tsx'), 'NotFound')

/** The route table of spec §2, line for line. A screen that is not built yet has no line: it is not found. */
export function Routing() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/" element={<SignIn />} />
        <Route path="/register" element={<Register />} />
        <Route path="/terms" element={<Terms />} />
        <Route path="/dashboard" element={<Navigate to={paths.overview()} replace />} />
        <Route
          path="/cert/:id"
          element={
            <RequireSession>
              <Certificate />
            </RequireSession>
          }
        />
        <Route
          path="/statement/:id"
          element={
            <RequireSession>
              <Statement />
            </RequireSession>
          }
        />
        <Route
          path="/admin"
          element={
            <RequireSession>
              <Shell />
            </RequireSession>
          }
        >
          <Route index element={<Navigate to={paths.overview()} replace />} />
          <Route path="overview" element={<Overview />} />
          <Route
            path="user"
            element={
              <RequireSession only="user">
                <AddFacility />
              </RequireSession>
            }
          />
          <Route path="requirement/:id" element={<RequirementParts />} />
          <Route
            path="registration"
            element={
              <RequireSession only="user">
                <MyFacilities />
              </RequireSession>
            }
          />
          <Route
            path="facility/type"
            element={
              <RequireSession only="admin">
                <FacilityTypes />
              </RequireSession>
            }
          />
          <Route
            path="add/registration"
            element={
              <RequireSession only="admin">
                <NewRegistration />
              </RequireSession>
            }
          />
          <Route
            path="all/facilities"
            element={
              <RequireSession only="admin">
                <FacilityManagement />
              </RequireSession>
            }
          />
          <Route
            path="all/penalties"
            element={
              <RequireSession only="admin">
                <Penalties />
              </RequireSession>
            }
          />
          <Route path="single-facility/:id" element={<FacilityDetail />} />
          <Route
            path="states"
            element={
              <RequireSession only="admin">
                <States />
              </RequireSession>
            }
          />
          <Route
            path="state/:id"
            element={
              <RequireSession only="admin">
                <State />
              </RequireSession>
            }
          />
          <Route
            path="all/registrations"
            element={
              <RequireSession only="admin">
                <Registrations />
              </RequireSession>
            }
          />
          <Route path="registration/:id" element={<Registration />} />
          <Route
            path="registration/approval/:id"
            element={
              <RequireSession only="admin">
                <Approval />
              </RequireSession>
            }
          />
          <Route
            path="add/requirement/:id"
            element={
              <RequireSession only="admin">
                <FacilityTypeRequirements />
              </RequireSession>
            }
          />
          <Route path="requirement-part/:id" element={<RequirementPart />} />
          <Route path="requirement-part/register/:id" element={<AnswerRequirement />} />
          <Route path="table-list" element={<TableList />} />
          <Route path="typography" element={<Typography />} />
          <Route path="icons" element={<Icons />} />
          <Route
            path="maps"
            element={
              <RequireSession only="admin">
                <Maps />
              </RequireSession>
            }
          />
          <Route path="notifications" element={<Notifications />} />
          <Route path="upgrade" element={<Upgrade />} />
          <Route
            path="renewals"
            element={
              <RequireSession only="admin">
                <Renewals />
              </RequireSession>
            }
          />
          <Route
            path="review"
            element={
              <RequireSession only="user">
                <Review />
              </RequireSession>
            }
          />
          <Route
            path="settings"
            element={
              <RequireSession only="admin">
                <Settings />
              </RequireSession>
            }
          />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route
          path="*"
          element={
            <OpenPage bar={<PortalBar />}>
              <NotFound />
            </OpenPage>
          }
        />
      </Routes>
    </Suspense>
  )
}
