import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const reports = new URL('../reports/', import.meta.url)

/** The median of some figures with minimum and maximum, to three significant digits. */
export function spread(figures) {
	const sorted = figures.toSorted((one, other) => one - other)
	const last = sorted.length - 1
	const median = (sorted[Math.floor(last / 2)] + sorted[Math.ceil(last / 2)]) / 2
	const [middle, lowest, highest] = [median, sorted[0], sorted[last]].map((figure) =>
		Number(figure.toPrecision(3)),
	)
	return { median: middle, lowest, highest }
}

/**
 * A row of the summary: figures of one or several rounds, those of a reference from the same rounds, and their ratio
 * within each round. The goal is `{ of: 'figure' or 'ratio', most or least }`, and is met by the median.
 */
export function rowOf({ row, unit = '', figures, reference, goal }) {
	const ratios = reference && ratiosOf(figures, reference.figures)
	const judged = spread((goal?.of === 'ratio' ? ratios : figures) ?? figures).median
	return {
		row,
		unit,
		figure: spread(figures),
		reference: reference && { name: reference.name, figure: spread(reference.figures) },
		ratio: ratios && spread(ratios),
		goal,
		met: goal && judged <= (goal.most ?? Infinity) && judged >= (goal.least ?? -Infinity),
	}
}

/** Within each round; of the medians where the reference had another number of rounds; undefined: it has zeros. */
function ratiosOf(figures, others) {
	if (others.includes(0)) return undefined
	return figures.length === others.length
		? figures.map((figure, round) => figure / others[round])
		: [spread(figures).median / spread(others).median]
}

/** The rows as lines of a table with columns of equal width. */
export function tableOf(rows) {
	const cells = [
		['', 'figure', 'reference', 'ratio', 'goal', ''],
		...rows.map(({ row, unit, figure, reference, ratio, goal, met }) => [
			row,
			`${range(figure)} ${unit}`.trim(),
			reference ? `${range(reference.figure)} ${reference.name}` : '',
			ratio ? `${range(ratio)} ×` : '',
			goal ? goalText(goal, unit) : '',
			met === undefined ? '' : met ? 'met' : 'MISSED',
		]),
	]
	const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)))
	return cells.map((line) =>
		line
			.map((cell, column) => cell.padEnd(widths[column]))
			.join('  ')
			.trimEnd(),
	)
}

function range({ median, lowest, highest }) {
	return lowest === highest ? String(median) : `${median} (${lowest} to ${highest})`
}

function goalText({ of, most, least }, unit) {
	const amount = most === undefined ? `≥ ${least}` : `≤ ${most}`
	return `${amount} ${of === 'ratio' ? '×' : unit}`.trim()
}

/** Prints the rows of a measurement and writes them to reports/bench-<name>.json, with further facts. */
export async function report(name, rows, facts = {}) {
	console.log(tableOf(rows).join('\n'))
	await mkdir(reports, { recursive: true })
	await writeFile(reportFile(name), JSON.stringify({ ...facts, rows }, null, '\t'))
	console.log(`Written to reports/bench-${name}.json.`)
}

/** Where a measurement writes its report. */
export function reportFile(name) {
	return fileURLToPath(new URL(`bench-${name}.json`, reports))
}

/** Removes the report of an earlier run. */
export async function removeReport(name) {
	await rm(reportFile(name), { force: true })
}
