import type { ComponentProps, FormEvent } from 'react';
import type { OfferChanges } from '../../../machines/generated/schema.ts';
import type { Message } from '../../../machines/notices.ts';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import type { AdminOfferFragment } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

const textOf = (value: number | string | boolean | null | undefined) => String(value ?? '');
/** The fields as texts, under the service's names. */
export const fieldsOf = (known?: AdminOfferFragment) => ({
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
  firstOrderOnly: textOf(known?.offer.firstOrderOnly ?? false),
  paused: textOf(known?.paused ?? false),
});
type Fields = ReturnType<typeof fieldsOf>;

interface Props {
  typed: Fields;
  type: (change: Partial<Fields>) => void;
  isNew?: boolean;
  busy: boolean;
  message: Message | null;
  saved?: boolean;
  onSave: (input: OfferChanges, code: string) => void;
}

/** The terms of an offer, new or existing. The service validates them. */
export function OfferForm({ typed, type, isNew = false, ...props }: Props) {
  const { busy, message, saved = false, onSave } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { code, firstOrderOnly, paused, ...input } = typed;
    const choices = { firstOrderOnly: firstOrderOnly === 'true', paused: paused === 'true' };
    onSave({ ...input, ...choices }, code);
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
            <Fieldset busy={busy}>
              {isNew ? field('code', copy.code, { hint: copy.codeHint }) : null}
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
                checked={typed.firstOrderOnly === 'true'}
                onChange={(value) => type({ firstOrderOnly: String(value) })}
              />
              <CheckField
                label={copy.pause}
                hint={copy.pauseHint}
                checked={typed.paused === 'true'}
                onChange={(value) => type({ paused: String(value) })}
              />
            </Fieldset>
            <FormEnd>
              <InlineMessage message={message} />
              {saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
              <SubmitButton busy={busy}>{copy.save}</SubmitButton>
            </FormEnd>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
