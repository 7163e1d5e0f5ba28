import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runCommand } from './project.mjs'
import { readSettings } from './settings.mjs'
import { requireShopPorts, runShop } from './shop.mjs'

await runCommand(async () => {
	const settings = readSettings()
	await requireShopPorts(settings)
	await ensureInstalled()
	await ensureBuilt()
	return runShop(settings, {
		mode: 'production',
		api: ['--enable-source-maps', inProject('build', 'website-api.mjs')],
		storefront: ['--enable-source-maps', inProject('build', 'storefront.mjs')],
		admin: ['--enable-source-maps', inProject('build', 'admin.mjs')],
	})
})
