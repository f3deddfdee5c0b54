import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back, or to the given path if there is nothing to go back to (PD-18). */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router's first entry has the key `default`.
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
