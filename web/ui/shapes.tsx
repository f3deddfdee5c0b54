import type { ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { card } from '../generated/panda/recipes/index.js';
import { Bar } from './states.tsx';

const times = (count: number, one: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => one(index));
const row = css({ display: 'flex', gap: '2', alignItems: 'center' });
const surface = cx(card(), stack({ gap: '5' }));

/** The placeholder of a slot picker: days in a row, times below. */
export const SlotsShape = () => (
  <>
    <div className={cx(row, css({ overflow: 'hidden' }))}>
      {times(7, (day) => (
        <Bar key={day} height={68} width="calc(100% / 7 - 7px)" />
      ))}
    </div>
    {times(3, (index) => (
      <div key={index} className={cx(row, css({ overflow: 'hidden' }))}>
        {times(4, (time) => (
          <Bar key={time} height={48} width="calc(25% - 6px)" />
        ))}
      </div>
    ))}
  </>
);

/** The placeholder of a card of stages or facts, each with a circle and two lines. */
export const OrderShape = ({ rows = 4 }: { rows?: number }) => (
  <div className={surface}>
    {times(rows, (index) => (
      <div key={index} className={row}>
        <Bar height={32} width="32px" />
        <div className={stack({ flex: '1' })}>
          <Bar height={12} width="40%" />
          <Bar height={12} width="70%" />
        </div>
      </div>
    ))}
  </div>
);

/** The placeholder of a form: fields, each below its label. */
export const FormShape = () => (
  <div className={surface}>
    {times(3, (index) => (
      <div key={index} className={stack()}>
        <Bar height={12} width="30%" />
        <Bar height={44} />
      </div>
    ))}
  </div>
);
