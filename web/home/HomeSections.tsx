import { stack } from '../generated/panda/patterns/index.js';
import { CommonlyBooked } from './CommonlyBooked.tsx';
import { Faq } from './Faq.tsx';
import { Packages } from './Packages.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page below its tests. */
export function HomeSections() {
  return (
    <div className={stack({ gap: { base: '8', md: '12' } })}>
      <Packages />
      <CommonlyBooked />
      <Testimonials />
      <Faq />
    </div>
  );
}
