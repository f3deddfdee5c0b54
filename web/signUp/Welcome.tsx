import { FileText } from '../ui/lucide/FileText.tsx';
import { House } from '../ui/lucide/House.tsx';
import { Banknote } from '../ui/lucide/Banknote.tsx';
import { welcomeCopy as copy } from '../copy/welcome.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { deferHydration } from '../shared/deferHydration.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { AtTheDoor } from '../shared/drawings.ts';

const icons = { visit: House, money: Banknote, report: FileText };
const Drawing = deferHydration(() => (
  <LoadBoundary loading={null} failed={() => null}>
    <AtTheDoor />
  </LoadBoundary>
));

/** What the service is, drawn: above the form of a phone, beside that of a desk. */
export function WelcomeBand() {
  return (
    <section
      aria-label={copy.title}
      className={css({
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        h: { base: '28', lg: '260px' },
        maxW: { base: '428px', lg: 'none' },
        mx: { base: '4', sm: 'auto', lg: '0' },
        mt: { base: '4', lg: '12' },
        ps: '5',
        borderRadius: '24px',
        overflow: 'hidden',
        backgroundImage: 'linear-gradient(to right, {colors.brand.800}, {colors.brand.600})',
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

/** What somebody may count on before there is an account. */
export function Welcome() {
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
      {(['visit', 'money', 'report'] as const).map((point) => {
        const Icon = icons[point];
        return (
          <li key={point} className={stack({ direction: 'row', gap: '3', align: 'center' })}>
            <span
              aria-hidden
              className={css({
                bg: 'brand.subtle',
                color: 'brand.fg',
                borderRadius: 'full',
                p: '2.5',
              })}
            >
              <Icon size={20} />
            </span>
            {copy.points[point]}
          </li>
        );
      })}
    </ul>
  );
}
