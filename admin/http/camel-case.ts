/** A name of a column or of the wire as the program writes it: order_number and ORDER_NUMBER as orderNumber. */
export function camelCase(name: string): string {
	const [first = '', ...rest] = name.toLowerCase().split('_')
	return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** A value with the keys of its objects in camel case. */
export function withCamelCase(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withCamelCase)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, part]) => [camelCase(key), withCamelCase(part)]),
	)
}
