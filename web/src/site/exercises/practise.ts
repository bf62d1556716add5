/*
 * The script of the two public exercises. It keeps nothing: no storage, no address, no server hears of it.
 */
import { walkPacer } from './walk-pacer.ts';
import { walkSteps } from './walk-steps.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-pacer]')) walkPacer(place);
for (const place of document.querySelectorAll<HTMLElement>('[data-steps]')) walkSteps(place);
