import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import type { OfferChanges } from '../../../machines/generated/schema.ts';
import type { Message } from '../../../machines/notices.ts';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import type { AdminOfferFragment } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTyped } from '../../ui/typedText.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

/** The typed texts, under the service's names. */
type Fields = Record<Exclude<keyof OfferChanges, 'firstOrderOnly' | 'paused'> | 'code', string>;

const textOf = (value: number | string | null | undefined) => String(value ?? '');
const fieldsOf = (known?: AdminOfferFragment): Fields => ({
  code: textOf(known?.offer.code),
  title: textOf(known?.offer.title),
  titleHindi: textOf(known?.offer.titleForHindi),
  percent: textOf(known?.offer.percent),
  rupees: textOf(known?.offer.rupees),
  mostRupees: textOf(known?.offer.mostRupees),
  from: textOf(known?.offer.from),
  until: textOf(known?.offer.until),
  perCustomer: textOf(known?.offer.perCustomer),
  budgetUses: textOf(known?.budgetUses),
  budgetRupees: textOf(known?.budgetRupees),
});

interface Props {
  /** The storage name of the typed text. */
  typedAs: string;
  offer?: AdminOfferFragment;
  busy: boolean;
  message: Message | null;
  saved?: boolean;
  onSave: (input: OfferChanges, code: string) => void;
}

/** The terms of an offer, new or existing. The service validates them. */
export function OfferForm({ typedAs, offer, busy, message, saved = false, onSave }: Props) {
  const [typed, type] = useTyped<Fields>(typedAs, fieldsOf(offer));
  const [firstOrderOnly, setFirstOrderOnly] = useState(offer?.offer.firstOrderOnly ?? false);
  const [paused, setPaused] = useState(offer?.paused ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { code, ...input } = typed;
    onSave({ ...input, firstOrderOnly, paused }, code);
  };
  const field = (
    name: keyof Fields,
    label: string,
    more: ComponentProps<'input'> & { hint?: string } = {},
  ) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      value={typed[name]}
      onChange={(event) => type({ [name]: event.target.value })}
      {...more}
    />
  );
  const figure = (name: keyof Fields, label: string, hint: string = copy.boundHint) =>
    field(name, label, { inputMode: 'numeric', hint });
  return (
    <Card className={css({ maxW: '760px' })}>
      <form noValidate onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            {offer ? null : field('code', copy.code, { hint: copy.codeHint })}
            {field('title', copy.name)}
            {field('titleHindi', copy.nameHindi, { lang: 'hi' })}
            <div className={grid({ columns: { base: 1, sm: 3 }, gap: '4' })}>
              {figure('percent', copy.percent, copy.percentHint)}
              {figure('rupees', copy.rupees, copy.percentHint)}
              {figure('mostRupees', copy.mostRupees)}
              {field('from', copy.from, { type: 'date', hint: copy.boundHint })}
              {field('until', copy.until, { type: 'date', hint: copy.boundHint })}
              {figure('perCustomer', copy.perCustomer)}
              {figure('budgetUses', copy.budgetUses)}
              {figure('budgetRupees', copy.budgetRupees)}
            </div>
            <CheckField
              label={copy.firstOrderOnly}
              hint={copy.firstOrderOnlyHint}
              checked={firstOrderOnly}
              onChange={setFirstOrderOnly}
            />
            <CheckField
              label={copy.pause}
              hint={copy.pauseHint}
              checked={paused}
              onChange={setPaused}
            />
            <InlineMessage message={message} />
            {saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
            <SubmitButton busy={busy}>{copy.save}</SubmitButton>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
