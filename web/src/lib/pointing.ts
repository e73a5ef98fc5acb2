/**
 * Whether a mouse was moved onto something. Browsers also report a pointer that rests where something new appears, for
 * example the next page after a tap, and that says nothing about what its owner wants to know.
 */
export const isPointedAt = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
