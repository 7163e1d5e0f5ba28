/** Mail providers that most shoppers use. */
const known = [
	'gmail.com',
	'yahoo.com',
	'yahoo.co.id',
	'ymail.com',
	'rocketmail.com',
	'hotmail.com',
	'outlook.com',
	'outlook.co.id',
	'icloud.com',
	'live.com',
]
/** Domains of others that look like a misspelling. */
const others = new Set([
	'mail.com',
	'email.com',
	'gmx.com',
	'hey.com',
	'me.com',
	'mac.com',
	'aol.com',
])

/**
 * The address that somebody may have meant whose mail domain looks like a misspelling of a common one, e.g.
 * `sari@gmail.com` for `sari@gmial.com`; null: none.
 */
export function meantEmail(email: string): string | null {
	const [, name = '', domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim().toLowerCase()) ?? []
	if (domain === '' || known.includes(domain) || others.has(domain)) return null
	const meant = known.find((right) => isMisspelt(domain, right))
	return meant === undefined ? null : `${email.trim().slice(0, name.length)}@${meant}`
}

/** One letter is missing, added, other or exchanged with its neighbour; or the end is unfinished, `yahoo.co.i`. */
function isMisspelt(typed: string, right: string): boolean {
	if (typed.length >= 7 && right.startsWith(typed)) return true
	let start = 0
	while (start < typed.length && typed[start] === right[start]) start++
	const [typedRest, rightRest] = [typed.slice(start), right.slice(start)]
	return (
		typedRest.slice(1) === rightRest ||
		typedRest === rightRest.slice(1) ||
		typedRest.slice(1) === rightRest.slice(1) ||
		(typedRest[0] === rightRest[1] &&
			typedRest[1] === rightRest[0] &&
			typedRest.slice(2) === rightRest.slice(2))
	)
}
