import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorFlashSaleListWire, type OperatorFlashSaleRowWire } from '#contract/flash-sale.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const OpenOptions = Company.extend({
	name: z.string(),
	nameEn: z.string().optional(),
	start: z.string().optional(),
	end: z.string(),
	item: z.array(z.string()),
})
const Item = /^([^=]{1,64})=(\d{1,12}):(\d{1,7})(?::(\d{1,7}))?$/

/** Registers `flash-sales …`. */
export function registerFlashSales(program: Command) {
	const sales = program.command('flash-sales').description('few things, for a short time, for less')
	sales
		.command('list')
		.description('the latest sales, with what was sold')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'flash-sales')
			print((await callOperator(OperatorFlashSaleListWire, { path })).data.list)
		})
	sales
		.command('open')
		.description('announce a sale')
		.requiredOption('--company <code>', 'which shop')
		.requiredOption('--name <text>', 'what it is called')
		.option('--name-en <text>', 'the same in English')
		.option('--start <time>', 'e.g. 2026-12-12T00:00+07:00; absent: now')
		.requiredOption('--end <time>', 'e.g. 2026-12-12T23:59+07:00')
		.requiredOption(
			'--item <sku=price:units[:each]>',
			'a variant, its price, how many there are of it and for one customer (1); again for more',
			(one: string, before: string[]) => [...before, one],
			[],
		)
		.action(async (raw: unknown) => {
			const options = OpenOptions.parse(raw)
			const { data } = await callOperator(OperatorFlashSaleListWire, {
				method: 'POST',
				path: sitePath(options.company, 'flash-sales'),
				body: {
					NAME_ID: options.name,
					NAME_EN: options.nameEn ?? options.name,
					STARTS_AT: timeOf(options.start ?? new Date().toISOString()),
					ENDS_AT: timeOf(options.end),
					ITEM_LIST: options.item.map(itemOf),
				},
			})
			print(data.list)
		})
	sales
		.command('end')
		.description('end a sale now; one that has not begun is forgotten')
		.argument('<id>')
		.requiredOption('--company <code>', 'which shop')
		.action(async (id: string, raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, `flash-sales/${encodeURIComponent(id)}/end`)
			print((await callOperator(OperatorFlashSaleListWire, { method: 'POST', path })).data.list)
		})
}

function timeOf(text: string): string {
	const time = new Date(text)
	if (Number.isNaN(time.getTime()))
		throw new UsageError(`${text} is no time; write 2026-12-12T08:00+07:00.`)
	return time.toISOString()
}

function itemOf(text: string) {
	const [, VARIANT_SKU, price, quota, most = '1'] = Item.exec(text) ?? []
	if (VARIANT_SKU === undefined) throw new UsageError(`${text} is no item; write SKU=99000:50:1.`)
	return { VARIANT_SKU, PRICE: Number(price), QUOTA: Number(quota), MOST: Number(most) }
}

function print(list: OperatorFlashSaleRowWire[]) {
	const rows = list.flatMap((sale) =>
		sale.ITEM_LIST.map((item, at) => [
			at === 0 ? String(sale.FLASH_SALE_ID) : '',
			at === 0 ? sale.NAME_ID : '',
			at === 0 ? `${jakartaTime(sale.STARTS_AT)} - ${jakartaTime(sale.ENDS_AT)}` : '',
			at === 0 ? sale.STATE.toLowerCase() : '',
			item.VARIANT_SKU,
			rupiah(item.PRICE),
			`${item.SOLD}/${item.QUOTA}`,
			String(item.MOST),
		]),
	)
	const headings = ['SALE', 'NAME', 'TIME (WIB)', 'STATE', 'SKU', 'PRICE', 'SOLD', 'EACH']
	printText(rows.length > 0 ? tableOf(headings, rows) : 'No flash sales.')
}
