/** ORDER_NUMBER as orderNumber. */
type Name<S extends string> = S extends `${infer First}_${infer Rest}`
	? `${Lowercase<First>}${Capitalize<Name<Rest>>}`
	: Lowercase<S>

/** An answer of the website API with the admin's names. */
export type Renamed<T> = T extends readonly (infer Item)[]
	? Renamed<Item>[]
	: T extends object
		? { [K in keyof T as K extends string ? Name<K> : K]: Renamed<T[K]> }
		: T

/** Renames the fields of an answer from wire names to the admin's: ORDER_NUMBER becomes orderNumber. */
export function renamed<T>(wire: T): Renamed<T>
export function renamed(wire: unknown): unknown {
	if (Array.isArray(wire)) return wire.map((item: unknown) => renamed(item))
	if (typeof wire !== 'object' || wire === null) return wire
	return Object.fromEntries(
		Object.entries(wire).map(([name, value]) => [nameOf(name), renamed(value)]),
	)
}

/** Renames one field: ORDER_NUMBER becomes orderNumber. */
export function nameOf(name: string): string {
	const [first = '', ...rest] = name.toLowerCase().split('_')
	return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
