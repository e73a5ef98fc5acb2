/** Small sounds, synthesized in the browser; this part is loaded when sound is turned on. */
import type { Noise } from "./noises";

const LOUDNESS = 0.16;
/** The pause between two sounds of one change, in seconds. */
const GAP = 0.14;

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Plays sounds one after another; browsers require that the reader has tapped or typed something first. */
export function play(noises: readonly Noise[]): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const audio = context;
  noises.forEach((noise, index) => NOISES[noise](audio, audio.currentTime + index * GAP));
}

const NOISES: Record<Noise, (audio: AudioContext, at: number) => void> = {
  roll(audio, at) {
    for (const [after, pitch] of [[0, 1900], [0.07, 1500], [0.13, 2100], [0.21, 1300], [0.3, 1000]] as const) {
      knock(audio, at + after, pitch, 0.05, 0.8 - after);
    }
  },
  place(audio, at) {
    knock(audio, at, 900, 0.06, 0.9);
    tone(audio, at, "sine", 520, 520, 0.09, 0.35);
  },
  bury(audio, at) {
    knock(audio, at, 260, 0.14, 1);
    tone(audio, at, "sine", 150, 80, 0.16, 0.6);
  },
  bust(audio, at) {
    tone(audio, at, "triangle", 330, 90, 0.42, 0.7);
    knock(audio, at + 0.3, 220, 0.22, 1);
  },
  score(audio, at) {
    [523, 659, 784, 1047].forEach((pitch, index) => tone(audio, at + index * 0.09, "triangle", pitch, pitch, 0.22, 0.5));
  },
  leaf(audio, at) {
    tone(audio, at, "sine", 784, 784, 0.14, 0.4);
    tone(audio, at + 0.1, "sine", 988, 988, 0.24, 0.4);
  },
  turn(audio, at) {
    tone(audio, at, "sine", 880, 880, 0.3, 0.35);
    tone(audio, at + 0.12, "sine", 1175, 1175, 0.4, 0.3);
  },
};

function tone(
  audio: AudioContext,
  at: number,
  type: OscillatorType,
  from: number,
  to: number,
  lasts: number,
  loud: number,
): void {
  const source = new OscillatorNode(audio, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(audio, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

/** Something hard on wood: a short burst of noise around one pitch. */
function knock(audio: AudioContext, at: number, pitch: number, lasts: number, loud: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: rustleOf(audio) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2.5 });
  source.connect(filter).connect(fading(audio, at, lasts, loud * 2));
  source.start(at);
  source.stop(at + lasts);
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

function rustleOf(audio: AudioContext): AudioBuffer {
  if (rustle !== null) return rustle;
  rustle = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return rustle;
}
