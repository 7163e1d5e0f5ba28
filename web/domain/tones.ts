/** What a message is about, by which alerts and toasts look and how long a toast stays. */
export const TONES = ['primary', 'success', 'info', 'warning', 'error'] as const
export type Tone = (typeof TONES)[number]
