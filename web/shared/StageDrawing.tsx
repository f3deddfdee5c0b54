import type { OrderStatus } from '../../machines/order/order.rules.ts';
import { css } from '../generated/panda/css/index.js';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { AtTheBench, AtTheDoor, InTheEnvelope, OnTheWay } from './drawings.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

const yes = () => true;

interface Props {
  stage: OrderStatus;
  isOnTheWay: boolean;
}

/** How far a visit is, drawn; the words beside it say the same. */
export function StageDrawing({ stage, isOnTheWay }: Props) {
  // The server does not have the code of the drawings, and they hold no text.
  const isInBrowser = useInBrowser(yes, false);
  return (
    <div
      className={css({
        w: { base: '128px', md: '180px' },
        aspectRatio: '360 / 260',
        flexShrink: '0',
        borderRadius: 'card',
        overflow: 'hidden',
        backgroundImage: 'linear-gradient(to right, {colors.brand.800}, {colors.brand.600})',
      })}
    >
      <LoadBoundary loading={null} failed={() => null}>
        {isInBrowser ? <Drawing stage={stage} isOnTheWay={isOnTheWay} /> : null}
      </LoadBoundary>
    </div>
  );
}

function Drawing({ stage, isOnTheWay }: Props) {
  if (stage === 'completed') return <InTheEnvelope />;
  if (stage === 'examining' || stage === 'collection') return <AtTheBench />;
  return isOnTheWay ? <OnTheWay /> : <AtTheDoor />;
}
