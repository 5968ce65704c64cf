// Whether the window is a phone's, for the few things that hang on it beside the style sheets.
import { useEffect, useState } from 'preact/hooks';
import { phone } from '../app/view.ts';

/** What was found last: what is drawn later begins with it. */
let known = false;

/** False at first, as the page was served. */
export function usePhone(): boolean {
  const [is, put] = useState(known);
  useEffect(() => {
    const query = matchMedia(phone);
    const look = () => put((known = query.matches));
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return is;
}
