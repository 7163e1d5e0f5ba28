import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'
import { adminRoutes } from './admin/routes.ts'
import { minifyAssets } from './vite.assets.ts'

/** The admin: a second Remix application, built beside the shop's. Its pages are not hydrated (docs/decisions/0027). */
export default defineConfig({
	plugins: [
		tailwindcss(),
		remix({
			...remixConfig,
			appDirectory: 'admin',
			buildDirectory: 'build/admin',
			routes: adminRoutes,
		}),
		minifyAssets(),
	],
	publicDir: 'admin/public',
	cacheDir: 'node_modules/.vite-admin',
	build: { assetsInlineLimit: 0, sourcemap: false, modulePreload: false },
})
