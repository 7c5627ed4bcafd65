import { Pika } from "../pika/pika";

/** Shows that a page is loading: the dot swings over gray bars. */
export function Awaiting() {
  return (
    <p className="flex items-end gap-8 text-[0.84rem] text-mute">
      <Pika moves="swings" />
      Po ngarkohet…
    </p>
  );
}
