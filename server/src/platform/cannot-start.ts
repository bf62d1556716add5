/** Why Wren cannot start. The message is for whoever starts it: what is wrong, and what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
