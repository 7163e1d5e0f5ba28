import { numbersFrom } from '#examples/draw/random.ts'
type Jar = ReadonlyMap<string, string>
export type ChangedCookies = {
	/** A Cookie header. */
	header: string
	/** Whether the bearer cookie occurs exactly once, unchanged. */
	isOwn: boolean
}

const bearer = 'ACCESS_WEB'
const letters = 'ABCxyz019-_=+/%;, "\\éÿ'

/** Many changed versions of a browser's cookies, from a fixed random seed. */
export function* changedCookies(jar: Jar, others: Jar[], count: number): Generator<ChangedCookies> {
	const chance = numbersFrom(20_261_121)
	const pick = <T>(list: readonly T[], otherwise: T): T =>
		list[Math.floor(chance() * list.length)] ?? otherwise
	const foreign = others.map((other) => other.get(bearer) ?? '')
	const own = jar.get(bearer) ?? ''

	/** One value with a random change. */
	function changed(value: string): string {
		// Never the whole value of another jar, which would be valid.
		const at = 1 + Math.floor(chance() * Math.max(1, value.length - 40))
		const letter = pick([...letters], 'x')
		const foreignValue = pick(foreign, '')
		switch (Math.floor(chance() * 9)) {
			case 0:
				return value.slice(0, at) + letter + value.slice(at + 1)
			case 1:
				return value.slice(0, at)
			case 2:
				return value.slice(0, at) + letter.repeat(1 + at) + value.slice(at)
			case 3:
				return value.slice(0, at) + foreignValue.slice(at)
			case 4:
				return foreignValue.slice(0, at) + value.slice(at)
			case 5:
				return value + 'A'.repeat(8_192)
			case 6:
				return pick([...jar.values()], '')
			case 7:
				return value.toLowerCase()
			default:
				return pick(['', 'null', '{}', '[object Object]', `"${value}`, `${value}=`, '%00'], '')
		}
	}

	for (let made = 0; made < count; made += 1) {
		const name = made % 4 === 0 ? pick([...jar.keys()], bearer) : bearer
		const pairs = [...jar].map(([each, value]): [string, string] => [
			each,
			each === name ? changed(value) : value,
		])
		// Twice: neither is unambiguously the visitor's.
		if (made % 7 === 0) pairs.push([bearer, pick([own, ...foreign], own)])
		const bearers = pairs.filter(([each]) => each === bearer)
		yield {
			header: pairs.map((pair) => pair.join('=').replace(/[^\u0020-\u00ff]/g, '')).join('; '),
			isOwn: bearers.length === 1 && bearers[0]?.[1] === own,
		}
	}
}
