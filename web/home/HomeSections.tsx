import { CommonlyBooked } from './CommonlyBooked.tsx';
import { Faq } from './Faq.tsx';
import { Packages } from './Packages.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page below its tests. */
export function HomeSections() {
  return (
    <>
      <Packages />
      <CommonlyBooked />
      <Testimonials />
      <Faq />
    </>
  );
}
