import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { readSettings } from './settings.mjs'
import { requireShopPorts, runShop } from './shop.mjs'

// Both processes straight from TypeScript: the API restarts when its files change, pages reload.
await runCommand(async () => {
	const settings = readSettings()
	await requireShopPorts(settings)
	await ensureInstalled()
	const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs')
	return runShop(settings, {
		mode: 'development',
		api: [tsx, 'watch', '--clear-screen=false', inProject('website-api', 'main.ts')],
		storefront: [tsx, inProject('server', 'main.ts')],
		admin: [tsx, inProject('server', 'admin', 'main.ts')],
		simulation: ['--import', 'tsx', inProject('examples', 'simulated-gateway', 'main.ts')],
	})
})
