// Hook that tells whether the window has a phone's size, for the few things that style sheets can't decide.
import { useEffect, useState } from 'preact/hooks';
import { phone } from '../app/view.ts';

/** The last answer: parts that are drawn later begin with it. */
let known = false;

/** false at first, as in the served HTML, which the first drawing must match. */
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
