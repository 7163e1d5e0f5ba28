const kinds: Record<number, 'notFound' | 'gone'> = { 404: 'notFound', 410: 'gone' }

/** The error screen of a status, as a key of `common:error`. */
export function errorKind(status: number): 'notFound' | 'gone' | 'other' {
	return kinds[status] ?? 'other'
}
