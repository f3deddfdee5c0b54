import { useLocation } from 'react-router-dom';
import { accountCopy } from '../copy/account.ts';
import { Heading, Stack, Text } from '../look/elements.tsx';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

/** Offers, help, terms. */
export function TextPages() {
  const name = useLocation().pathname.slice(1).toLowerCase() as keyof typeof accountCopy.texts;
  const { title, parts } = accountCopy.texts[name];
  return (
    <main id="main">
      <Page title={title} narrow>
        <Stack gap="3">
          {parts.map(([heading, text]) => (
            <Card key={heading}>
              <Heading as="h2" size="md" mb="2">
                {heading}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}
