import type { Tone } from '#web/domain/tones.ts'

export type Toast = { id: number; tone: Tone; text: string; title?: string }

/** How long a toast is shown, in ms (spec section 9). */
export const toastDurations: Record<Tone, number> = {
	primary: 4500,
	success: 4500,
	info: 4500,
	warning: 3000,
	error: 2000,
}
