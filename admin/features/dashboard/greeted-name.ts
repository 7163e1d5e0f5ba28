const titles = new Set([
	'bu',
	'ibu',
	'pak',
	'bapak',
	'mas',
	'mbak',
	'kak',
	'bang',
	'h',
	'hj',
	'dr',
	'drs',
	'ir',
	'mr',
	'mrs',
	'ms',
])

/** The name of a greeting: the first name, after its title if there is one; '' for a title alone. */
export function greetedName(name: string): string {
	const [first = '', second = ''] = name.trim().split(/\s+/)
	if (!titles.has(first.toLowerCase().replace(/\.$/, ''))) return first
	return second === '' ? '' : `${first} ${second}`
}
