import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { Download, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { accountCopy } from '../copy/account.ts';
import { ReportsDocument } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { momentOf } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const copy = accountCopy.reports;

/** The customer's reports; the empty text to the letter. */
export function ReportsPage() {
  const { data, error, refetch } = useQuery(ReportsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <main id="main">
      <Page
        title={copy.title}
        narrow
        aside={<TextLink to={`${paths.home}#tests`}>{copy.book}</TextLink>}
      >
        {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Loading /> : null}
        {data?.reports.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            icon={<FileText size={44} strokeWidth={1.5} aria-hidden />}
          />
        ) : null}
        <Stack gap="3">
          {data?.reports.map((report) => (
            <Card key={report.id}>
              <Stack direction="row" align="center" justify="space-between" gap="3">
                <Box minW="0">
                  <Link to={paths.trackOrder(report.orderId)}>
                    <Text fontWeight="semibold">{report.testName}</Text>
                  </Link>
                  <Text fontSize="sm" color="fg.muted">
                    {report.patientName} · {momentOf(report.readyAt)}
                  </Text>
                </Box>
                <Button asChild colorPalette="brand" minH="11">
                  <a href={report.url} download>
                    <Download size={18} aria-hidden />
                    {copy.download}
                  </a>
                </Button>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}
