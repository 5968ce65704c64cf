// What is half typed into an input stays there until the input is left, whatever is drawn anew meanwhile.
import { useState } from 'preact/hooks';

interface Typing {
  value: string;
  /** Call it with what stands in the input, for each change of it. */
  type: (text: string) => void;
  /** Call it when the input is left or its value taken. */
  end: () => void;
}

/** `now`: what the input shows while nobody types. */
export function useTyping(now: string): Typing {
  const [text, setText] = useState<string | null>(null);
  return { value: text ?? now, type: setText, end: () => setText(null) };
}
