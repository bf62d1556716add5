import { type Remark, remarks } from './remarks.ts';

/** What is learnt: every remark, and that none of them fits. */
export const remarkNames: readonly (Remark | 'none')[] = [...(Object.keys(remarks) as Remark[]), 'none'];
