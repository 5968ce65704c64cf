// The page that modules find as they are loaded in tests without a browser: its address, and a root that says nothing.
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: new URL('http://localhost/'),
});
