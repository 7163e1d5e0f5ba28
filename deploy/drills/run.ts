// `npm run drill [NAME …]`: runs drills on really started processes, all of them without a name, and prints their figures.
import { MissingProgram } from '#deploy/cluster/programs.ts'
import type { DrillResult } from './drill.ts'

/** Every drill by its name; each loads only what it needs. */
const drills: { [name: string]: () => Promise<() => Promise<DrillResult>> } = {
	capacity: async () => (await import('./capacity.ts')).capacity,
	'cell-move': async () => (await import('./cell-move.ts')).cellMove,
	failover: async () => (await import('./failover.ts')).failover,
	image: async () => (await import('./image.ts')).image,
	incidents: async () => (await import('./incidents.ts')).incidents,
	restore: async () => (await import('./restore.ts')).restore,
	upgrade: async () => (await import('./upgrade.ts')).upgrade,
	'rolling-restart': async () => (await import('./rolling-restart.ts')).rollingRestart,
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in drills))

if (unknown.length > 0) {
	say(`There is no drill ${unknown.join(', ')}. There are: ${Object.keys(drills).join(', ')}`)
	process.exitCode = 2
} else {
	for (const name of named.length > 0 ? named : Object.keys(drills)) await run(name)
}

async function run(name: string) {
	say(`\n── ${name}`)
	try {
		const drill = await drills[name]?.()
		if (drill) print(await drill())
	} catch (error) {
		if (error instanceof MissingProgram) say(`left out: ${error.message}`)
		else {
			// The others are run all the same.
			say(`  FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
			process.exitCode = 1
		}
	}
}

function print({ title, rows, failures }: DrillResult) {
	say(title)
	const width = Math.max(...rows.map(([what]) => what.length))
	for (const [what, value] of rows) say(`  ${what.padEnd(width)}  ${value}`)
	for (const failure of failures) say(`  FAILED: ${failure}`)
	say(failures.length === 0 ? '  passed' : '  not passed')
	if (failures.length > 0) process.exitCode = 1
}
