import type { FormEvent, ReactNode } from 'react';
import { Box, Stack } from '../look/elements.tsx';
import { Page } from '../ui/Page.tsx';
import { Card } from '../ui/Card.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  below?: ReactNode;
  /** The form's fields by name; what was typed stays when it fails. */
  onSubmit: (fields: Record<string, string>) => void;
}

/** A narrow card with one form. */
export function AuthCard({ title, lead, children, below, onSubmit }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(
      Object.fromEntries(new FormData(event.currentTarget).entries()) as Record<string, string>,
    );
  };
  return (
    <Box maxW="460px" mx="auto" pt={{ md: '8' }}>
      <Page title={title} lead={lead} narrow>
        <Card>
          <form method="post" onSubmit={submit} noValidate>
            <Stack gap="5">{children}</Stack>
          </form>
        </Card>
        {below ? (
          <Box mt="5" textAlign="center" color="fg.muted">
            {below}
          </Box>
        ) : null}
      </Page>
    </Box>
  );
}
