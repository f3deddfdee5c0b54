import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { WakesLast } from '../app/WakesLast.tsx';
import { ResumeCard } from '../app/lazyParts.tsx';
import { hasDraft } from '../booking/draftStorage.ts';
import { contentWidth } from '../app/theme/widths.ts';
import { homeCopy } from '../copy/home.ts';
import { Box, Stack } from '../look/elements.tsx';
import { Banner } from './Banner.tsx';
import { CommonlyBooked } from './CommonlyBooked.tsx';
import { Faq } from './Faq.tsx';
import { Search } from './Search.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TestGrid } from './TestGrid.tsx';

/** The home page (specification 2, Home). */
export function HomePage() {
  const [text, setText] = useState('');
  // Known to the browser alone: the server's page has no card.
  const resumable = useSyncExternalStore(never, hasDraft, () => false);
  const { hash } = useLocation();
  useEffect(() => {
    document.title = `${homeCopy.title} · Assay`;
    if (hash === '#tests') showTests();
  }, [hash]);
  return (
    <Box
      as="main"
      id="main"
      maxW={contentWidth}
      mx="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '6' }}
    >
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="4">
          <Search text={text} onText={setText} />
          {resumable ? (
            <Suspense fallback={null}>
              <ResumeCard />
            </Suspense>
          ) : null}
          <Banner onBook={showTests} />
        </Stack>
        {/* What is pressed first is the search and the banner. */}
        {[TestGrid, CommonlyBooked, Testimonials, Faq].map((Section, index) => (
          <WakesLast key={index}>
            <Section />
          </WakesLast>
        ))}
      </Stack>
    </Box>
  );
}

/** The storage does not tell of changes; a page that opens reads it. */
const never = () => () => undefined;

function showTests(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('tests')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
