import type { FormEvent } from 'react';
import type { TestParameterInput } from '../../../machines/generated/schema.ts';
import { adminParametersCopy as copy } from '../../copy/adminParameters.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { mutateCached } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { SaveTestParametersDocument } from '../generated/graphql.ts';
import type { TestParametersFragment } from '../generated/graphql.ts';
import { withOwnKeys } from '../mergeChanges.ts';
import { useStaffForm } from '../useStaffForm.ts';
import { draftsOf, inputOf, newParameter } from './drafts.ts';
import type { ParameterDraft } from './drafts.ts';
import { ParameterCard } from './ParameterCard.tsx';

interface Props {
  id: string;
  stored: TestParametersFragment;
  load: () => Promise<unknown>;
}

/**
 * The values that a test measures, edited and saved as a whole. The typed text is kept in the tab.
 */
export function ParametersForm({ id, stored: { version, parameters }, load }: Props) {
  const { fields, change, submit, message, isBusy, isSaved, attributes } = useStaffForm({
    form: `parameters.${id}.changes`,
    stored: { drafts: draftsOf(parameters).map((draft) => JSON.stringify(draft)) },
    save: (sent: TestParameterInput[]) =>
      mutateCached(SaveTestParametersDocument, { id, version, parameters: sent }),
    load,
  });
  const drafts = withOwnKeys(fields.drafts.map((text) => JSON.parse(text) as ParameterDraft));
  const setDrafts = (next: ParameterDraft[]) =>
    change({ drafts: next.map((draft) => JSON.stringify(draft)) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(inputOf(drafts));
  };
  return (
    <form noValidate onSubmit={send} className={css({ maxW: '760px' })} {...attributes}>
      <FormMessage message={message}>
        <div className={stack({ gap: '5' })}>
          <p className={css({ color: 'fg.muted' })}>{copy.text}</p>
          {drafts.length === 0 ? <p>{copy.none}</p> : null}
          <Fieldset busy={isBusy}>
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
          </Fieldset>
          <FormEnd>
            <InlineMessage message={message} />
            {isSaved ? <InlineMessage tone="info" message={copy.saved} /> : null}
            <SubmitButton busy={isBusy}>{copy.save}</SubmitButton>
          </FormEnd>
        </div>
      </FormMessage>
    </form>
  );
}
