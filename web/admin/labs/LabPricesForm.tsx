import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { SaveLabPricesDocument } from '../generated/graphql.ts';
import type { LabPriceFragment } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Card } from '../../ui/Card.tsx';
import { datedDay } from '../../ui/days.ts';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { PricesInPercent } from './PricesInPercent.tsx';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

/** Names of fields that are not prices of a test. */
const start = 'from';
const percent = 'percent';
const nothing = { [start]: '', [percent]: '' };
const nameOf = (testId: string) => `price.${testId}`;

const textOf = ({ priceInRupees }: Pick<LabPriceFragment, 'priceInRupees'>) =>
  priceInRupees === null ? '' : String(priceInRupees);
const textsOf = (prices: readonly LabPriceFragment[]) =>
  Object.fromEntries(prices.map((row) => [nameOf(row.testId), textOf(row)]));

interface Props {
  labId: string;
  initial: readonly LabPriceFragment[];
}

/**
 * A price field for each test; only changed ones are sent. An empty field means that the lab does
 * not offer the test.
 */
export function LabPricesForm({ labId, initial }: Props) {
  const [save, { data, error, loading }] = useMutation(SaveLabPricesDocument);
  const typedAs = `labPrices.${labId}`;
  // Saved prices are kept here, whatever the next change does.
  const [prices, setPrices] = useState(initial);
  const [typed, type] = useTyped<Record<string, string>>(typedAs, {
    ...textsOf(initial),
    ...nothing,
  });
  const message = error ? messageOfFailure(error) : null;
  const textNow = (testId: string) => typed[nameOf(testId)]!.trim();
  const changed = prices.filter((row) => textNow(row.testId) !== textOf(row));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const change = {
      labId,
      prices: changed.map(({ testId }) => ({ testId, price: textNow(testId) || null })),
      from: typed[start] || null,
    };
    const saved = (await save({ variables: { change } })).data!.saveLabPrices;
    setPrices(saved);
    type({ ...textsOf(saved), ...nothing });
    clearTyped(typedAs);
  };

  return (
    <Card className={css({ maxW: '960px' })}>
      <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <p className={css({ color: 'fg.muted' })}>{copy.pricesHint}</p>
            <Fieldset busy={loading}>
              <PricesInPercent
                labId={labId}
                percent={typed[percent]!}
                onPercent={(text) => type({ [percent]: text })}
                onPrices={(would) => type(textsOf(would))}
              />
              <div className={grid({ columns: { base: 1, sm: 2, lg: 3 }, gap: '4' })}>
                {prices.map(({ testId, testName, planned }) => (
                  <TextField
                    key={testId}
                    label={testName}
                    name={nameOf(testId)}
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed[nameOf(testId)]}
                    onChange={(event) => type({ [nameOf(testId)]: event.target.value })}
                    hint={planned && copy.planned(datedDay(planned.from), planned.priceInRupees)}
                  />
                ))}
              </div>
              <div className={css({ maxW: '220px' })}>
                <TextField
                  label={copy.pricesFrom}
                  name={start}
                  type="date"
                  value={typed[start]}
                  onChange={(event) => type({ [start]: event.target.value })}
                  hint={copy.pricesFromHint}
                />
              </div>
            </Fieldset>
            <FormEnd>
              <InlineMessage message={message} />
              {data && changed.length === 0 ? (
                <InlineMessage tone="info" message={copy.saved} />
              ) : null}
              <SubmitButton busy={loading} isDisabled={changed.length === 0}>
                {copy.savePrices(changed.length)}
              </SubmitButton>
            </FormEnd>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
