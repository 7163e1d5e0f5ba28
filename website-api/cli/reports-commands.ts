import type { Command } from 'commander'
import { z } from 'zod'
import { type Flow, readLiabilities } from '#contract/liabilities-report.ts'
import { readSalesParts, readSalesReport, SALES_DIMENSIONS } from '#contract/sales-report.ts'
import { readStockReport, type StockFigures } from '#contract/stock-report.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const Period = Company.extend({ from: z.string().optional(), until: z.string().optional() })
const Sales = Period.extend({ by: z.string().optional() })

/** Registers `reports …`. */
export function registerReports(program: Command) {
	const reports = program.command('reports').description(say('reports'))
	withPeriod(reports.command('sales').description(say('reports.sales')))
		.option('--by <dimension>', SALES_DIMENSIONS.join(', ').toLowerCase())
		.action(async (raw: unknown) => {
			const options = Sales.parse(raw)
			await (options.by === undefined ? printSales(options) : printParts(options, options.by))
		})
	reports
		.command('stock')
		.description(say('reports.stock'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => printStock(Company.parse(raw).company))
	withPeriod(reports.command('liabilities').description(say('reports.liabilities'))).action(
		async (raw: unknown) => printLiabilities(Period.parse(raw)),
	)
}

function withPeriod(command: Command): Command {
	return command
		.requiredOption('--company <code>', say('shop'))
		.option('--from <day>', say('reports.from'))
		.option('--until <day>', say('reports.until'))
}

async function printSales(options: z.output<typeof Period>) {
	const { company } = options
	const query = periodOf(options)
	const data = await callEndpoint(readSalesReport, { query }, { company })
	const { total, previousTotal, days, unsummedDayCount } = data
	printText(
		listOf([
			[say('label.period'), `${data.from} – ${data.until}`],
			[say('label.orders'), compared(String(total.orderCount), String(previousTotal.orderCount))],
			[say('label.revenue'), compared(rupiah(total.revenue), rupiah(previousTotal.revenue))],
			[say('label.refunded'), rupiah(total.refunded)],
		]),
	)
	const sold = days.filter(({ orderCount }) => orderCount > 0)
	const rows = sold.map((one) => [one.day, String(one.orderCount), rupiah(one.revenue)])
	if (rows.length > 0) printText(`\n${tableOf(heads('day', 'orders', 'revenue'), rows)}`)
	if (unsummedDayCount > 0) printText(say('reports.recalculated', { count: unsummedDayCount }))
}

function compared(now: string, before: string): string {
	return say('reports.before', { now, before })
}

async function printParts(options: z.output<typeof Period>, by: string) {
	const dimension = z.enum(SALES_DIMENSIONS).safeParse(by.toUpperCase())
	if (!dimension.success) {
		const dimensions = SALES_DIMENSIONS.join(', ')
		throw new UsageError(say('reports.wrongDimension', { dimensions }))
	}
	const data = await callEndpoint(
		readSalesParts,
		{ query: { ...periodOf(options), by: dimension.data, limit: 100 } },
		{ company: options.company },
	)
	const rows = data.list.map((one) => [
		one.name || one.key || say('reports.nameless'),
		String(one.orderCount),
		String(one.unitCount),
		rupiah(one.goods),
		rupiah(one.previousGoods),
	])
	printText(
		tableOf(
			[say(`dimension.${dimension.data}`), ...heads('orders', 'units', 'goods', 'before')],
			rows,
		),
	)
	if (data.next !== null) printText(say('reports.more'))
}

async function printStock(company: string) {
	const data = await callEndpoint(readStockReport, {}, { company })
	const figures = (one: StockFigures) => [
		String(one.onHand),
		String(one.reserved),
		rupiah(one.value),
	]
	const rows = data.list.map((one) => [one.name || say('reports.nameless'), ...figures(one)])
	rows.push([say('label.total'), ...figures(data.total)])
	printText(tableOf(heads('category', 'inStock', 'reserved', 'value'), rows))
}

async function printLiabilities(options: z.output<typeof Period>) {
	const query = periodOf(options)
	const data = await callEndpoint(readLiabilities, { query }, { company: options.company })
	const flow = ({ opening, increase, decrease, closing }: Flow) =>
		[opening, increase, decrease, closing].map(rupiah)
	const rows = data.accounts.map((one) => [one.account, ...flow(one)])
	rows.push([say('label.total'), ...flow(data.total)])
	printText(`${data.from} – ${data.until}\n`)
	printText(tableOf(heads('liability', 'opening', 'increase', 'decrease', 'closing'), rows))
}

function periodOf({ from, until }: z.output<typeof Period>) {
	const today = jakartaTime(new Date().toISOString()).slice(0, 10)
	return { from: from ?? `${today.slice(0, 7)}-01`, until: until ?? today }
}
