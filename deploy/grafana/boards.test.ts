import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registeredFigures } from '../registered-figures.ts'

const Board = z.object({
	uid: z.string(),
	panels: z
		.object({ title: z.string(), targets: z.object({ expr: z.string() }).array().min(1) })
		.array()
		.min(5),
})

const boards = ['shop', 'machines'].map((name) => {
	const file = new URL(`dashboards/${name}.json`, import.meta.url)
	return Board.parse(JSON.parse(readFileSync(file, 'utf8')))
})
const expressions = boards.flatMap(({ panels }) =>
	panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
)

test('every expression of the boards names figures that the processes have', () => {
	const known = new Set(registeredFigures())
	for (const expression of expressions) {
		const names = (expression.match(/\b(?:etalase|nodejs|process)_\w+/g) ?? []).map((name) =>
			name.replace(/_(?:bucket|sum|count)$/, ''),
		)
		const isOfPrometheus = /\bup\{/.test(expression)
		expect([expression, names.length > 0 || isOfPrometheus]).toEqual([expression, true])
		expect([expression, names.filter((name) => !known.has(name))]).toEqual([expression, []])
	}
})

test('every figure of ours stands on a board', () => {
	const shown = expressions.join('\n')
	const ours = registeredFigures().filter((name) => name.startsWith('etalase_'))
	// Said by the time since the last success.
	const unshown = ours.filter((name) => !shown.includes(name))
	expect(unshown).toEqual(['etalase_timer_last_run_timestamp_seconds'])
})

test('the provisioned files lead to the boards and to the source that they name', () => {
	const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
	const source = textOf('provisioning/datasources/prometheus.yml')
	for (const { uid } of boards) expect(uid).toMatch(/^etalase-/)
	expect(source).toContain('uid: etalase\n')
	const compose = textOf('../compose.yaml')
	const [, folder = ''] = /path: (\S+)/.exec(textOf('provisioning/dashboards/etalase.yml')) ?? []
	expect(compose).toContain(`./grafana/dashboards:${folder}:ro`)
	expect(compose).toContain('./grafana/provisioning:/etc/grafana/provisioning:ro')
	expect(existsSync(new URL('dashboards', import.meta.url))).toBe(true)
})
