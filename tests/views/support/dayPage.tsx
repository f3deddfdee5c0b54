import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DayPage } from '../../../web/admin/day/DayPage.tsx';
import { serve } from './service.tsx';
import type { Answer, ServiceAnswers } from './service.tsx';

/** A technician's day with these visits, as the service answers it. */
export const day = (...visits: object[]) => ({
  visits: { date: '2026-11-24', visits },
});

/** The page of the technician's day; `calls`: the only ones that they may make. */
export const openDay = (Visits: Answer, answers: ServiceAnswers = {}, calls?: string[]) =>
  serve(<DayPage />, { Visits, ...answers }, { staff: { id: 's1', ...(calls && { calls }) } });

/** The card of a visit, once it is there. */
export const card = (id = 'o1') =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-visit=${id}]`);
    expect(found?.dataset.visit).toBe(id);
    return found!;
  });
