// A push-your-luck dice game on boardgame.io's own server with its default storage, in memory.
// Comparable to turns of Spots: roll, keep dice on dogs, bury the others, and never over seven.
// It goes on for ever, as a measurement needs.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SAFE_SPOTS = 7;
const DOGS = 6;

const newDog = () => [0, 0, 0, 0, 0, 0];
const newDogs = () => Array.from({ length: DOGS }, newDog);
const newPlayer = () => ({ yard: [], scored: 0, dogs: newDogs() });

function roll({ G, random }) {
  if (G.roll.length) return INVALID_MOVE;
  G.roll = random.D6(2);
}

function keep({ G, ctx }, die) {
  const player = G.players[ctx.currentPlayer];
  const value = G.roll[die];
  const at = player.dogs.findIndex((spaces) => !spaces[value - 1]);
  if (value === undefined || at < 0) return INVALID_MOVE;
  G.roll.splice(die, 1);
  player.dogs[at][value - 1] = 1;
  if (player.dogs[at].every(Boolean)) {
    player.scored += 1;
    player.dogs[at] = newDog();
  }
}

function bury({ G, ctx }, die) {
  const player = G.players[ctx.currentPlayer];
  const value = G.roll[die];
  if (value === undefined) return INVALID_MOVE;
  G.roll.splice(die, 1);
  player.yard.push(value);
  if (player.yard.reduce((sum, spots) => sum + spots, 0) > SAFE_SPOTS) {
    player.yard = [];
    player.dogs = newDogs();
  }
}

function stop({ G, events }) {
  if (G.roll.length) return INVALID_MOVE;
  events.endTurn();
}

const game = {
  name: "pips",
  setup: ({ ctx }) => ({ roll: [], players: Array.from({ length: ctx.numPlayers }, newPlayer) }),
  moves: { roll, keep, bury, stop },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`ready: http://127.0.0.1:${appServer.address().port}`);
});
