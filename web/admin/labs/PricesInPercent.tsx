import { useLazyQuery } from '@apollo/client/react';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { ChangedLabPricesDocument } from '../generated/graphql.ts';
import type { LabPriceFragment } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  labId: string;
  percent: string;
  onPercent: (percent: string) => void;
  /** Gets the calculated prices; nothing is stored yet. */
  onPrices: (prices: readonly LabPriceFragment[]) => void;
}

/**
 * Changes all prices of a lab by a percentage. The service rounds them, and they are then reviewed
 * and saved.
 */
export function PricesInPercent({ labId, percent, onPercent, onPrices }: Props) {
  const [read, { error, loading }] = useLazyQuery(ChangedLabPricesDocument, {
    fetchPolicy: 'network-only',
  });
  const number = /^[+-]?\d{1,3}$/.test(percent.trim()) ? Number(percent) : null;
  const fill = async () => {
    const { data } = await read({ variables: { labId, percent: number! } });
    if (data) onPrices(data.labPrices);
  };
  return (
    <div className={stack({ gap: '2' })}>
      <div className={stack({ direction: 'row', gap: '3', align: 'flex-end', flexWrap: 'wrap' })}>
        <div className={css({ w: '180px' })}>
          <TextField
            label={copy.percent}
            inputMode="text"
            autoComplete="off"
            value={percent}
            onChange={(event) => onPercent(event.target.value)}
          />
        </div>
        <Button
          type="button"
          variant="outline"
          loading={loading}
          disabled={number === null}
          onClick={() => void fill().catch(() => undefined)}
          className={css({ minH: '11' })}
        >
          {copy.fillIn}
        </Button>
      </div>
      <InlineMessage message={error ? messageOfFailure(error) : null} />
    </div>
  );
}
