/** One line of the evals' table. */
export interface Row {
  /** What is measured, in a few words. */
  measure: string;
  /** As it is printed: '1.7', '93.9 %', '0'. */
  value: string;
  /** What we promise, as it is printed: '≥ 1.0'. Absent for a figure shown without a promise. */
  promise?: string;
  kept?: boolean;
  /** What it was measured on, or what failed. */
  notes?: readonly string[];
}
