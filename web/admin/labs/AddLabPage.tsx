import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { AddLabDocument } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { clearTyped } from '../../ui/typedText.ts';
import { useChanges } from '../useChanges.ts';
import { choicesOf, LabDetailsForm } from './LabDetailsForm.tsx';

const typedAs = 'lab.new';

/** The form that adds a lab; its hours are entered on the next page. */
export function AddLabPage() {
  const navigate = useNavigate();
  const { fields, change, forget } = useChanges(`${typedAs}.chosen`, choicesOf());
  const [add, { error, loading }] = useMutation(AddLabDocument);
  return (
    <Page title={copy.add}>
      <LabDetailsForm
        typedAs={typedAs}
        chosen={fields}
        choose={change}
        busy={loading}
        message={error ? messageOfFailure(error) : null}
        onSave={(input) =>
          void add({ variables: { input } }).then(
            ({ data }) => {
              clearTyped(typedAs);
              forget();
              return navigate(paths.adminLab(data!.addLab.id), { state: { added: true } });
            },
            () => undefined,
          )
        }
      />
    </Page>
  );
}
