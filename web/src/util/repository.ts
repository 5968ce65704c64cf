// What a repository on GitHub may be called: the page and its build ask alike.

/** "owner/name". */
export const isRepository = (said: string): boolean =>
  /^[A-Za-z0-9-]{1,39}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/.test(said);
