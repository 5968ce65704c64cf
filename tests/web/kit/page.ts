// Functions of the page that tests need to know beforehand what its screens show: how it writes figures, and
// where a tutorial's claim is in its fight.
export { briefly, figureOf, growing, percent } from '../../../web/src/app/fight/figures.ts';
export { exchangeEnds } from '../../../web/src/app/fight/exchange.ts';
export { decisionOf } from '../../../web/src/features/tutorial/tutorial.ts';
export { tutorial as panelTutorial } from '../../../web/src/features/tutorial/lessons/panel.ts';
export { tutorial as sengenTutorial } from '../../../web/src/features/tutorial/lessons/sengen.ts';
export { tutorial as shinkiTutorial } from '../../../web/src/features/tutorial/lessons/shinki.ts';
