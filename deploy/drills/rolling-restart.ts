import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '#deploy/cluster/cluster.ts'
import { type DrillResult, failuresOf } from './drill.ts'
import { settingsForLoad, startLoad } from './load.ts'

/** Restarts every process but the database one after the other while shoppers buy: no request may fail. */
export async function rollingRestart(): Promise<DrillResult> {
	const cluster = await startCluster({ hasCaddy: false, settings: settingsForLoad })
	try {
		const load = await startLoad({ port: cluster.ports.shops, databaseUrl: cluster.databaseUrl })
		await sleep(5_000)
		const began = performance.now()
		for (const member of [...cluster.apis, ...cluster.storefronts]) {
			await member.stop()
			await member.start()
			// The balancer asks every two seconds.
			await sleep(4_000)
		}
		const seconds = Math.round((performance.now() - began) / 1_000)
		const result = await load.stop()
		return {
			title: 'Two website APIs and two storefronts are restarted one after the other.',
			rows: [
				['requests', result.requests],
				['failed requests', result.failed.length],
				['confirmed orders', result.confirmed],
				['lost orders', result.lost.length],
				['findings of the audit', result.findings],
				['seconds', seconds],
			],
			failures: [
				...result.failed,
				...result.unexpected,
				...failuresOf({
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
