import type { StructuredData } from '#app/domain/structured-data.ts'

/** What a loader says about its page besides its data: structured data and when prices end. */
export function pageNotes() {
	let cacheUntil: Date | null = null
	const described: StructuredData[] = []
	return {
		keepUntil(...ends: (Date | undefined)[]) {
			for (const end of ends) if (end && end < (cacheUntil ?? Infinity)) cacheUntil = end
		},
		cacheUntil: (): Date | null => cacheUntil,
		describe: (...items: StructuredData[]) => void described.push(...items),
		described: () => described,
	}
}
