import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { deferHydration } from '../shared/deferHydration.tsx';
import { placeNow } from '../ui/pagePlace.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Banner } from './Banner.tsx';
import { CommonlyBooked } from './CommonlyBooked.tsx';
import { Faq } from './Faq.tsx';
import { Search } from './Search.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TestGrid } from './TestGrid.tsx';

// What is pressed first is the search and the banner.
const sections = [TestGrid, CommonlyBooked, Testimonials, Faq].map(deferHydration);

/** The home page; `resume` is the card of a booking that waits (docs/product/screens.md#home). */
export function HomePage({ resume }: { resume: ReactNode }) {
  const [text, setText] = useState('');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#tests' && placeNow() !== 'returned') showTests();
  }, [hash]);
  return (
    <main
      id="main"
      className={css({
        maxW: 'content',
        mx: 'auto',
        px: { base: '4', md: '6' },
        py: { base: '4', md: '6' },
      })}
    >
      <div className={stack({ gap: { base: '8', md: '12' } })}>
        <div className={stack({ gap: '4' })}>
          <Search text={text} onText={setText} />
          {resume}
          <PinNote />
          <Banner onBook={showTests} />
        </div>
        {sections.map((Section, index) => (
          <Section key={index} />
        ))}
      </div>
    </main>
  );
}

function showTests(): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('tests')?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
}
