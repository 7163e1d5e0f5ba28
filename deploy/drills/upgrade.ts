import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startCluster } from '#deploy/cluster/cluster.ts'
import { type DrillResult, failuresOf } from './drill.ts'
import { settingsForLoad, startLoad } from './load.ts'
import { buildOldVersion } from './old-version.ts'

const Applied = z.object({ APPLIED_LIST: z.array(z.string()) })
const build = fileURLToPath(new URL('../../build', import.meta.url))
/** The balancer asks every two seconds. */
const BALANCER_MS = 4_000

/** Upgrades the version before to this one while shoppers buy: no request may fail. */
export async function upgrade(): Promise<DrillResult> {
	const old = await buildOldVersion()
	try {
		return await upgradeFrom(old)
	} finally {
		await old.remove()
	}
}

async function upgradeFrom(old: Awaited<ReturnType<typeof buildOldVersion>>): Promise<DrillResult> {
	const cluster = await startCluster({
		hasCaddy: false,
		build: old.build,
		settings: { ...settingsForLoad, ETALASE_MIGRATE: 'start' },
	})
	try {
		const { databaseUrl, data } = cluster
		const load = await startLoad({ port: cluster.ports.shops, databaseUrl })
		await sleep(5_000)
		const began = performance.now()
		const applied = await migrate({ DATABASE_URL: databaseUrl, ETALASE_DATA: data })
		// An old process that restarts afterwards must serve; it is not ready otherwise.
		const [first] = cluster.apis
		await first.stop()
		await first.start()
		await sleep(BALANCER_MS)
		const saysSo = first.log().includes('the database is of a newer version')
		const ordersBeside = load.confirmed()
		for (const [program, members] of [
			['website-api.mjs', cluster.apis],
			['storefront.mjs', cluster.storefronts],
		] as const) {
			const args = ['--max-semi-space-size=8', '--enable-source-maps', path.join(build, program)]
			for (const member of members) {
				await member.stop()
				await member.start({ args })
				await sleep(BALANCER_MS)
			}
		}
		const seconds = Math.round((performance.now() - began) / 1_000)
		const result = await load.stop()
		return {
			title:
				'The version before is upgraded to this one: migrations first, then one process after the other.',
			rows: [
				['from', old.commit],
				['applied migrations', applied.join(', ') || 'none'],
				['requests', result.requests],
				['failed requests', result.failed.length],
				['confirmed orders', result.confirmed],
				['of them while only old processes served', ordersBeside],
				['lost orders', result.lost.length],
				['findings of the audit', result.findings],
				['seconds', seconds],
			],
			failures: [
				...result.failed,
				...result.unexpected,
				...failuresOf({
					'the old process that restarted says that the database is newer':
						saysSo || applied.length === 0,
					'confirmed orders are kept': result.lost.length === 0,
					'the books are in order': result.findings === 0,
					'orders were placed': result.confirmed > 0,
				}),
			],
		}
	} finally {
		await cluster.stop()
	}
}

async function migrate(env: Record<string, string>): Promise<string[]> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[path.join(build, 'etalase.mjs'), 'migrate', '--json'],
		{ env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env } },
	)
	const answer: unknown = JSON.parse(stdout)
	return Applied.parse(answer).APPLIED_LIST
}
