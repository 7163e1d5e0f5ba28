import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { createMember, type Member } from '#deploy/cluster/member.ts'
import { requireProgram } from '#deploy/cluster/programs.ts'

const rulesFile = fileURLToPath(new URL('../prometheus/alerts.yml', import.meta.url))

const Alerts = z.object({
	data: z.object({
		alerts: z.array(
			z.object({ state: z.string(), labels: z.looseObject({ alertname: z.string() }) }),
		),
	}),
})

export type Watch = {
	member: Member
	/** The names of the alerts that are firing. */
	firing: () => Promise<string[]>
	/** Waits until none of these fires any more, at most so many ms. */
	untilQuiet: (names: string[], ms: number) => Promise<void>
}

/** A Prometheus that asks every second and evaluates the alerts of deploy/, which fire at once. @throws MissingProgram */
export async function startPrometheus(
	{ port, targets }: { port: number; targets: number[] },
	folder: string,
): Promise<Watch> {
	const program = requireProgram('prometheus')
	const rules = path.join(folder, 'alerts.yml')
	await writeFile(rules, (await readFile(rulesFile, 'utf8')).replace(/ for: \w+/g, ' for: 1s'))
	const config = path.join(folder, 'prometheus.yml')
	const scraped = targets.map((target) => `'127.0.0.1:${target}'`).join(', ')
	await writeFile(
		config,
		`global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: ['${rules}']
scrape_configs:
  - { job_name: etalase, static_configs: [{ targets: [${scraped}] }] }
`,
	)
	const address = `http://127.0.0.1:${port}`
	const member = createMember({
		name: 'prometheus',
		ready: `${address}/-/ready`,
		program,
		args: [
			`--config.file=${config}`,
			`--storage.tsdb.path=${path.join(folder, 'figures')}`,
			`--web.listen-address=127.0.0.1:${port}`,
		],
		env: process.env,
		logs: folder,
	})
	await member.start()
	const firing = async () => {
		const response = await fetch(`${address}/api/v1/alerts`)
		const { data } = Alerts.parse(await response.json())
		return data.alerts
			.filter(({ state }) => state === 'firing')
			.map(({ labels }) => labels.alertname)
	}
	return {
		member,
		firing,
		async untilQuiet(names, ms) {
			for (const end = performance.now() + ms; performance.now() < end; await sleep(500)) {
				const loud = await firing()
				if (!names.some((name) => loud.includes(name))) return
			}
		},
	}
}
