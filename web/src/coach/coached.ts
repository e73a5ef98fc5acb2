export type Coached = "spots" | "spotted";

/** Whether there is a coach for a game. */
export const isCoached = (game: string): game is Coached => game === "spots" || game === "spotted";
