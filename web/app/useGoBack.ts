import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** Goes back, or home where there is nothing to go back to (decisions 18). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router's first entry has the key `default`.
  return () => void (key === 'default' ? navigate(paths.home) : navigate(-1));
}
