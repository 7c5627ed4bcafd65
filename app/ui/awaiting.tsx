import { Pika } from "./pika";

/** Says that a page is on its way: the dot swings over its gray bars. */
export function Awaiting() {
  return (
    <p className="flex items-end gap-8 text-[0.84rem] text-mute">
      <Pika moves="swings" />
      Po ngarkohet…
    </p>
  );
}
