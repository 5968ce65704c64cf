// Address of the page that server.ts serves.
export const address = process.env['SHIAIBA_FIELD'] ?? '';
