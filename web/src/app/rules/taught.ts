// The systems that have a tutorial, known without fetching one.
const taught = ['panel', 'shinki', 'sengen'] as const;
export type Taught = (typeof taught)[number];

export const isTaught = (system: string): system is Taught => taught.some((one) => one === system);
