// Stub of the page for tests without a browser: its address and an empty root element, which modules read when loaded.
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: new URL('http://localhost/'),
});
