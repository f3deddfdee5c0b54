import { HomePage } from '../home/HomePage.tsx';
import { ResumeSlot } from './ResumeSlot.tsx';

/** The home page with the cards of unfinished bookings. */
export const HomeWithResume = () => <HomePage resume={<ResumeSlot />} />;
