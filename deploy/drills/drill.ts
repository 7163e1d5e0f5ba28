export type DrillResult = {
	/** What was done, in a sentence. */
	title: string
	/** Figures, in the order of the printed table. */
	rows: [what: string, value: string | number][]
	/** What was not as it must be; empty: passed. */
	failures: string[]
}

/** A result's failures, given as conditions that must hold. */
export function failuresOf(conditions: { [what: string]: boolean }): string[] {
	return Object.entries(conditions)
		.filter(([, holds]) => !holds)
		.map(([what]) => what)
}
