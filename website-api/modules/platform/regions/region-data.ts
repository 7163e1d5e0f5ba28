import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import type { District } from '#contract/region.ts'
import { placeName, searchForm } from './place-name.ts'

/** A district in the search index. */
export type IndexedDistrict = District & {
	/** Normalised names; the city's without "Kota" or "Kabupaten". */
	searched: { name: string; city: string; whole: string }
}

let districts: Promise<Map<string, IndexedDistrict>> | undefined
/** A district's villages as one text ("Gandaria\nSenayan"), because 84,000 objects would take 20 MB. */
export type Villages = { names: string; searched: string }

/** Of a district whose villages are unknown or not searched. */
export const noVillages: Villages = { names: '', searched: '' }

let villages: Promise<Map<string, Villages>> | undefined

/** A district with its villages and the normalised names of both in one text. */
export type SearchEntry = { district: IndexedDistrict; villages: Villages; text: string }

let searchEntries: Promise<SearchEntry[]> | undefined

/** All districts by code, read once per process. */
export function allDistricts(): Promise<Map<string, IndexedDistrict>> {
	districts ??= readDistricts()
	return districts
}

// Villages by district code, read once per process, by the first request that needs them.
function allVillages(): Promise<Map<string, Villages>> {
	villages ??= readVillages()
	return villages
}

/** All districts with their villages, read once per process, by the first search. */
export function allSearchEntries(): Promise<SearchEntry[]> {
	searchEntries ??= readSearchEntries()
	return searchEntries
}

/** The districts that have each word in one of their names or of their villages' names. */
export async function entriesWithWords(words: string[]): Promise<SearchEntry[]> {
	// The longest word is the rarest as a rule.
	const rarestFirst = words.toSorted((a, b) => b.length - a.length)
	const entries = await allSearchEntries()
	return entries.filter(({ text }) => rarestFirst.every((word) => text.includes(word)))
}

/** A district by its code; undefined if it does not exist. */
export async function findDistrict(code: string): Promise<District | undefined> {
	return (await allDistricts()).get(code)
}

/** A district's villages by name. */
export async function villagesOf(districtCode: string): Promise<string[]> {
	const villages = (await allVillages()).get(districtCode)
	return villages ? villages.names.split('\n').sort((a, b) => a.localeCompare(b, 'id')) : []
}

async function readDistricts() {
	const [provinces, regencies, rows] = await Promise.all([
		getProvinces(),
		getRegencies(),
		getDistricts(),
	])
	const provinceNames = new Map(provinces.map(({ code, name }) => [code, placeName(name)]))
	const cityNames = new Map(regencies.map(({ code, name }) => [code, placeName(name)]))
	return new Map(
		rows.map((row) => {
			const provinceCode = row.code.slice(0, 2)
			const city = cityNames.get(row.regency_code) ?? ''
			const province = provinceNames.get(provinceCode) ?? ''
			const entry: IndexedDistrict = {
				code: row.code,
				name: row.name,
				cityCode: row.regency_code,
				city,
				provinceCode,
				province,
				searched: {
					name: searchForm(row.name),
					city: searchForm(city.replace(/^(Kota|Kabupaten) /, '')),
					whole: searchForm(`${row.name} ${city} ${province}`),
				},
			}
			return [row.code, entry]
		}),
	)
}

async function readVillages() {
	const lists = new Map<string, string[]>()
	for (const { district_code: district, name } of await getVillages()) {
		const list = lists.get(district)
		if (list) list.push(name)
		else lists.set(district, [name])
	}
	const entries = [...lists].map(([district, list]): [string, Villages] => [
		district,
		{ names: list.join('\n'), searched: list.map(searchForm).join('\n') },
	])
	return new Map(entries)
}

async function readSearchEntries(): Promise<SearchEntry[]> {
	const [districts, villages] = await Promise.all([allDistricts(), allVillages()])
	return [...districts.values()].map((district) => {
		const ownVillages = villages.get(district.code) ?? noVillages
		const text = `${district.searched.whole}\n${ownVillages.searched}`
		return { district, villages: ownVillages, text }
	})
}
