import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { adminParametersCopy as copy } from '../../copy/adminParameters.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { SaveTestParametersDocument } from '../generated/graphql.ts';
import type { ParameterFragment } from '../generated/graphql.ts';
import { draftsOf, inputOf, newParameter } from './drafts.ts';
import type { ParameterDraft } from './drafts.ts';
import { ParameterCard } from './ParameterCard.tsx';

/**
 * The values that a test measures, edited and saved as a whole. The typed text is kept in the tab.
 */
export function ParametersForm({
  id,
  parameters,
}: {
  id: string;
  parameters: readonly ParameterFragment[];
}) {
  const typedAs = `parameters.${id}`;
  const [typed, type] = useTyped(typedAs, { drafts: JSON.stringify(draftsOf(parameters)) });
  const [save, { data, error, loading }] = useMutation(SaveTestParametersDocument);
  const drafts = JSON.parse(typed.drafts) as ParameterDraft[];
  const setDrafts = (next: ParameterDraft[]) => type({ drafts: JSON.stringify(next) });
  const message = error ? messageOfFailure(error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ variables: { id, parameters: inputOf(drafts) } }).then(
      () => clearTyped(typedAs),
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit} className={css({ maxW: '760px' })}>
      <FormMessage message={message}>
        <div className={stack({ gap: '5' })}>
          <p className={css({ color: 'fg.muted' })}>{copy.text}</p>
          {drafts.length === 0 ? <p>{copy.none}</p> : null}
          <List>
            {drafts.map((draft, index) => (
              <ParameterCard key={draft.key} drafts={drafts} index={index} onDrafts={setDrafts} />
            ))}
          </List>
          <Button
            variant="outline"
            onClick={() => setDrafts([...drafts, newParameter(drafts)])}
            className={css({ minH: '11', alignSelf: 'flex-start' })}
          >
            {copy.addValue}
          </Button>
          <InlineMessage message={message} />
          {data && !error ? <InlineMessage tone="info" message={copy.saved} /> : null}
          <SubmitButton busy={loading}>{copy.save}</SubmitButton>
        </div>
      </FormMessage>
    </form>
  );
}
