// Functions of the page itself that say how it writes a figure or finds a claim, for tests that hold its screens to them.
export { briefly, figureOf, percent } from '../../../web/src/app/fight/figures.ts';
export { growing } from '../../../web/src/app/fight/figures.ts';
export { exchangeEnds } from '../../../web/src/app/fight/exchange.ts';
export { decisionOf } from '../../../web/src/features/tutorial/tutorial.ts';
export { tutorial as panelTutorial } from '../../../web/src/features/tutorial/lessons/panel.ts';
export { tutorial as sengenTutorial } from '../../../web/src/features/tutorial/lessons/sengen.ts';
export { tutorial as shinkiTutorial } from '../../../web/src/features/tutorial/lessons/shinki.ts';
