const CENTRE = 20;

/** A closed curve around the center with a given distance for each angle; a tiny wobble makes it look drawn by hand. */
function around(distance: (angle: number) => number, steps: number): string {
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    const reach = distance(angle) + 0.4 * Math.sin(3 * angle + 1);
    const x = CENTRE + reach * Math.cos(angle);
    const y = CENTRE + reach * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const top = (angle: number): number => angle + Math.PI / 2;

const ROSETTES: Record<string, string> = {
  red: around((angle) => 15 + 2.2 * Math.abs(Math.sin(5 * top(angle))), 80),
  yellow: around((angle) => (Math.round((top(angle) * 8) / Math.PI) % 2 === 0 ? 18.5 : 11.5), 16),
  purple: around((angle) => 13 / Math.max(0.68, Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) - 0.32), 64),
  blue: around((angle) => 14 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)), 0.79), 64),
  green: around((angle) => 12.5 + 5.5 * Math.cos(3 * top(angle)), 72),
};

/** One shape per color, so that color is never the only difference: frill, sun, star, square, clover. */
export function rosetteOf(colour: string): string {
  return ROSETTES[colour] ?? around(() => 15, 48);
}
