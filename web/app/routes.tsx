import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from './ErrorPages.tsx';
import { RequireCustomer } from './guards.tsx';
import { paths } from './paths.ts';
import { Shell } from './Shell.tsx';

const SignUpFlow = lazy(async () => ({ default: (await import('../signUp/SignUpFlow.tsx')).SignUpFlow }));
const LoginPage = lazy(async () => ({ default: (await import('../signIn/LoginPage.tsx')).LoginPage }));
const PasswordResetFlow = lazy(async () => ({ default: (await import('../passwordReset/PasswordResetFlow.tsx')).PasswordResetFlow }));
const TestInfoPage = lazy(async () => ({ default: (await import('../catalogue/TestInfoPage.tsx')).TestInfoPage }));
const BookingFlow = lazy(async () => ({ default: (await import('../booking/BookingFlow.tsx')).BookingFlow }));
const TrackPage = lazy(async () => ({ default: (await import('../orders/TrackPage.tsx')).TrackPage }));
const OrdersPage = lazy(async () => ({ default: (await import('../orders/OrdersPage.tsx')).OrdersPage }));
const ReportsPage = lazy(async () => ({ default: (await import('../account/ReportsPage.tsx')).ReportsPage }));
const AppointmentsPage = lazy(async () => ({ default: (await import('../account/AppointmentsPage.tsx')).AppointmentsPage }));
const FamilyPage = lazy(async () => ({ default: (await import('../account/FamilyPage.tsx')).FamilyPage }));
const PaymentsPage = lazy(async () => ({ default: (await import('../account/PaymentsPage.tsx')).PaymentsPage }));
const AddressPage = lazy(async () => ({ default: (await import('../account/AddressPage.tsx')).AddressPage }));
const TextPages = lazy(async () => ({ default: (await import('../account/TextPages.tsx')).TextPages }));
const AdminLoginPage = lazy(async () => ({ default: (await import('../admin/AdminLoginPage.tsx')).AdminLoginPage }));
const AdminRoutes = lazy(async () => ({ default: (await import('../admin/AdminRoutes.tsx')).AdminRoutes }));

const mine = (page: ReactNode) => <RequireCustomer>{page}</RequireCustomer>;
const funnel = [paths.addPatient, paths.lab, paths.selectAppointment, paths.addAddress, '/reviewOrder/:orderId', paths.checkout, '/payment-success/:orderId'];

/** The route table of the specification and nothing else; addresses match whatever their case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<SignUpFlow />}>
          {[paths.signUp, paths.mobile, paths.verifyOtp].map((path) => <Route key={path} path={path} element={null} />)}
        </Route>
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<PasswordResetFlow />}>
          {[paths.forgotPassword, paths.resetPassword].map((path) => <Route key={path} path={path} element={null} />)}
        </Route>
        <Route path={paths.home} element={<HomePage />} />
        <Route path="/testinfo/:id" element={<TestInfoPage />} />
        <Route element={<RequireCustomer verified><BookingFlow /></RequireCustomer>}>
          {funnel.map((path) => <Route key={path} path={path} element={null} />)}
        </Route>
        <Route path="/trackOrder/:orderId" element={mine(<TrackPage />)} />
        <Route path={paths.orders} element={mine(<OrdersPage />)} />
        <Route path={paths.reports} element={mine(<ReportsPage />)} />
        <Route path={paths.appointments} element={mine(<AppointmentsPage />)} />
        <Route path={paths.family} element={mine(<FamilyPage />)} />
        <Route path={paths.payments} element={mine(<PaymentsPage />)} />
        <Route path={paths.address} element={mine(<AddressPage />)} />
        {[paths.offers, paths.help, paths.terms].map((path) => <Route key={path} path={path} element={<TextPages />} />)}
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="/admin/*" element={<AdminRoutes />} />
    </Routes>
  );
}
