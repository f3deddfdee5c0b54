import { HomePage } from '../home/HomePage.tsx';
import { ResumeSlot } from './ResumeSlot.tsx';

/** The home page, with the bookings that wait. */
export const HomeWithResume = () => <HomePage resume={<ResumeSlot />} />;
