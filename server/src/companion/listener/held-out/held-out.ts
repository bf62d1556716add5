/** Questions, and what somebody may well answer to each: in the first person, short enough for a button, each from another life. */
export interface HeldOut {
  /** As they are asked in the lines; '{who}' is somebody spoken of, '{they}', '{does}' and the like what agrees with it. */
  asked: readonly string[];
  answers: readonly string[];
}
