/** A reason not to start that the person at the keyboard can do something about: shown as one line, without a stack. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}
