// Runs before the first drawing: for readers who know the place, the band under the head never was there.
try {
  if (localStorage.getItem('shiaiba.known')) document.documentElement.dataset.known = '';
} catch {
  // Without storage everybody is new.
}
