/** Letters typed into a list that has the focus; `at` is when the last came, in ms. */
export type Typed = { text: string; at: number }

export const nothingTyped: Typed = { text: '', at: 0 }

/** A pause after which typing begins anew, in ms (spec section 9). */
export const typeAheadDelay = 700

/** What is typed with one more letter: a pause begins anew. */
export function typedWith({ text, at }: Typed, letter: string, now: number): Typed {
	return { text: now - at > typeAheadDelay ? letter : text + letter, at: now }
}

/** The name that begins with what was typed, from `after` on and around; -1 when none does. */
export function findTyped(names: string[], typed: string, after: number): number {
	// The same letter again means the next one that begins with it.
	const repeated = [...typed].every((letter) => letter === typed[0])
	const wanted = plain(repeated ? typed.slice(0, 1) : typed)
	const start = repeated ? after + 1 : after
	const order = names.map((_, index) => (start + index + names.length) % names.length)
	return order.find((index) => plain(names[index] ?? '').startsWith(wanted)) ?? -1
}

function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
