import type { Thing } from '#app/domain/thing.ts'

/** What a loader says about its page besides its data. */
export function pageNotes() {
	let cacheUntil: Date | null = null
	const described: Thing[] = []
	return {
		keepUntil(...ends: (Date | undefined)[]) {
			for (const end of ends) if (end && end < (cacheUntil ?? Infinity)) cacheUntil = end
		},
		cacheUntil: (): Date | null => cacheUntil,
		describe: (...things: Thing[]) => void described.push(...things),
		described: () => described,
	}
}
