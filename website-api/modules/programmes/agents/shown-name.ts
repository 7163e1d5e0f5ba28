/** The public name of an agent: the shop's name, otherwise the first name and an initial ("Sari W."). */
export function shownName({ name, shopName }: { name: string; shopName?: string | null }): string {
	if (shopName) return shopName
	const [first = '', ...rest] = name.trim().split(/\s+/)
	const initial = [...(rest.at(-1) ?? '')][0]
	return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}
