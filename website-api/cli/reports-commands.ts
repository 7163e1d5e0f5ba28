import type { Command } from 'commander'
import { z } from 'zod'
import {
	LiabilitiesReportWire,
	SALES_DIMENSIONS,
	SalesPartsWire,
	SalesReportWire,
	StockReportWire,
} from '#contract/operator-reports.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
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
	const { data } = await callOperator(SalesReportWire, { path: '/reports/sales', company, query })
	const { TOTAL, PREVIOUS_TOTAL, DAY_LIST, UNSUMMED_DAY_COUNT } = data
	printText(
		listOf([
			[say('label.period'), `${data.FROM} – ${data.UNTIL}`],
			[
				say('label.orders'),
				compared(String(TOTAL.ORDER_COUNT), String(PREVIOUS_TOTAL.ORDER_COUNT)),
			],
			[say('label.revenue'), compared(rupiah(TOTAL.REVENUE), rupiah(PREVIOUS_TOTAL.REVENUE))],
			[say('label.refunded'), rupiah(TOTAL.REFUNDED)],
		]),
	)
	const days = DAY_LIST.filter(({ ORDER_COUNT }) => ORDER_COUNT > 0)
	const rows = days.map((one) => [one.DAY, String(one.ORDER_COUNT), rupiah(one.REVENUE)])
	if (rows.length > 0) printText(`\n${tableOf(heads('day', 'orders', 'revenue'), rows)}`)
	if (UNSUMMED_DAY_COUNT > 0) printText(say('reports.recalculated', { count: UNSUMMED_DAY_COUNT }))
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
	const { data } = await callOperator(SalesPartsWire, {
		path: '/reports/sales/parts',
		company: options.company,
		query: { ...periodOf(options), BY: dimension.data, LIMIT: '100' },
	})
	const rows = data.list.map((one) => [
		one.NAME || one.KEY || say('reports.nameless'),
		String(one.ORDER_COUNT),
		String(one.UNIT_COUNT),
		rupiah(one.GOODS),
		rupiah(one.PREVIOUS_GOODS),
	])
	printText(
		tableOf(
			[say(`dimension.${dimension.data}`), ...heads('orders', 'units', 'goods', 'before')],
			rows,
		),
	)
	if (data.NEXT !== null) printText(say('reports.more'))
}

async function printStock(company: string) {
	const { data } = await callOperator(StockReportWire, { path: '/reports/stock', company })
	const figures = (one: { ON_HAND: number; RESERVED: number; VALUE: number }) => [
		String(one.ON_HAND),
		String(one.RESERVED),
		rupiah(one.VALUE),
	]
	const rows = data.list.map((one) => [one.NAME || say('reports.nameless'), ...figures(one)])
	rows.push([say('label.total'), ...figures(data.TOTAL)])
	printText(tableOf(heads('category', 'inStock', 'reserved', 'value'), rows))
}

async function printLiabilities(options: z.output<typeof Period>) {
	const { data } = await callOperator(LiabilitiesReportWire, {
		path: '/reports/liabilities',
		company: options.company,
		query: periodOf(options),
	})
	const flow = ({ OPENING, INCREASE, DECREASE, CLOSING }: typeof data.TOTAL) =>
		[OPENING, INCREASE, DECREASE, CLOSING].map(rupiah)
	const rows = data.ACCOUNT_LIST.map((one) => [one.ACCOUNT, ...flow(one)])
	rows.push([say('label.total'), ...flow(data.TOTAL)])
	printText(`${data.FROM} – ${data.UNTIL}\n`)
	printText(tableOf(heads('liability', 'opening', 'increase', 'decrease', 'closing'), rows))
}

function periodOf({ from, until }: z.output<typeof Period>) {
	const today = jakartaTime(new Date().toISOString()).slice(0, 10)
	return { FROM: from ?? `${today.slice(0, 7)}-01`, UNTIL: until ?? today }
}
