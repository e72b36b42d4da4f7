// Short wooden sounds, made on the spot: a knock is a burst of noise through a resonant box, plus the box's own tone.
import { prefs } from "./prefs.svelte";
import type { Cue } from "./types";

interface Knock {
  at: number; // seconds after now
  pitch: number; // of the box, in hertz
  loud: number; // 0 to 1
  long: number; // seconds
}

const knock = (pitch: number, loud = 0.5, at = 0, long = 0.07): Knock => ({ at, pitch, loud, long });

// Cue -> knocks.
const SOUNDS: Record<Exclude<Cue, "">, Knock[]> = {
  throw: [knock(620, 0.4), knock(540, 0.35, 0.09), knock(700, 0.3, 0.17), knock(590, 0.4, 0.27), knock(480, 0.45, 0.4)],
  step: [knock(430, 0.3, 0, 0.05)],
  knock: [knock(210, 0.8, 0, 0.12), knock(320, 0.4, 0.07)],
  home: [knock(520, 0.4), knock(660, 0.4, 0.09)],
  card: [knock(1500, 0.12, 0, 0.04)],
  place: [knock(360, 0.5, 0, 0.08)],
  turn: [knock(900, 0.2, 0, 0.04), knock(420, 0.3, 0.1)],
  bad: [knock(260, 0.5, 0, 0.1), knock(190, 0.5, 0.13, 0.14)],
  good: [knock(520, 0.4), knock(660, 0.4, 0.1), knock(780, 0.45, 0.2, 0.1)],
  win: [knock(520, 0.4), knock(660, 0.4, 0.12), knock(780, 0.4, 0.24), knock(1040, 0.5, 0.36, 0.16)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after somebody touched it. */
export function wakeSound(): void {
  if (!prefs.hasSound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Somebody is asked: heard in a hidden tab too. */
export function ring(): void {
  if (context?.state !== "running") return;
  for (const one of [knock(660, 0.5), knock(880, 0.5, 0.14, 0.1)]) strike(context, one);
}

export function sound(cue: Cue): void {
  if (cue === "" || !prefs.hasSound || context?.state !== "running" || document.hidden) return;
  for (const one of SOUNDS[cue]) strike(context, one);
}

function strike(audio: AudioContext, { at, pitch, loud, long }: Knock): void {
  const begin = audio.currentTime + at;
  const out = audio.createGain();
  out.gain.setValueAtTime(loud * 0.35, begin);
  out.gain.exponentialRampToValueAtTime(0.0001, begin + long * 2);
  out.connect(audio.destination);

  const burst = audio.createBufferSource();
  burst.buffer = noise ??= whiteNoise(audio);
  const box = audio.createBiquadFilter();
  box.type = "bandpass";
  box.frequency.value = pitch * 1.9;
  box.Q.value = 4;
  burst.connect(box).connect(out);
  burst.start(begin, 0, long);

  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, begin + long);
  tone.connect(out);
  tone.start(begin);
  tone.stop(begin + long * 2);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return buffer;
}
