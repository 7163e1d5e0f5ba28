/** Letters typed while a list has the focus; `at` is the time of the last one in ms. */
export type Typed = { text: string; at: number }

export const nothingTyped: Typed = { text: '', at: 0 }

/** Pause in ms after which a new word begins (spec section 9). */
export const typeAheadDelay = 700

/** Appends a letter, or begins a new word after a pause. */
export function typedWith({ text, at }: Typed, letter: string, now: number): Typed {
	return { text: now - at > typeAheadDelay ? letter : text + letter, at: now }
}

/** Index of the next name after `after` (wrapping around) that begins with the typed text; -1 if none does. */
export function findTyped(names: string[], typed: string, after: number): number {
	// Repeating a letter moves to the next name that begins with it.
	const repeated = [...typed].every((letter) => letter === typed[0])
	const prefix = plain(repeated ? typed.slice(0, 1) : typed)
	const start = repeated ? after + 1 : after
	const order = names.map((_, index) => (start + index + names.length) % names.length)
	return order.find((index) => plain(names[index] ?? '').startsWith(prefix)) ?? -1
}

function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
