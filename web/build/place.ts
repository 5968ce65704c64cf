// Reads the site's address and its repository, as the build is told them in variables; "" where it isn't.
import { isRepository } from '../src/util/basics.ts';

/** The site's address with a slash at its end. Throws unless it is a plain https address. */
export function siteOf(said = ''): string {
  const address = said.replace(/([^/])$/, '$1/');
  if (address && !/^https:\/\/[\w.-]+\/([\w.-]+\/)*$/.test(address))
    throw new Error(`SHIAIBA_SITE is no https address: ${address}`);
  return address;
}

/** The repository on GitHub, "owner/name". Throws on any other text. */
export function repositoryOf(said = ''): string {
  if (said && !isRepository(said)) throw new Error(`SHIAIBA_REPOSITORY is not "owner/name": ${said}`);
  return said;
}
