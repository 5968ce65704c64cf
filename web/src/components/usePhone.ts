// Whether the window is a phone's, for the few things that hang on it beside the style sheets.
import { useEffect, useState } from 'preact/hooks';
import { phone } from '../app/view.ts';

/** False at first, as the page was served. */
export function usePhone(): boolean {
  const [is, put] = useState(false);
  useEffect(() => {
    const query = matchMedia(phone);
    const look = () => put(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return is;
}
