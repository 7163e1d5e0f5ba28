import { html } from 'hono/html'
import type { PageLanguage } from '#examples/simulated-gateway/page-texts.ts'
import { courierTexts } from './courier-texts.ts'
import type { SimulatedParcel } from './parcel-book.ts'

/** A parcel whose recipient has paid the courier; whole rupiah. */
export type CollectedMoney = { waybill: string; collected: number; fee: number; day: string }

/** What couriers keep of what they collect: Rp 1,000 and 1 %. */
const feeOf = (collected: number) => 1_000 + Math.round(collected / 100)

/** What couriers have collected with the parcels that they delivered, the oldest first. */
export function collectedMoney(parcels: readonly SimulatedParcel[]): CollectedMoney[] {
	return parcels.flatMap(({ collect, waybill, history }) => {
		const delivered = history.find(({ status }) => status === 'delivered')
		if (collect === null || waybill === null || !delivered) return []
		const day = jakartaDay(delivered.updated_at)
		return [{ waybill, collected: collect, fee: feeOf(collect), day }]
	})
}

const jakartaDay = (at: string) =>
	new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10)

/** The file in which couriers say what they pass on, as shops upload it. */
export function remittanceFile(money: readonly CollectedMoney[]): string {
	const rows = money.map(({ waybill, collected, fee, day }) => [waybill, collected, fee, day])
	return [['No Resi', 'Nilai COD', 'Biaya', 'Tanggal'], ...rows]
		.map((row) => `${row.join(';')}\r\n`)
		.join('')
}

/** The list of it, with a link to the file. */
export function collectedList(language: PageLanguage, money: readonly CollectedMoney[]) {
	const t = courierTexts[language].money
	return html`<section>
		<h3>${t.title}</h3>
		<p>${t.explained}</p>
		${
			money.length === 0
				? html`<p>${t.none}</p>`
				: html`<ul>
							${money.map(
								({ waybill, collected, fee, day }) =>
									html`<li>${day} · ${waybill} · Rp ${collected} · ${t.fee} Rp ${fee}</li>`,
							)}
						</ul>
						<p><a href="/couriers/remittance.csv">${t.file}</a></p>`
		}
	</section>`
}
