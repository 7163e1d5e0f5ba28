import { parse } from 'csv-parse/sync'
import { type Courier, type Tariff, TARIFF_ZONES } from '#contract/shipping-settings.ts'
import { courierId, TariffForm } from './shipping.form.ts'

type Zone = (typeof TARIFF_ZONES)[number]
type Row = { courier: string; zone: Zone; tariff: TariffForm }
export type ReadTariffs = { rows: Row[] } | { error: string; line: number }

/** The columns of the file; the upload finds them by these names. */
export const TARIFF_COLUMNS = [
	'courier',
	'zone',
	'first_kg',
	'next_kg',
	'days_min',
	'days_max',
	'hours',
] as const

/** Tariffs as rows of the file. */
export function tariffRows(
	couriers: readonly Pick<Courier, 'vendorCode' | 'vendorMethod' | 'tariffs'>[],
) {
	return couriers.flatMap(({ vendorCode, vendorMethod, tariffs }) =>
		tariffs.map((tariff) => [
			courierId(vendorCode, vendorMethod),
			tariff.zone,
			tariff.firstKg,
			tariff.nextKg,
			tariff.etaDaysMin,
			tariff.etaDaysMax,
			tariff.etaHours ?? '',
		]),
	)
}

/** Parses such a file, also as spreadsheets save it: with semicolons and dots between thousands. */
export function readTariffCsv(text: string, courierIds: readonly string[]): ReadTariffs {
	const [head = ''] = text.split(/\r?\n/, 1)
	const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ','
	let records: Record<string, string>[]
	try {
		records = parse(text, {
			columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
			delimiter,
			bom: true,
			trim: true,
			skip_empty_lines: true,
			relax_column_count: true,
		})
	} catch {
		return { error: 'tariffs.unreadable', line: 1 }
	}
	if (records.length === 0) return { error: 'tariffs.empty', line: 1 }
	const rows: Row[] = []
	for (const [at, record] of records.entries()) {
		const line = at + 2
		const courier = (record.courier ?? '').toLowerCase()
		const zone = TARIFF_ZONES.find((name) => name === (record.zone ?? '').toUpperCase())
		if (!courierIds.includes(courier)) return { error: 'tariffs.courierUnknown', line }
		if (!zone) return { error: 'tariffs.zoneUnknown', line }
		if (rows.some((row) => row.courier === courier && row.zone === zone)) {
			return { error: 'tariffs.twice', line }
		}
		const tariff = TariffForm.safeParse({
			first: record.first_kg,
			next: record.next_kg,
			hours: record.hours ?? '',
			daysMin: record.days_min,
			daysMax: record.days_max,
		})
		if (!tariff.success) return { error: 'tariffs.numberWrong', line }
		rows.push({ courier, zone, tariff: tariff.data })
	}
	return { rows }
}

/** A row as a tariff. */
export function tariffOf(zone: Zone, form: TariffForm): Tariff {
	return {
		zone,
		firstKg: form.first,
		nextKg: form.next,
		etaDaysMin: form.daysMin,
		etaDaysMax: form.daysMax,
		etaHours: form.hours,
	}
}
