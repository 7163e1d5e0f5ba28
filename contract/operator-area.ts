import { OPERATOR_OPERATIONS } from './operator-access.ts'

/** Lists that are exported, by the area that the filter of the log has them in. */
const exportsOf: Readonly<Record<string, string>> = {
	'order-list': 'orders',
	'customer-list': 'customers',
	'product-export': 'products',
}

/** The area of the shop that an operation belongs to, e.g. "orders" of "POST /orders/:number/processing". */
export function areaOf(operation: string): string {
	const [, path = ''] = operation.split(' ')
	const parts = path.split('/').filter(Boolean)
	const isOfSite = parts[0] === 'sites' || parts[0] === 'companies'
	return (isOfSite ? parts[2] : parts[0]) ?? parts[0] ?? ''
}

/** The operations of an area in the filter of the log. */
export function operationsOf(area: string): string[] {
	return Object.keys(OPERATOR_OPERATIONS).filter((operation) => {
		const own = areaOf(operation)
		return (exportsOf[own] ?? own) === area
	})
}

/** Areas in which changes are logged. */
export const LOGGED_AREAS: string[] = [
	...new Set(
		Object.entries(OPERATOR_OPERATIONS)
			.filter(([operation, { isReadOnly }]) => !operation.startsWith('GET ') && !isReadOnly)
			.map(([operation]) => areaOf(operation)),
	),
	'sign-in',
]
