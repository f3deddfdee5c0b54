import { fireEvent, screen } from '@testing-library/react';

/** Presses the one button of that name on the page. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What all buttons of the page say, in their order. */
export const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** What the page says at once to who listens to it: failures and refusals. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
