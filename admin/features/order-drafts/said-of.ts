import type { Refusal } from '#admin/api/refusal.ts'

/** What the website API said of a refused form, by its fields; `rows` has the row of each line. */
export function saidOf(answer: Refusal, rows: number[]): Record<string, string> {
	const said: Record<string, string> = {}
	for (const [field, [message = '']] of Object.entries(answer.errors)) {
		said[fieldOf(field, rows)] ??= message
	}
	if (answer.status !== 422) said[''] = answer.message
	return said
}

function fieldOf(name: string, rows: number[]): string {
	const [, at, field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
	if (at !== undefined) return `${field === 'id' ? 'quantity' : field}-${rows[Number(at)] ?? 0}`
	const [first = '', second] = name.split('.')
	if (first === 'address') return second === 'district' || second === undefined ? 'place' : second
	if (first === 'lines') return 'search'
	return first === 'method' || first === 'vendor' ? 'courier' : first
}
