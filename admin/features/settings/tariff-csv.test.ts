import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { readTariffCsv, TARIFF_COLUMNS, tariffRows } from './tariff-csv.ts'

const courierIds = ['sicepat-reg', 'jnt-ez']
const head = 'courier,zone,first_kg,next_kg,days_min,days_max,hours'
const tariff = { first: 12_000, next: 9_500, daysMin: 1, daysMax: 3, hours: null }

test('a downloaded file is read back unchanged', () => {
	const rows = tariffRows([
		{
			vendorCode: 'SICEPAT',
			vendorMethod: 'reg',
			tariffs: [
				{
					zone: 'CITY',
					firstKg: 12_000,
					nextKg: 9_500,
					etaDaysMin: 1,
					etaDaysMax: 3,
					etaHours: null,
				},
			],
		},
	])
	for (const delimiter of [',', ';']) {
		const text = stringify([[...TARIFF_COLUMNS], ...rows], { delimiter })
		expect(readTariffCsv(text, courierIds)).toEqual({
			rows: [{ courier: 'sicepat-reg', zone: 'CITY', tariff }],
		})
	}
})

test.each([
	['semicolons and dots', `${head.replaceAll(',', ';')}\r\nSICEPAT-REG;city;12.000;9.500;1;3;\r\n`],
	['a byte order mark and spaces', `\uFEFF${head}\n sicepat-reg , CITY ,12000,9500,1,3,\n\n`],
	[
		'another order of columns',
		'zone,courier,next_kg,first_kg,days_max,days_min\nCITY,sicepat-reg,9500,12000,3,1',
	],
])('a file with %s is read', (_what, text) => {
	expect(readTariffCsv(text, courierIds)).toEqual({
		rows: [{ courier: 'sicepat-reg', zone: 'CITY', tariff }],
	})
})

describe('a file is refused with its line', () => {
	const validRow = 'sicepat-reg,CITY,12000,9500,1,3,'
	test.each([
		['tariffs.empty', 1, ''],
		['tariffs.courierUnknown', 3, `${validRow}\nmerpati,CITY,1,1,1,1,`],
		['tariffs.zoneUnknown', 2, 'jnt-ez,MOON,1,1,1,1,'],
		['tariffs.twice', 3, `${validRow}\n${validRow}`],
		['tariffs.numberWrong', 2, 'jnt-ez,CITY,-1,1,1,1,'],
		['tariffs.numberWrong', 2, 'jnt-ez,CITY,1,1,3,1,'],
		['tariffs.numberWrong', 2, 'jnt-ez,CITY,1'],
		['tariffs.unreadable', 1, 'jnt-ez,"CITY'],
	])('%s in line %s', (error, line, body) => {
		expect(readTariffCsv(`${head}\n${body}\n`, courierIds)).toEqual({ error, line })
	})
})
