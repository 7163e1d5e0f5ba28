/** The page numbers to show around `page`: first, last, neighbours, and `null` for a gap of at least two numbers. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
	const shown = new Set([1, pages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pages))
	if (shown.has(3)) shown.add(2)
	if (shown.has(pages - 2)) shown.add(pages - 1)
	const sorted = [...shown].filter((n) => n >= 1).sort((a, b) => a - b)
	return sorted.flatMap((n, index) => {
		const before = sorted[index - 1]
		return before !== undefined && n - before > 1 ? [null, n] : [n]
	})
}
