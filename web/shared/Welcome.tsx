import type { ReactNode } from 'react';
import { FileText } from '../ui/lucide/FileText.tsx';
import { House } from '../ui/lucide/House.tsx';
import { Banknote } from '../ui/lucide/Banknote.tsx';
import { welcomeCopy as copy } from '../copy/welcome.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { IconMark } from '../ui/IconMark.tsx';
import { deferHydration } from './deferHydration.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { AtTheDoor } from './drawings.ts';

const icons = { visit: House, money: Banknote, report: FileText };
const Drawing = deferHydration(() => (
  <LoadBoundary loading={null} failed={() => null}>
    <AtTheDoor />
  </LoadBoundary>
));

/** A drawing of the service: above the form on a phone, beside it on desktop. */
function WelcomeBand() {
  return (
    <section
      aria-label={copy.title}
      className={css({
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        flexWrap: { lg: 'wrap' },
        h: { base: '28', lg: 'auto' },
        minH: { lg: '260px' },
        maxW: { base: '428px', lg: 'none' },
        mx: { base: '4', sm: 'auto', lg: '0' },
        mt: { base: '4', lg: '12' },
        ps: '5',
        borderRadius: '24px',
        overflow: 'hidden',
        backgroundImage: '{gradients.brand}',
        color: 'white',
      })}
    >
      <p
        className={css({
          fontSize: { base: 'xl', lg: '3xl' },
          fontWeight: 'semibold',
          lineHeight: '1.15',
          letterSpacing: '-0.02em',
          maxW: '8ch',
          // The drawing goes below it where letters are larger.
          flex: { lg: '1 1 6ch' },
        })}
      >
        {copy.title}
      </p>
      <div
        className={css({
          w: { base: '150px', lg: '260px' },
          aspectRatio: '360 / 260',
          flexShrink: '0',
          alignSelf: 'flex-end',
        })}
      >
        <Drawing />
      </div>
    </section>
  );
}

/** What the service offers, for people without an account. */
function Points() {
  return (
    <ul
      className={stack({
        gap: '4',
        px: '4',
        pt: { lg: '6' },
        pb: '8',
        maxW: { base: '460px', lg: 'none' },
        mx: { base: 'auto', lg: '0' },
        listStyleType: 'none',
      })}
    >
      {(['visit', 'money', 'report'] as const).map((point) => (
        <li key={point} className={stack({ direction: 'row', gap: '3', align: 'center' })}>
          <IconMark of={icons[point]} />
          {copy.points[point]}
        </li>
      ))}
    </ul>
  );
}

const besideForm = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: '460px minmax(0, 400px)',
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'center',
    columnGap: '8',
    '& > :nth-child(2)': { gridRow: '1 / 3', gridColumn: '1' },
  },
});

/** A form with an introduction to the service beside it, for people who may be new here. */
export const Welcome = ({ children }: { children: ReactNode }) => (
  <div className={besideForm}>
    <WelcomeBand />
    <div>{children}</div>
    <Points />
  </div>
);
