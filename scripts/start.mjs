import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { readSettings } from './settings.mjs'
import { requireShopPorts, runShop } from './shop.mjs'

/** A bound of the heap in MiB: without one V8 lets several times the living data lie about (docs/decisions/0029). */
const program = (name, heap) => [
	`--max-old-space-size=${heap}`,
	'--max-semi-space-size=8',
	'--enable-source-maps',
	inProject('build', name),
]

await runCommand(async () => {
	const settings = readSettings()
	await requireShopPorts(settings)
	await ensureInstalled()
	await ensureBuilt()
	return runShop(settings, {
		mode: 'production',
		api: program('website-api.mjs', 1_024),
		storefront: program('storefront.mjs', 512),
		admin: program('admin.mjs', 512),
		simulation: program('simulated-provider.mjs', 128),
	})
})
