/** Reads the table once per process, by the first call; the import makes it a chunk of its own in the build. */
let districts: Promise<Map<string, string>> | undefined

/** Postcodes by district code, in the form of postcodes.json (scripts/postcodes.ts). */
async function allPostcodes(): Promise<Map<string, string>> {
	districts ??= import('./postcodes.json', { with: { type: 'json' } }).then(
		({ default: lines }) => new Map(lines.map((line) => [line.slice(0, 8), line.slice(9)])),
	)
	return districts
}

/** Finds the postcode of a village by its name in the data; null: unknown. */
export async function postcodesIn(
	districtCode: string,
): Promise<(village: string) => string | null> {
	const entry = (await allPostcodes()).get(districtCode) ?? ''
	if (/^\d{5}$/.test(entry)) return () => entry
	const parts = partsOf(entry)
	return (village) => parts.find(({ villages }) => villages.includes(village))?.postcode ?? null
}

/** The postcodes of a district, the first that of most couriers' lists; empty: none is known. */
export async function postcodesOf(districtCode: string): Promise<string[]> {
	const entry = (await allPostcodes()).get(districtCode) ?? ''
	return [...new Set(entry.match(/\b\d{5}\b/g))]
}

/**
 * Districts with a postcode and the villages that have it, null: all of them. For a postcode that no village has, the
 * districts whose postcodes begin with the same three digits.
 */
export async function districtsOfPostcode(postcode: string): Promise<Map<string, string[] | null>> {
	const all = [...(await allPostcodes())]
	const exact = all.filter(([, entry]) => entry.includes(postcode))
	if (exact.length > 0) {
		return new Map(exact.map(([code, entry]) => [code, villagesWith(entry, postcode)]))
	}
	const area = new RegExp(`\\b${postcode.slice(0, 3)}\\d\\d\\b`)
	return new Map(all.filter(([, entry]) => area.test(entry)).map(([code]) => [code, null]))
}

function villagesWith(entry: string, postcode: string): string[] | null {
	return partsOf(entry).find((part) => part.postcode === postcode)?.villages ?? null
}

function partsOf(entry: string): { postcode: string; villages: string[] }[] {
	if (!entry.includes(' ')) return []
	return entry.split('; ').map((part) => ({
		postcode: part.slice(0, 5),
		villages: part.slice(6).split('|'),
	}))
}
