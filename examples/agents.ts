import type { SeedAgent } from './content-shapes.ts'

type AgentRow = [
	code: string,
	name: string,
	/** idn-area-data code such as 31.74.01. */
	district: string,
	monthsAgo: number,
	shopName?: string,
	/** Last five digits of a number of nobody's; absent: not shown. */
	whatsapp?: string,
]

/** Agents as they are written down in a table. */
export function agents(rows: AgentRow[]): SeedAgent[] {
	return rows.map(([code, name, district, monthsAgo, shopName, whatsapp]) => ({
		code,
		name,
		district,
		monthsAgo,
		...(shopName ? { shopName } : {}),
		...(whatsapp ? { whatsapp: `+62812000${whatsapp}` } : {}),
	}))
}
