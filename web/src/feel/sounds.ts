/** The sounds of the table, made as they are played: there are no files. */

export type Sound = "reveal" | "place" | "score" | "turn" | "message";

/** A struck note: hertz, seconds from the beginning and of its length, and how loud it is among the others. */
type Note = { pitch: number; at: number; length: number; loud: number; shape: OscillatorType };

const soft = (pitch: number, at: number, length = 0.5, loud = 0.5): Note => ({
    pitch,
    at,
    length,
    loud,
    shape: "sine",
});
const wood = (pitch: number, at: number, loud = 0.7): Note => ({ pitch, at, length: 0.09, loud, shape: "triangle" });

const NOTES: Record<Sound, readonly Note[]> = {
    // Tiles that turn over one after the other, nearly together.
    reveal: [wood(520, 0, 0.4), wood(610, 0.05, 0.4), wood(700, 0.1, 0.4)],
    place: [wood(196, 0), wood(131, 0.012, 0.6)],
    score: [soft(659, 0.22, 0.3, 0.25), soft(880, 0.3, 0.45, 0.25)],
    turn: [soft(523, 0, 0.6), soft(784, 0.14, 0.8)],
    message: [soft(988, 0, 0.18, 0.3), soft(740, 0.09, 0.3, 0.3)],
};

/** Seconds until a note is at its loudest; at once it would click. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Plays a sound; `volume` from 0 to 1. Browsers keep a page silent until the user has interacted with it. */
export function play(sound: Sound, volume: number): void {
    context ??= new AudioContext();
    if (context.state !== "running") {
        // A sound that can't be played now isn't played later.
        void context.resume();
        if (!navigator.userActivation.isActive) return;
    }
    for (const note of NOTES[sound]) strike(context, note, volume);
}

function strike(context: AudioContext, { pitch, at, length, loud, shape }: Note, volume: number): void {
    const start = context.currentTime + at;
    const [tone, level] = [context.createOscillator(), context.createGain()];
    tone.type = shape;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(SILENCE, start);
    level.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud * volume * volume), start + ATTACK);
    level.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
}
