import { testCopy as copy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';
import { Price } from '../ui/Price.tsx';
import type { detailOf } from './testDetail.ts';

const bar = css({
  position: { base: 'fixed', _short: 'static', lg: 'sticky' },
  insetInline: { base: '0', lg: 'auto' },
  bottom: { base: '0', lg: 'auto' },
  top: { lg: '20' },
  zIndex: { base: 'docked', lg: 'auto' },
  gridColumn: { lg: '2' },
  gridRow: { lg: '1' },
  bg: 'bg.panel',
  borderTopWidth: '1px',
  px: '4',
  py: '3',
  pb: 'calc(env(safe-area-inset-bottom) + 12px)',
  lg: { borderWidth: '1px', borderRadius: 'card', boxShadow: 'card', p: '5' },
  '& > dl': { display: { base: 'none', lg: 'block' }, mb: '5' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    py: '2.5',
    borderBottomWidth: '1px',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'semibold', textAlign: 'end' },
});
const buttons = css({
  display: 'flex',
  flexDirection: { lg: 'column-reverse' },
  justifyContent: 'space-between',
  gap: '3',
  maxW: 'content',
  mx: 'auto',
});

/**
 * Books the test: the bar at the bottom, and on a desk a card beside the text, with what one wants
 * to know before pressing. It is one element, so that there is one button on every width.
 */
export function BookingCard({
  test,
  onCancel,
  onAdd,
}: {
  test: ReturnType<typeof detailOf>;
  onCancel: () => void;
  onAdd: () => void;
}) {
  return (
    <div data-bottom-bar="narrow" className={bar}>
      <dl data-rail>
        <div>
          <dt>{copy.from}</dt>
          <dd>
            <Price amount={test.priceInRupees} className={css({ fontSize: '3xl' })} />
          </dd>
        </div>
        <div>
          <dt>{copy.ready}</dt>
          <dd>{test.reportTime}</dd>
        </div>
        <div>
          <dt>{copy.fastingLabel}</dt>
          <dd>{test.fastingHours ? copy.fastingFor(test.fastingHours) : copy.noFasting}</dd>
        </div>
      </dl>
      <div className={buttons}>
        <Button size="lg" variant="outline" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="lg" onClick={onAdd} className={css({ colorPalette: 'accent' })}>
          {copy.add}
        </Button>
      </div>
    </div>
  );
}
