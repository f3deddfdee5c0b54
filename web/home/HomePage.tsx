import { Box, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contentWidth } from '../app/theme.ts';
import { homeCopy } from '../copy/home.ts';
import { Banner } from './Banner.tsx';
import { CommonlyBooked } from './CommonlyBooked.tsx';
import { Faq } from './Faq.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { Search } from './Search.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TestGrid } from './TestGrid.tsx';

/** The home page (specification 2, Home). */
export function HomePage() {
  const [text, setText] = useState('');
  const { hash } = useLocation();
  useEffect(() => {
    document.title = `${homeCopy.title} · Assay`;
    if (hash === '#tests') showTests();
  }, [hash]);
  return (
    <Box as="main" id="main" maxW={contentWidth} mx="auto" px={{ base: '4', md: '6' }} py={{ base: '4', md: '6' }}>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="4">
          <Search text={text} onText={setText} />
          <ResumeCard />
          <Banner onBook={showTests} />
        </Stack>
        <TestGrid />
        <CommonlyBooked />
        <Testimonials />
        <Faq />
      </Stack>
    </Box>
  );
}

function showTests(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('tests')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
