import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getDistricts, getRegencies, getVillages } from 'idn-area-data'
import { z } from 'zod'
import { inProject, runCommand, say, UsageError } from './project.mjs'

// Writes website-api/modules/platform/regions/postcodes.json: the postcodes of the districts and villages of
// idn-area-data, from the package geografis (MIT), which would take 65 MB where it is installed:
//
//   npm pack geografis@1.3.2 && tar xzf geografis-1.3.2.tgz && node --import tsx scripts/postcodes.ts package

/** Of the package geografis. */
const Rows = z.array(
	z.object({
		code: z.string(),
		city: z.string(),
		district: z.string(),
		village: z.string(),
		postal: z.union([z.string(), z.number()]),
	}),
)

/** Postcodes that are wrong in the package, by village: Lenteng Agung. */
const corrections: Record<string, string> = { '31.74.09.1004': '12610' }

await runCommand(async () => {
	const folder = process.argv[2]
	if (!folder) throw new UsageError('Name the unpacked folder of the package geografis.')
	const rows = Rows.parse(
		JSON.parse(await readFile(path.join(folder, 'data/json/data.json'), 'utf8')),
	)
	const villages = await namedVillages()
	const postcodeOf = postcodesOf(rows)
	const districts = new Map<string, Map<string, string[]>>()
	for (const village of villages) {
		const postcodes = districts.get(village.districtCode) ?? new Map<string, string[]>()
		districts.set(village.districtCode, postcodes)
		const postcode = corrections[village.code] ?? postcodeOf(village)
		if (postcode) postcodes.set(postcode, [...(postcodes.get(postcode) ?? []), village.name])
	}
	const lines = [...districts].map(([code, postcodes]) => lineOf(code, postcodes))
	const target = inProject('website-api/modules/platform/regions/postcodes.json')
	await writeFile(target, `${JSON.stringify(lines, null, '\t')}\n`)
	say(`${lines.length} districts written.`)
})

type NamedVillage = {
	code: string
	name: string
	districtCode: string
	city: string
	district: string
}

/** All villages with the names that they are compared by. */
async function namedVillages(): Promise<NamedVillage[]> {
	const [regencies, districts, villages] = await Promise.all([
		getRegencies(),
		getDistricts(),
		getVillages(),
	])
	const cityNames = new Map(regencies.map(({ code, name }) => [code, name]))
	const districtNames = new Map(districts.map(({ code, name }) => [code, name]))
	return villages.map(({ code, name, district_code: districtCode }) => ({
		code,
		name,
		districtCode,
		city: cityNames.get(code.slice(0, 5)) ?? '',
		district: districtNames.get(districtCode) ?? '',
	}))
}

/** Finds a village by its code and name, else by its names, since the codes of Papua changed in 2022. */
function postcodesOf(rows: z.infer<typeof Rows>) {
	const byCode = new Map<string, { name: string; postcode: string }>()
	const byName = new Map<string, Set<string>>()
	const remember = (names: string, postcode: string) =>
		byName.set(names, (byName.get(names) ?? new Set<string>()).add(postcode))
	for (const row of rows) {
		const postcode = String(row.postal)
		if (!/^\d{5}$/.test(postcode)) continue
		byCode.set(row.code, { name: plain(row.village), postcode })
		remember(key(row.code, row.city, row.district, row.village), postcode)
		remember(key(row.code, row.city, row.district, ''), postcode)
		remember(key(row.code, row.city, '', row.village), postcode)
	}
	const only = (names: string) => {
		const [postcode, other] = byName.get(names) ?? []
		return other === undefined ? postcode : undefined
	}
	return ({ code, name, city, district }: NamedVillage) => {
		const sameCode = byCode.get(code)
		if (sameCode?.name === plain(name)) return sameCode.postcode
		return (
			only(key(code, city, district, name)) ??
			only(key(code, city, district, '')) ??
			only(key(code, city, '', name)) ??
			sameCode?.postcode
		)
	}
}

function key(code: string, city: string, district: string, village: string) {
	const island = code.startsWith('9') ? '9' : code.slice(0, 2)
	return [island, plain(city), plain(district), plain(village)].join('/')
}

function plain(name: string) {
	return name
		.toLowerCase()
		.replace(/\b(kabupaten|kota|administrasi)\b/g, '')
		.replace(/[^a-z0-9]/g, '')
}

/** `11.01.01 23773`, or with villages: `31.74.07 12110 Gunung|Selong; 12120 Melawai`. */
function lineOf(code: string, postcodes: Map<string, string[]>) {
	if (postcodes.size < 2) return [code, ...postcodes.keys()].join(' ')
	const parts = [...postcodes].map(([postcode, names]) => `${postcode} ${names.join('|')}`)
	return `${code} ${parts.join('; ')}`
}
