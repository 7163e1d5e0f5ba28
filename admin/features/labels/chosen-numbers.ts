const maxOrders = 100

/** The order numbers of a query ?n=…&n=…. @throws Response 404 without one */
export function chosenNumbers(request: Request): string[] {
	const numbers = new URL(request.url).searchParams
		.getAll('n')
		.filter((n) => /^[\w-]{1,40}$/.test(n))
	const chosen = [...new Set(numbers)].slice(0, maxOrders)
	if (chosen.length === 0) throw new Response(null, { status: 404 })
	return chosen
}
