const most = 100

/** The orders that an address names as ?n=…&n=…. @throws Response 404 when it names none */
export function chosenNumbers(request: Request): string[] {
	const numbers = new URL(request.url).searchParams
		.getAll('n')
		.filter((n) => /^[\w-]{1,40}$/.test(n))
	const chosen = [...new Set(numbers)].slice(0, most)
	if (chosen.length === 0) throw new Response(null, { status: 404 })
	return chosen
}
