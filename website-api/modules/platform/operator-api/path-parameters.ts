/** The segments of an operation's path, e.g. "orders" and ":number". */
export function pathSegments(operation: string): string[] {
	return operation
		.slice(operation.indexOf(' ') + 1)
		.split('/')
		.filter(Boolean)
}

/** The path parameters of an address, by name, e.g. ":number". */
export function pathParameters(operation: string, address: string): Map<string, string> {
	const pattern = operation.slice(operation.indexOf(' ') + 1).split('/')
	const parts = address.split('/').slice(-pattern.length)
	const named = new Map<string, string>()
	for (const [at, part] of pattern.entries()) {
		if (part.startsWith(':')) named.set(part, (parts[at] ?? '').slice(0, 100))
	}
	return named
}
