/** Whole rupiah of a provider's amount, e.g. 10000, "10000" or "10000.00"; undefined if it is none, or has cents. */
export function rupiahOf(amount: string | number | undefined): number | undefined {
	const match = /^(\d{1,13})(?:\.0{1,2})?$/.exec(String(amount ?? ''))
	return match ? Number(match[1]) : undefined
}
