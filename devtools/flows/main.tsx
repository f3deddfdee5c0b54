import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FlowsPage } from './FlowsPage.tsx';
import './flows.css';
import '../drawing/drawing.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <FlowsPage />
  </StrictMode>,
);
