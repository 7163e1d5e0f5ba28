/** The page numbers to show around `page`: first, last, neighbours, and `null` for a gap of at least two numbers. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
	const visible = new Set([1, pages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pages))
	if (visible.has(3)) visible.add(2)
	if (visible.has(pages - 2)) visible.add(pages - 1)
	const sorted = [...visible].filter((n) => n >= 1).sort((a, b) => a - b)
	return sorted.flatMap((n, index) => {
		const before = sorted[index - 1]
		return before !== undefined && n - before > 1 ? [null, n] : [n]
	})
}
