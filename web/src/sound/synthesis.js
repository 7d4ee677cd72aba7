/**
 * A sound is a few voices: tones that glide, and noise through a filter. Times are in seconds, `at` from the beginning of the sound.
 *
 * @typedef {{at: number, for: number, loud: number, tone?: [number, number], wave?: OscillatorType, noise?: [number, number]}} Voice `tone`
 *   and `noise` are the frequencies at its beginning and end
 */

/** @type {Record<import('./sound.js').Sound, Voice[]>} */
const SOUNDS = {
  // Bones on wood: a few hard knocks that come to rest.
  dice: [0, 0.07, 0.13, 0.21, 0.27].map((at, i) => ({ at, for: 0.04, loud: 0.5 - i * 0.07, noise: [2600 - i * 250, 1500] })),
  step: [{ at: 0, for: 0.07, loud: 0.35, tone: [190, 120], wave: 'triangle' }, { at: 0, for: 0.03, loud: 0.12, noise: [900, 500] }],
  card: [{ at: 0, for: 0.11, loud: 0.3, noise: [1200, 4200] }],
  shot: [{ at: 0, for: 0.2, loud: 0.6, noise: [3000, 200] }, { at: 0, for: 0.16, loud: 0.4, tone: [150, 45], wave: 'triangle' }],
  good: [{ at: 0, for: 0.14, loud: 0.3, tone: [523, 523] }, { at: 0.09, for: 0.24, loud: 0.3, tone: [784, 784] }],
  bad: [{ at: 0, for: 0.16, loud: 0.32, tone: [311, 294] }, { at: 0.12, for: 0.3, loud: 0.32, tone: [220, 196] }],
  turn: [{ at: 0, for: 0.18, loud: 0.3, tone: [659, 659] }, { at: 0.13, for: 0.3, loud: 0.24, tone: [880, 880] }],
  end: [392, 494, 587, 784].map((pitch, i) => ({ at: i * 0.14, for: i === 3 ? 0.7 : 0.22, loud: 0.28, tone: [pitch, pitch] })),
};

/** The quickest a voice may begin without a click. */
const ATTACK = 0.006;
const SILENT = 0.0001;

/** Makes our sounds, so that none has to be fetched and nobody else's is needed. */
export class Synthesis {
  #context = new AudioContext();
  #noise = noiseIn(this.#context);

  /**
   * @param {import('./sound.js').Sound} sound
   * @param {number} volume from 0 to 1
   */
  play(sound, volume) {
    // A browser may have put it to sleep.
    this.#context.resume();
    const out = new GainNode(this.#context, { gain: volume });
    out.connect(this.#context.destination);
    SOUNDS[sound].forEach((voice) => this.#speak(voice, out));
  }

  #speak(voice, out) {
    const begin = this.#context.currentTime + voice.at;
    const end = begin + voice.for;
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(voice.loud, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(out);
    const source = voice.tone ? this.#tone(voice, begin, end, gain) : this.#rustle(voice, begin, end, gain);
    source.start(begin);
    source.stop(end);
  }

  /** @param {Voice} voice @param {number} begin @param {number} end @param {AudioNode} gain */
  #tone({ tone: [from, to], wave = 'sine' }, begin, end, gain) {
    const source = new OscillatorNode(this.#context, { type: wave, frequency: from });
    glide(source.frequency, from, to, begin, end);
    source.connect(gain);
    return source;
  }

  /** @param {Voice} voice @param {number} begin @param {number} end @param {AudioNode} gain */
  #rustle({ noise: [from, to] }, begin, end, gain) {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise, loop: true });
    const filter = new BiquadFilterNode(this.#context, { type: 'bandpass', frequency: from, Q: 0.9 });
    glide(filter.frequency, from, to, begin, end);
    source.connect(filter).connect(gain);
    return source;
  }
}

function glide(frequency, from, to, begin, end) {
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, end);
}

function noiseIn(context) {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
