import type { ComponentType } from 'react';
import { speakToAdmins } from '../copy/speak.ts';
import { bookingActor, signUpActor } from './actors.ts';
import { SignUp } from './flows.ts';
import { lazyPage } from './lazyPage.tsx';

/** A page inside of what it needs; both are fetched side by side. */
const connected = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [{ Connected }, Page] = await Promise.all([import('./Connected.tsx'), load()]);
    return () => (
      <Connected>
        <Page />
      </Connected>
    );
  });

/** A part of the funnel inside of its actor. */
const booking = (load: () => Promise<ComponentType>) => async () => {
  const [{ BookingPart }, Part] = await Promise.all([
    import('../booking/BookingPart.tsx'),
    load(),
    bookingActor.load(),
  ]);
  return () => (
    <BookingPart>
      <Part />
    </BookingPart>
  );
};

// What the server renders, too: no Apollo, few recipes.
export const SignUpFlow = lazyPage(async () => {
  const [{ SignUpFlow: Flow }, actor] = await Promise.all([
    import('../signUp/SignUpFlow.tsx'),
    signUpActor.load(),
  ]);
  return () => (
    <SignUp.Provider actor={actor}>
      <Flow />
    </SignUp.Provider>
  );
});
export const TextPages = lazyPage(async () => (await import('../account/TextPages.tsx')).TextPages);

export const CodeStep = connected(async () => (await import('../signUp/CodeStep.tsx')).CodeStep);
export const PasswordResetFlow = lazyPage(
  async () => (await import('../passwordReset/PasswordResetFlow.tsx')).PasswordResetFlow,
);
export const BookingFlow = connected(
  booking(async () => (await import('../booking/BookingFlow.tsx')).BookingFlow),
);
export const ResumeCard = lazyPage(
  booking(async () => (await import('../home/ResumeCard.tsx')).ResumeCard),
);
export const TrackPage = connected(async () => (await import('../orders/TrackPage.tsx')).TrackPage);
export const OrdersPage = connected(
  async () => (await import('../orders/OrdersPage.tsx')).OrdersPage,
);
export const ReportsPage = connected(
  async () => (await import('../account/ReportsPage.tsx')).ReportsPage,
);
export const AppointmentsPage = connected(
  async () => (await import('../account/AppointmentsPage.tsx')).AppointmentsPage,
);
export const FamilyPage = connected(
  async () => (await import('../account/FamilyPage.tsx')).FamilyPage,
);
export const PaymentsPage = connected(
  async () => (await import('../account/PaymentsPage.tsx')).PaymentsPage,
);
export const AddressPage = connected(
  async () => (await import('../account/AddressPage.tsx')).AddressPage,
);
export const AdminLoginPage = lazyPage(
  async () => (await import('../admin/AdminLoginPage.tsx')).AdminLoginPage,
);
export const AdminRoutes = connected(async () => {
  const [part] = await Promise.all([import('../admin/AdminRoutes.tsx'), speakToAdmins()]);
  return part.AdminRoutes;
});

export const Toasts = lazyPage(async () => (await import('../ui/toasts.tsx')).Toasts);
export const ChatDialog = connected(
  async () => (await import('../chat/ChatDialog.tsx')).ChatDialog,
);
