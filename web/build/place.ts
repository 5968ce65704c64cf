// Where the site will stand and what it was built of, as who builds it says: both are unknown where nothing is said.
import { isRepository } from '../src/util/basics.ts';

/** An address with a slash at its end. */
export function siteOf(said = ''): string {
  const address = said.replace(/([^/])$/, '$1/');
  if (address && !/^https:\/\/[\w.-]+\/([\w.-]+\/)*$/.test(address))
    throw new Error(`SHIAIBA_SITE is no https address: ${address}`);
  return address;
}

/** "owner/name" on GitHub, in the letters that it has for both. */
export function repositoryOf(said = ''): string {
  if (said && !isRepository(said)) throw new Error(`SHIAIBA_REPOSITORY is not "owner/name": ${said}`);
  return said;
}
