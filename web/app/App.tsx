import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../ui/toasts.tsx';
import type { Actors } from './actors.ts';
import { client } from './apollo.ts';
import { ActorsContext } from './ActorsContext.ts';
import { CrashBoundary } from './ErrorPages.tsx';
import { Booking, Chat, Location, Session, SignUp } from './flows.ts';
import { AppRoutes } from './routes.tsx';
import { system } from './theme.ts';

/** The providers, in order. */
export function App({ actors }: { actors: Actors }) {
  return (
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <ActorsContext value={actors}>
          <Session.Provider actor={actors.session}>
            <SignUp.Provider actor={actors.signUp}>
              <Booking.Provider actor={actors.booking}>
                <Chat.Provider actor={actors.chat}>
                  <Location.Provider actor={actors.location}>
                    <BrowserRouter><CrashBoundary><AppRoutes /></CrashBoundary></BrowserRouter>
                    <Toasts />
                  </Location.Provider>
                </Chat.Provider>
              </Booking.Provider>
            </SignUp.Provider>
          </Session.Provider>
        </ActorsContext>
      </ApolloProvider>
    </ChakraProvider>
  );
}
